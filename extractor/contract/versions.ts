import * as z from 'zod';
import { RELEASES_VERSION } from './version.ts';

/** A released version of a site. */
const VersionEntrySchema = z.strictObject({
  version: z.string(),
  /** The day of the release, `2026-11-21`; absent if it is not known. */
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional(),
  prerelease: z.literal(true).optional(),
  /** Its other names, each a folder of the site that redirects here; sorted. */
  aliases: z.array(z.string()),
  /** The tool that made its pages, which stay as they are, if it was another one. */
  madeBy: z.literal('mike').optional(),
});
export type VersionEntry = z.infer<typeof VersionEntrySchema>;

/**
 * `versions.json` at the root of a site. Every page reads it, including those of old releases, so
 * fields may only be added.
 */
export const VersionsSchema = z.strictObject({
  schemaVersion: z.literal(RELEASES_VERSION),
  /** The version whose pages are at the root. */
  default: z.string(),
  /** Newest first. */
  versions: z.array(VersionEntrySchema),
});
export type Versions = z.infer<typeof VersionsSchema>;

/**
 * `pages.json` of a release: the paths of its pages below its folder, sorted, each with a slash at
 * the end; the home page is the empty path.
 */
export const PageListSchema = z.strictObject({
  schemaVersion: z.literal(RELEASES_VERSION),
  pages: z.array(z.string()),
});
export type PageList = z.infer<typeof PageListSchema>;
