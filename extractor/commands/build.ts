import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import type { Inventory } from '../contract/inventory.ts';
import { formatText } from '../diagnostics/format-text.ts';
import { makePrintableLines } from '../diagnostics/printable.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { WrapdocsError } from '../errors.ts';
import { formatCount } from '../format-count.ts';
import { bringInventories, writeInventories } from '../inventories/bring-inventories.ts';
import { replaceFolder } from '../output/replace-folder.ts';
import { writePackage } from '../output/write-package.ts';
import { readChangeDates, writeChangeDates } from '../site/change-dates.ts';
import { computeFingerprint } from '../site/fingerprint.ts';
import { indexSite } from '../site/index-site.ts';
import { measureSite } from '../site/measure.ts';
import { writeRedirectsFile } from '../site/redirects.ts';
import { renderSite } from '../site/render.ts';
import { secureSite } from '../site/secure-site.ts';
import { getSiteInputs } from '../site/site-inputs.ts';
import { readStamp, writeStamp, type Stamp } from '../site/stamp.ts';
import { unlinkMissing } from '../site/unlink.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { parseSourceWord } from '../sources/source-word.ts';
import type { Context } from './context.ts';
import { describeContents } from './describe-contents.ts';
import { extractPackage, type ExtractedPackage } from './extract-packages.ts';
import { findPackages } from './find-packages.ts';
import { requireNoFindings } from './require-no-findings.ts';
import { getShownPath } from './shown-path.ts';

export interface BuildCommandOptions {
  config?: string;
  python?: string;
  strict?: boolean;
  force?: boolean;
}

/** `wrapdocs build`: extracts, renders and indexes the site, and puts it in place of the old one. */
export async function runBuild(options: BuildCommandOptions, context: Context): Promise<void> {
  const started = performance.now();
  const loaded = await loadConfig(context.cwd, options.config);
  const out = path.resolve(loaded.folder, loaded.config.out);
  await checkOutput(out, loaded);
  const packages = await findPackages(loaded, options, context);
  const dates = await readChangeDates(loaded, packages);
  const inventories = await readInventories(loaded, context);
  const { config } = loaded;
  const settings = { config, python: options.python, node: process.version, dates, inventories };
  const fingerprint = await computeFingerprint(settings, getSiteInputs(loaded, packages));
  const present = await readStamp(out);
  const isCurrent = present?.fingerprint === fingerprint;
  const isAsked = options.force === true || (options.strict === true && present?.findings !== 0);
  if (isCurrent && !isAsked) {
    context.terminal.note(describeUnchanged(present, getShownPath(out, context.cwd)));
    return;
  }
  await removeOthers(getApiFolder(loaded), packages);
  const extracted = await extractAll(loaded, packages, options, context);
  await writeChangeDates(dates, path.join(getApiFolder(loaded), '..', 'dates.json'));
  await writeInventories(inventories, path.join(getApiFolder(loaded), '..', 'inventories.json'));
  const findings = extracted.reduce((sum, one) => sum + one.findings.length, 0);
  const isWhole =
    packages.length === config.packages.length && !packages.some((one) => one.isPartial);
  const stamp = await buildSite({ loaded, out, isWhole, fingerprint, findings }, context);
  const seconds = (performance.now() - started) / 1000;
  context.terminal.note(describeBuild(extracted, stamp, getShownPath(out, context.cwd), seconds));
}

/** What cannot be had costs its links and nothing else. */
function readInventories({ config }: LoadedConfig, context: Context): Promise<Inventory[]> {
  const { env, signal, terminal } = context;
  return bringInventories(config.inventories, {
    env,
    signal,
    onWarning: ({ message, hint = '' }) => {
      terminal.note(makePrintableLines(`${message}\n${hint}`));
    },
  });
}

async function extractAll(
  loaded: LoadedConfig,
  packages: readonly ConfiguredPackage[],
  { python, strict }: BuildCommandOptions,
  context: Context,
): Promise<ExtractedPackage[]> {
  const results: ExtractedPackage[] = [];
  for (const configured of packages) {
    const result = await extractPackage(configured, context, python);
    const folder = path.join(getApiFolder(loaded), configured.config.name);
    await writePackage(result.extracted, folder, result.sources);
    results.push(result);
  }
  const findings = results.flatMap((result) => result.findings);
  printFindings(findings, context);
  if (strict === true) requireNoFindings(findings);
  requireModules(results);
  return results;
}

