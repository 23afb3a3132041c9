import * as z from 'zod';
import { createOutputLine } from './output-line.ts';

/** The absolute paths of files that were bundled for a site, apart from dependencies. */
export const bundledFilesLine = createOutputLine('bundled-files', z.array(z.string()));
