import * as z from 'zod';
import { SourceLocationSchema } from './source-location.ts';

/** `rateLimit` and `idempotency` are headers that the code reads or sends. */
export const BehaviorKindSchema = z.enum(['retry', 'timeout', 'rateLimit', 'idempotency']);

/** Something that the code around a client's requests sets, as it is written there. */
export const BehaviorFactSchema = z.strictObject({
  kind: BehaviorKindSchema,
  /** Python source, or the name of a header. */
  text: z.string(),
  source: SourceLocationSchema,
});
