import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeInterrupted } from '../../errors.ts';
import {
  rebuildLine,
  REBUILD_SCRIPT,
  type RebuildRequest,
} from '../../site-input/rebuild-cache.ts';
import { pageFailureLine } from '../../site-input/page-failure.ts';
import { runChild } from '../../system/run-child.ts';
import { getModuleFile } from '../../version.ts';
import { ASTRO_ENVIRONMENT } from '../astro-environment.ts';
import { findModules } from '../site-root.ts';

const END_WITH_PARENT = pathToFileURL(getModuleFile('extractor/system/end-with-parent')).href;

/**
 * Makes the pages of a linked site that differ, with the cache of the last build, as soon as it is
 * known what has changed.
 *
 * @param renderer the folder that keeps it
 * @param onPages called with the HTML files that differ, when they are written
 * @returns whether everything is made; otherwise, the whole site must be
 */
export async function rebuildPages(
  renderer: string,
  request: RebuildRequest,
  { onPages, signal }: { onPages: (changed: string[]) => void; signal: AbortSignal },
): Promise<boolean> {
  await linkModules(renderer);
  const state = { isDone: false, hasFailed: false };
  const script = path.join(renderer, REBUILD_SCRIPT);
  const args = ['--import', END_WITH_PARENT, script, JSON.stringify(request)];
  const { aborted, exitCode } = await runChild(process.execPath, args, {
    cwd: renderer,
    env: { ...ASTRO_ENVIRONMENT, NODE_ENV: 'production' },
    signal,
    keepStdinOpen: true,
    onLine: (line) => {
      const report = rebuildLine.parse(line);
      if (report?.kind === 'pages') onPages(report.changed);
      if (report?.kind === 'done') state.isDone = true;
      // Only a whole build tells its author which page could not be made.
      if (pageFailureLine.parse(line) !== undefined) state.hasFailed = true;
    },
  });
  if (aborted) throw makeInterrupted();
  return exitCode === 0 && state.isDone && !state.hasFailed;
}

/** The packages that the cached modules import, wherever wrapdocs is installed now. */
async function linkModules(renderer: string): Promise<void> {
  const modules = path.join(renderer, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  await symlink(findModules(), modules, 'junction');
}
