import * as z from 'zod';
import { SourceLocationSchema } from './source-location.ts';

/** `error`: something is missing from the document; `warning`: something is likely wrong; `note`: something could be better. */
export const SeveritySchema = z.enum(['error', 'warning', 'note']);
export type Severity = z.infer<typeof SeveritySchema>;

/** A finding about the documented source. `code` and `rule` are permanent names of the same thing. */
export const DiagnosticSchema = z.strictObject({
  code: z.string().regex(/^WD\d{3}$/),
  rule: z.string(),
  severity: SeveritySchema,
  message: z.string(),
  hint: z.string(),
  location: SourceLocationSchema.optional(),
  /** The id of the item it is about. */
  item: z.string().optional(),
});
export type Diagnostic = z.infer<typeof DiagnosticSchema>;
