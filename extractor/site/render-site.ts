import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { withRunFolder } from '../output/run-folder.ts';
import { parsePageFailure, type PageFailure } from '../site-input/page-failure.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../version.ts';

interface Options {
  /** The `site.json` of the site. */
  siteFile: string;
  /** The folder to render into. */
  out: string;
  signal: AbortSignal;
}

const LINES_KEPT = 30;

const ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  // Builds that tests or a development server start give the same site.
  NODE_ENV: 'production',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/**
 * Renders the site with Astro, in a separate process.
 *
 * @returns what could not be rendered
 */
export async function renderSite({ siteFile, out, signal }: Options): Promise<PageFailure[]> {
  // Astro puts some of its work below the current folder, so each build gets a folder of its own.
  return withRunFolder(path.dirname(siteFile), 'build-', async (cwd) => {
    // The imports of that work resolve as those of wrapdocs do.
    await symlink(getModules(), path.join(cwd, 'node_modules'), 'junction');
    const log: string[] = [];
    const failures: PageFailure[] = [];
    const site = ['--root', WRAPDOCS_ROOT, '--site-json', siteFile, '--outDir', out];
    const result = await runChild(process.execPath, [getAstro(), 'build', '--silent', ...site], {
      cwd,
      env: ENVIRONMENT,
      signal,
      onLine: (line) => {
        const failure = parsePageFailure(line);
        if (failure === undefined) log.push(line);
        else failures.push(failure);
      },
    });
    checkResult(result, log);
    return failures;
  });
}

function checkResult({ aborted, exitCode, stderr }: ChildResult, log: readonly string[]): void {
  if (aborted) throw makeInterrupted();
  if (exitCode === 0) return;
  const tail = [...log, ...stderr.split('\n')].filter((line) => line.trim() !== '');
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Astro could not render the site:\n${tail.slice(-LINES_KEPT).join('\n')}`,
    hint: 'Fix the page in the message. If it is not one of your pages, this is a bug in wrapdocs. Please report it.',
  });
}

function getAstro(): string {
  return path.join(getModules(), 'astro', 'bin', 'astro.mjs');
}

/** The folder that Astro is installed in. */
function getModules(): string {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  return path.dirname(path.dirname(manifest));
}
