import * as z from 'zod';
import { ChangeSchema } from './change.ts';
import { RELEASES_VERSION } from './version.ts';

/** What a release changed in one package, compared with the release before it. */
const PackageChangesSchema = z.strictObject({
  name: z.string(),
  /** The versions of the package itself, if they are known. */
  before: z.string().optional(),
  after: z.string().optional(),
  /**
   * Absent in the first release that has the package, in the release that removed it, and if the
   * previous release was written by another contract, so that they could not be compared.
   */
  changes: z.array(ChangeSchema).optional(),
  /** How many changes the filter of names left out. */
  leftOut: z.int().positive().optional(),
  /** How many changes are of what only the application itself uses, and are left out for that. */
  internals: z.int().positive().optional(),
  /** Set if the release is the first with the package, or the first without it. */
  presence: z.enum(['added', 'removed']).optional(),
});
export type PackageChanges = z.infer<typeof PackageChangesSchema>;

/** A release of a site and what it changed. */
const ReleaseChangesSchema = z.strictObject({
  version: z.string(),
  /** The day of the release, `2026-11-21`. */
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  /** The release that it is compared with; absent in the first one. */
  previous: z.string().optional(),
  packages: z.array(PackageChangesSchema),
});
export type ReleaseChanges = z.infer<typeof ReleaseChangesSchema>;

/** `history.json` of a release: its own changes first, then those of the releases before it. */
export const HistorySchema = z.strictObject({
  schemaVersion: z.literal(RELEASES_VERSION),
  releases: z.array(ReleaseChangesSchema),
});
export type History = z.infer<typeof HistorySchema>;
