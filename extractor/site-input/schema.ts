import * as z from 'zod';
import { ConfigSchema } from '../config/schema.ts';
import { HistorySchema } from '../contract/history.ts';
import { InventorySchema } from '../contract/inventory.ts';

/**
 * The version of `site.json` that this wrapdocs writes and reads.
 *
 * Raise it when the site would misread a file that an earlier wrapdocs wrote, and say here what changed:
 *
 * - 1: first version.
 */
export const SITE_INPUT_VERSION = 1;

/** ISO dates of the last change by file: `/`-separated paths relative to the requested folder. */
const FileDatesSchema = z.record(z.string(), z.iso.datetime());
export type FileDates = z.infer<typeof FileDatesSchema>;

/** When the narrative pages and the sources of the packages last changed. */
export const ChangeDatesSchema = z.strictObject({
  /** By file below the folder of the narrative pages. */
  content: FileDatesSchema,
  /** By package, then by file below the folder that contains the package. */
  packages: z.record(z.string(), FileDatesSchema),
});
export type ChangeDates = z.infer<typeof ChangeDatesSchema>;

/** What a site knows about its own release. */
const SiteReleaseSchema = z.strictObject({
  version: z.string(),
  /** The day of the release, `2026-11-21`. */
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  prerelease: z.literal(true).optional(),
  /** The path of the site that contains all versions, with its slashes: `/`. */
  root: z.string(),
  /** What this release and those before it changed. */
  history: HistorySchema,
});
export type SiteRelease = z.infer<typeof SiteReleaseSchema>;

/** The folders of a site; all paths are absolute. */
const SiteFoldersSchema = z.strictObject({
  /** One folder per package, with its JSON as the contract describes it. */
  packages: z.string(),
  /** The narrative pages. */
  content: z.string(),
  /** The project, whose files pages may show. */
  project: z.string(),
  /** The finished site. */
  out: z.string(),
  /** Astro's cache for the next build; two projects must not share it. */
  cache: z.string(),
});
export type SiteFolders = z.infer<typeof SiteFoldersSchema>;

/**
 * `site.json`: everything that the site needs besides the packages. The extractor writes it, and
 * Astro reads it.
 */
export const SiteInputSchema = z.strictObject({
  schemaVersion: z.literal(SITE_INPUT_VERSION),
  generator: z.strictObject({ name: z.string(), version: z.string() }),
  /** The configuration, with its defaults. */
  settings: ConfigSchema,
  /** The path that the site is served from, with its slashes. */
  base: z.string(),
  dates: ChangeDatesSchema,
  inventories: z.array(InventorySchema),
  /** Absent in an ordinary build, which has neither a version picker nor a "What's new" page. */
  release: SiteReleaseSchema.optional(),
  folders: SiteFoldersSchema,
});
export type SiteInput = z.infer<typeof SiteInputSchema>;
