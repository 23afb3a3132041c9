import * as z from 'zod';
import { createOutputLine } from './output-line.ts';

/** The files of the pages below the site, in the order in which Astro begins to render them. */
export const pageOrderLine = createOutputLine('page-order', z.array(z.string()));
