import * as z from 'zod';
import { createOutputLine } from '../output-line.ts';

const UnknownNameSchema = z.strictObject({
  /** The route of the narrative page; the home page is `index`. */
  page: z.string(),
  name: z.string(),
});

/** A name in a narrative page that nothing documents. */
export type UnknownName = z.infer<typeof UnknownNameSchema>;

export const unknownNameLine = createOutputLine('unknown-name', UnknownNameSchema);