/** What an earlier run read of a package that is left out now must not be shown as if it were. */
async function removeOthers(api: string, packages: readonly ConfiguredPackage[]): Promise<void> {
  const kept = new Set(packages.map(({ config }) => config.name));
  const names: string[] = await readdir(api).catch(() => []);
  for (const name of names.filter((found) => !kept.has(found))) {
    await rm(path.join(api, name), { recursive: true });
  }
}

function getApiFolder({ folder }: LoadedConfig): string {
  return path.join(folder, '.wrapdocs', 'api');
}

function printFindings(findings: Finding[], { terminal }: Context): void {
  if (findings.length > 0) terminal.note(formatText(findings, terminal.paintErr));
}

/** A site that documents nothing never takes the place of one that does. */
function requireModules(results: ExtractedPackage[]): void {
  const empty = results.find(({ extracted }) => extracted.modules.length === 0);
  if (empty === undefined) return;
  throw new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `The package \`${empty.config.name}\` has no module that can be read; nothing was published.`,
    hint: 'Mend what the list above names, or take the package out of the configuration.',
  });
}

interface Site {
  loaded: LoadedConfig;
  out: string;
  /** Whether every package of the configuration is there. */
  isWhole: boolean;
  fingerprint: string;
  findings: number;
}

async function buildSite(
  { loaded, out, isWhole, ...made }: Site,
  context: Context,
): Promise<Stamp> {
  const { signal, terminal } = context;
  const progress = terminal.startProgress('Building the site');
  try {
    return await replaceFolder(out, async (staging) => {
      progress.update('rendering');
      const api = getApiFolder(loaded);
      await renderSite({ config: loaded.file, api, out: staging, signal });
      requirePages(staging);
      if (!isWhole) await unlinkMissing(staging);
      const headers = await secureSite(staging, loaded.config);
      await writeRedirectsFile(staging, loaded.config.redirects);
      progress.update('indexing for search');
      await indexSite(staging);
      signal.throwIfAborted();
      const stamp = { ...made, headers, ...(await measureSite(staging)) };
      await writeStamp(staging, stamp);
      return stamp;
    });
  } finally {
    progress.stop();
  }
}

function requirePages(site: string): void {
  if (existsSync(path.join(site, 'index.html'))) return;
  throw new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: 'Astro rendered no home page; nothing was published.',
    hint: 'Add an `index.md` to the folder that `content` names in the configuration.',
  });
}

/** The output folder is replaced as a whole, so it must hold nothing but a site. */
async function checkOutput(out: string, { config, file, folder }: LoadedConfig): Promise<void> {
  const names: string[] = await readdir(out).catch(() => []);
  const holdsSite = names.length === 0 || names.includes('index.html');
  const local = config.packages.flatMap(({ source }) => {
    const word = parseSourceWord(source);
    return word.kind === 'path' ? [word.path] : [];
  });
  const precious = [file, ...local.map((source) => path.resolve(folder, source))];
  const isAbove = precious.some((place) => !path.relative(out, place).startsWith('..'));
  if (holdsSite && !isAbove) return;
  throw new WrapdocsError({
    code: 'OUTPUT_UNSUITABLE',
    message: `The folder ${out} holds something else than a site; a build would replace all of it.`,
    hint: 'Set `out` in the configuration to a folder of its own, or empty that one.',
  });
}

function describeUnchanged({ pages }: Stamp, out: string): string {
  return `Nothing has changed: ${out} is up to date (${formatCount(pages, 'page')}). See it with \`npx wrapdocs serve\`.`;
}

function describeBuild(
  results: ExtractedPackage[],
  { pages, bytes }: Stamp,
  out: string,
  seconds: number,
): string {
  const contents = describeContents(results.map(({ extracted }) => extracted));
  const size = `${formatCount(pages, 'page')}, ${contents}, ${(bytes / 1e6).toFixed(1)} MB`;
  return [
    `Built ${out}: ${size} in ${seconds.toFixed(1)} s.`,
    'See it with `npx wrapdocs serve`.',
  ].join('\n');
}
