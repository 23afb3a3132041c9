import * as z from 'zod';
import { createOutputLine } from '../output-line.ts';

/** In place of a route: the redirects of the configuration. */
export const REDIRECTS = 'redirects';

const UnknownNameSchema = z.strictObject({
  /** The route of the narrative page; the home page is `index`, and `REDIRECTS` no page. */
  page: z.string(),
  name: z.string(),
});

/** A name in a narrative page that nothing documents. */
export type UnknownName = z.infer<typeof UnknownNameSchema>;

export const unknownNameLine = createOutputLine('unknown-name', UnknownNameSchema);
