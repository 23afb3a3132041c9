import * as z from 'zod';
import { ChangeDatesSchema } from './schema.ts';
import { createOutputLine } from './output-line.ts';

/**
 * The environment variable that names a folder: a build saves there what the next one needs to make
 * only the pages of the reference that have changed.
 */
export const REBUILD_CACHE = 'WRAPDOCS_REBUILD_CACHE';

/** The script, in that folder, that makes these pages. */
export const REBUILD_SCRIPT = 'modules/rebuild.mjs';
/** What is known about the pages of a whole build. */
export const PAGE_CACHE = 'pages.json';

/** What the script is told, as JSON in its only argument. */
export const RebuildRequestSchema = z.strictObject({
  /** The folder with the files of the last build, which are links: they are replaced, not written to. */
  site: z.string(),
  /** The file with what is known about these pages. */
  pages: z.string(),
  /** The file to write what is known about the new pages to. */
  next: z.string(),
  /** A file that says what has changed; it is there as soon as the packages have been read. */
  changes: z.string(),
});
export type RebuildRequest = z.infer<typeof RebuildRequestSchema>;

/** What has changed since the last build. */
export const PackageChangesSchema = z.strictObject({
  /** The names of the packages that have changed. */
  packages: z.array(z.string()),
  /** When the files of the packages last changed. */
  dates: ChangeDatesSchema.shape.packages,
});
export type PackageChanges = z.infer<typeof PackageChangesSchema>;

/**
 * What the script reports: the HTML files that differ, as soon as they are written, and that
 * everything else is written, too; or why the whole site must be made.
 */
const RebuildReportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pages'), changed: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('done') }),
  z.strictObject({ kind: z.literal('refused'), reason: z.string() }),
]);

export const rebuildLine = createOutputLine('rebuild', RebuildReportSchema);
