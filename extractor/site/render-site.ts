import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMessage, makeInterrupted, WrapdocsError } from '../errors.ts';
import { emptyFolder } from '../output/empty-folder.ts';
import { makeFullDiskError } from '../output/explain-failure.ts';
import { withRunFolder } from '../output/run-folder.ts';
import { REBUILD_CACHE } from '../site-input/rebuild-cache.ts';
import { RENDERER_FILES, type RenderRequest } from '../site-input/ready-renderer.ts';
import { PACKAGES_READ } from '../site-input/packages-read.ts';
import type { PageOrder } from '../site-input/page-order.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { getModuleFile, WRAPDOCS_ROOT } from '../version.ts';
import { describeAstroError } from './astro-error.ts';
import { ASTRO_ENVIRONMENT } from './astro-environment.ts';
import { findRenderer } from './ready/find-renderer.ts';
import { RenderReport, type Rendered } from './render-report.ts';
import { getAstro, prepareSiteRoot } from './site-root.ts';

interface Options {
  /** The `site.json` of the site. */
  siteFile: string;
  /** The folder to render into. */
  out: string;
  /** The folder with files that the site contains as they are. */
  publicFolder?: string | undefined;
  /** Astro starts at once, and makes pages when this is fulfilled: the JSON of the packages is there. */
  packagesRead: Promise<unknown>;
  /** Called with the pages that will be rendered. */
  onOrder?: ((pages: PageOrder) => void) | undefined;
  /** The path that the site is rendered for, with its slashes. */
  base: string;
  /** The language of the interface. */
  language: string;
  /** Why Astro's whole build is needed, if that is known. */
  fullBuildReason?: string | undefined;
  /** Called if Astro's whole build is needed, with the reason. */
  onFullBuild?: ((reason: string) => void) | undefined;
  /** The folder to save what the next build needs to make only what has changed. */
  cache?: string | undefined;
  signal: AbortSignal;
}

const END_WITH_PARENT = pathToFileURL(getModuleFile('extractor/system/end-with-parent')).href;

/**
 * New objects get half of the default space, which saves about 130 MB on a small site. The rest may
 * grow to two and a half times of what is in use, which saves about 300 MB on a site of 8,000 pages.
 */
const HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=150'];

/** How long rendering may take: sites of 10,000 pages take a few minutes. */
const LIMIT_MS = 60 * 60_000;
const FULL_DISK = /\b(?:ENOSPC|EDQUOT)\b/;

/**
 * Renders the site with Astro, in a separate process.
 *
 * @throws the reason why the packages could not be read, or WrapdocsError if Astro fails
 */
export async function renderSite(options: Options): Promise<Rendered> {
  const failed = new AbortController();
  const packagesRead = options.packagesRead.catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const { home, prefix } = chooseRunFolder(options);
  const rendering = withRunFolder(home, prefix, (root) =>
    renderIn(root, { ...options, packagesRead, signal }),
  );
  const [read, rendered] = await Promise.allSettled([packagesRead, rendering]);
  if (read.status === 'rejected') throw read.reason;
  if (rendered.status === 'rejected') throw rendered.reason;
  return rendered.value;
}

/**
 * Where the folder for a run is made, and how its name begins: beside `site.json` if that is on the
 * same file system as the output, because Astro moves files from there to the output.
 */
export function chooseRunFolder({ siteFile, out }: Pick<Options, 'siteFile' | 'out'>) {
  const home = path.dirname(siteFile);
  return statSync(home).dev === statSync(out).dev
    ? { home, prefix: 'build-' }
    : { home: path.dirname(out), prefix: '.wrapdocs-build-' };
}

