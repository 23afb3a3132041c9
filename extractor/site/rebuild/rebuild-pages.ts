import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeInterrupted } from '../../errors.ts';
import {
  rebuildLine,
  REBUILD_SCRIPT,
  type RebuildReport,
  type RebuildRequest,
} from '../../site-input/kept-site.ts';
import { pageFailureLine } from '../../site-input/page-failure.ts';
import { runChild } from '../../system/run-child.ts';
import { getModuleFile } from '../../version.ts';
import { ASTRO_ENVIRONMENT } from '../astro-environment.ts';
import { findModules } from '../site-root.ts';

const END_WITH_PARENT = pathToFileURL(getModuleFile('extractor/system/end-with-parent')).href;

/**
 * Makes the pages of a linked site that differ, with what the last build has kept.
 *
 * @param renderer the folder that keeps it
 * @returns the HTML files that differ; undefined if the whole site must be made
 */
export async function rebuildPages(
  renderer: string,
  request: RebuildRequest,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  await linkModules(renderer);
  const reports: (RebuildReport | 'failure')[] = [];
  const script = path.join(renderer, REBUILD_SCRIPT);
  const args = ['--import', END_WITH_PARENT, script, JSON.stringify(request)];
  const { aborted, exitCode } = await runChild(process.execPath, args, {
    cwd: renderer,
    env: { ...ASTRO_ENVIRONMENT, NODE_ENV: 'production' },
    signal,
    keepStdinOpen: true,
    onLine: (line) => {
      const report = rebuildLine.parse(line);
      if (report !== undefined) reports.push(report);
      // Only a whole build tells its author which page could not be made.
      if (pageFailureLine.parse(line) !== undefined) reports.push('failure');
    },
  });
  if (aborted) throw makeInterrupted();
  const [report, ...others] = reports;
  if (exitCode !== 0 || report === undefined || others.length > 0) return undefined;
  return report !== 'failure' && report.kind === 'done' ? report.pages : undefined;
}

/** The packages that the kept modules import, wherever wrapdocs is installed now. */
async function linkModules(renderer: string): Promise<void> {
  const modules = path.join(renderer, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  await symlink(findModules(), modules, 'junction');
}
