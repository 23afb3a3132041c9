import * as z from 'zod';
import { createOutputLine } from './output-line.ts';

/** The environment variable that names the empty folder to make a ready renderer in. */
export const READY_RENDERER = 'WRAPDOCS_READY_RENDERER';

/**
 * The path that a ready renderer is bundled for. When it runs, its modules get the path of the site
 * instead (`astro-site/src/prebuilt/render.ts`).
 */
export const RENDERER_BASE = '/wrapdocs-renderer-base/';

/** The files of a ready renderer, by their paths in its folder. */
export const RENDERER_FILES = {
  /** What Astro bundles for rendering, with the script that renders a site. */
  modules: 'modules',
  script: 'modules/render.mjs',
  /** The script that makes the pages of a site that have changed. */
  rebuildScript: 'modules/rebuild-ready.mjs',
  /** What browsers load. */
  assets: 'assets',
  /** What Astro knows about its bundle. */
  facts: 'facts.json',
} as const;

/** What the script is told, as JSON in its only argument. */
export const RenderRequestSchema = z.strictObject({
  siteFile: z.string(),
  /** The path that the site is rendered for, with its slashes. */
  base: z.string(),
  /** Astro's root, a folder for this run. */
  root: z.string(),
  /** The folder that wrapdocs is installed in. */
  home: z.string(),
  /** The empty folder of the site. */
  out: z.string(),
  /** A file that is there as soon as the packages have been read. */
  packagesRead: z.string(),
  /** The empty folder to keep what the next build needs. */
  cache: z.string().optional(),
});
export type RenderRequest = z.infer<typeof RenderRequestSchema>;

/** Why a site needs the full build, found when it was rendered. */
export const refusalLine = createOutputLine('refusal', z.strictObject({ reason: z.string() }));
