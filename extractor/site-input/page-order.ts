import * as z from 'zod';
import { createOutputLine } from './output-line.ts';

const PageOrderSchema = z.strictObject({
  /** The files of pages that search may find, in the order in which Astro begins to render them. */
  searched: z.array(z.string()),
  /** The files of pages that search never finds. */
  others: z.array(z.string()),
});

/** The files of the pages that Astro renders, below the site. */
export type PageOrder = z.infer<typeof PageOrderSchema>;

export const pageOrderLine = createOutputLine('page-order', PageOrderSchema);
