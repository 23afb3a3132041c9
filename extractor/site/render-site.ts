import { createRequire } from 'node:module';
import path from 'node:path';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { withRunFolder } from '../output/run-folder.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../version.ts';

interface Options {
  /** The configuration file. */
  config: string;
  /** The folder with the JSON of the packages. */
  api: string;
  /** The folder to render into. */
  out: string;
  /** Where Astro keeps what helps the next build; builds at the same time must not share it. */
  cache?: string;
  signal: AbortSignal;
}

const LINES_KEPT = 30;

/** Renders the site with Astro, in a process of its own. */
export async function renderSite(options: Options): Promise<void> {
  // Astro puts half of its work below the current folder, where builds at the same time would meet. It
  // must lie below wrapdocs itself, whose dependencies that work imports.
  await withRunFolder(path.join(WRAPDOCS_ROOT, '.astro'), 'build-', async (cwd) => {
    const log: string[] = [];
    const result = await runChild(
      process.execPath,
      [getAstro(), 'build', '--root', WRAPDOCS_ROOT, '--silent'],
      {
        cwd,
        env: makeEnvironment(options),
        signal: options.signal,
        onLine: (line) => {
          log.push(line);
        },
      },
    );
    checkResult(result, log);
  });
}

function makeEnvironment({ config, api, out, cache }: Options): Record<string, string | undefined> {
  return {
    WRAPDOCS_CONFIG: config,
    WRAPDOCS_API: api,
    WRAPDOCS_OUT: out,
    ...(cache === undefined ? {} : { WRAPDOCS_SITE_CACHE: cache }),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Whoever starts the build in a test or from a development server gets the same site.
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
}

function checkResult({ aborted, exitCode, stderr }: ChildResult, log: readonly string[]): void {
  if (aborted) throw makeInterrupted();
  if (exitCode === 0) return;
  const tail = [...log, ...stderr.split('\n')].filter((line) => line.trim() !== '');
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Astro could not render the site:\n${tail.slice(-LINES_KEPT).join('\n')}`,
    hint: 'Mend the page that it names. If it names none of yours, this is a bug in wrapdocs: please report it.',
  });
}

function getAstro(): string {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  return path.join(path.dirname(manifest), 'bin', 'astro.mjs');
}
