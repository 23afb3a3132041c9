import * as z from 'zod';
import { createOutputLine } from './output-line.ts';

const PageFailureSchema = z.strictObject({
  /** The path of the page below the site's reference. */
  page: z.string(),
  package: z.string().optional(),
  /** The id of the object that the page is about. */
  object: z.string().optional(),
  file: z.string().optional(),
  line: z.int().positive().optional(),
  message: z.string(),
});

/** A page that could not be rendered. */
export type PageFailure = z.infer<typeof PageFailureSchema>;

export const pageFailureLine = createOutputLine('page-failure', PageFailureSchema);