/** Renders a site in a folder that is made for this run. */
async function renderIn(root: string, options: Options): Promise<Rendered> {
  const { publicFolder, packagesRead, fullBuildReason, onFullBuild } = options;
  await prepareSiteRoot(root, publicFolder);
  const mark = path.join(root, 'packages-read');
  void packagesRead.then(() => writeFile(mark, '')).catch(() => undefined);
  const run = { ...options, root, mark };
  if (fullBuildReason !== undefined) {
    onFullBuild?.(fullBuildReason);
    return runAstro(run);
  }
  const attempt = await runReadyRenderer(run);
  if ('rendered' in attempt) return attempt.rendered;
  await emptyFolder(options.out);
  onFullBuild?.(attempt.reason);
  return runAstro(run);
}

interface Run extends Options {
  root: string;
  /** The file that is written when the packages have been read. */
  mark: string;
}

/**
 * Renders a site with modules that were bundled before.
 *
 * @returns why Astro's build must make the site, if it must
 */
async function runReadyRenderer(run: Run): Promise<{ rendered: Rendered } | { reason: string }> {
  const { siteFile, base, root, out, mark, cache, signal, language } = run;
  const report = new RenderReport(run.onOrder);
  let renderer: string;
  try {
    renderer = await findRenderer(language, signal);
  } catch (error) {
    if (signal.aborted) throw makeInterrupted();
    return { reason: `its renderer is missing: ${getMessage(error)}` };
  }
  const request = { siteFile, base, root, home: WRAPDOCS_ROOT, out, packagesRead: mark };
  const argument: RenderRequest = { ...request, ...(cache !== undefined && { cache }) };
  const script = path.join(renderer, RENDERER_FILES.script);
  const args = [...HEAP, '--import', END_WITH_PARENT, script, JSON.stringify(argument)];
  const result = await runChild(process.execPath, args, {
    cwd: root,
    env: { ...ASTRO_ENVIRONMENT, NODE_ENV: 'production' },
    signal,
    timeoutMs: LIMIT_MS,
    keepStdinOpen: true,
    onLine: report.read,
  });
  if (report.refusal !== undefined) return { reason: report.refusal };
  const hasFailed = result.exitCode !== 0 && !result.aborted && !result.timedOut;
  // Astro's build knows how to say what is wrong with a page.
  if (hasFailed && !report.hasBegun) return { reason: 'the ready renderer cannot make it' };
  checkResult(result, report.log);
  return { rendered: report.get() };
}

/** Lets Astro bundle and render a site. */
async function runAstro({
  siteFile,
  root,
  out,
  mark,
  onOrder,
  cache,
  signal,
}: Run): Promise<Rendered> {
  const report = new RenderReport(onOrder);
  const site = ['--root', root, '--site-json', siteFile, '--outDir', out];
  const astro = [...HEAP, '--import', END_WITH_PARENT, getAstro(), 'build', '--silent'];
  const result = await runChild(process.execPath, [...astro, ...site], {
    // Astro puts some of its work below the current folder.
    cwd: root,
    env: {
      ...ASTRO_ENVIRONMENT,
      NODE_ENV: 'production',
      [PACKAGES_READ]: mark,
      ...(cache === undefined ? {} : { [REBUILD_CACHE]: cache }),
    },
    signal,
    timeoutMs: LIMIT_MS,
    keepStdinOpen: true,
    onLine: report.read,
  });
  checkResult(result, report.log);
  return report.get();
}

function checkResult(result: ChildResult, log: readonly string[]): void {
  const { aborted, timedOut, exitCode } = result;
  if (aborted) throw makeInterrupted();
  if (timedOut) throw makeTimeout();
  if (exitCode === 0) return;
  const lines = [...log, ...result.stderr.split('\n')];
  if (lines.some((line) => FULL_DISK.test(line)))
    throw makeFullDiskError('The site could not be rendered');
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Astro could not render the site:\n${describeAstroError(lines)}`,
    hint: 'Fix the page in the message. If it is not one of your pages, this is a bug in wrapdocs. Please report it.',
  });
}

function makeTimeout(): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Rendering the site took more than ${String(LIMIT_MS / 60_000)} minutes and was stopped.`,
    hint: 'Document only a part of the packages, or use a faster machine.',
  });
}
