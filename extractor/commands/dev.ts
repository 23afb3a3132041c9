import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getSiteFolder, loadConfig, type LoadedConfig } from '../config/load.ts';
import { createIntrospectionServer } from '../dev/introspection-server.ts';
import { makeProblem } from '../dev/problem.ts';
import { createReport } from '../dev/report.ts';
import { serveConfiguration, type DevSite, type Project } from '../dev/serve-configuration.ts';
import { waitForProject } from '../dev/wait-for-project.ts';
import { formatError } from '../diagnostics/format-error.ts';
import { DEFAULT_PORT, isLoopback, makeAddress, parsePort } from '../serve/address.ts';
import { listen } from '../serve/listen.ts';
import { getPublicFolder } from '../site/make-pages.ts';
import { prepareSiteRoot } from '../site/site-root.ts';
import { writeSiteInput } from '../site-input/write.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { isOutOfReach } from '../sources/source.ts';
import { readApiFile } from './shared/compare-package.ts';
import type { Context } from './shared/context.ts';
import { findPackages } from './shared/find-packages.ts';
import { formatPath } from './shared/format-path.ts';
import { fetchSiteFacts } from './shared/site-data.ts';
import type { DevOptions } from './basic-commands.ts';

/** `wrapdocs dev`: shows the site and keeps it up to date with its sources, until Ctrl-C. */
export async function runDev(options: DevOptions, context: Context): Promise<void> {
  const { cwd, env, signal, terminal } = context;
  let project = await findProject(options, context);
  const port = await findPort(options, context);
  const { host, python } = options;
  const server = createIntrospectionServer({
    ...{ env, signal, python },
    onRestart: () =>
      terminal.note('Python has stopped. It is restarted and reads all files again.'),
  });
  if (!isLoopback(host))
    terminal.warn('Anyone who can reach this machine can read the site and its sources.');
  for (;;) {
    noteSearch(project, context);
    const stop = new AbortController();
    const site = serveConfiguration(project, {
      ...{ server, host, port, cwd, ...(await prepareSite(project, options, context)) },
      signal: AbortSignal.any([signal, stop.signal]),
      readApi: (extracted, configured) => readApiFile(extracted, configured, context),
      report: createReport(makeAddress(host, port), context),
    });
    try {
      project = await waitForChange(project, site, options, context);
    } finally {
      stop.abort();
      await site.ended.catch(() => undefined);
    }
    terminal.note('Restarting the site.');
  }
}

/** Prepares the site's input and folders, separate from those of the last build. */
async function prepareSite(
  { loaded, packages }: Project,
  { python }: DevOptions,
  context: Context,
) {
  const home = path.join(loaded.folder, '.wrapdocs');
  const api = path.join(home, 'dev', 'api');
  const siteFile = await writeSiteInput(path.join(home, 'dev'), {
    ...(await fetchSiteFacts(loaded, packages, context)),
    loaded,
    // The development site is served from the root, whatever path the site is published under.
    base: '/',
    folders: { packages: api, cache: path.join(home, 'site-cache') },
    interpreter: { ...context, python },
  });
  const root = path.join(home, 'dev', 'site');
  await mkdir(root, { recursive: true });
  await prepareSiteRoot(root, getPublicFolder(loaded));
  return { api, siteFile, root };
}

async function findProject(
  { config, python }: DevOptions,
  context: Context,
  isAgain = false,
): Promise<Project> {
  const loaded = await loadConfig(context.cwd, config, isAgain);
  return { loaded, packages: await findReadable(loaded, python, context) };
}

/** Packages that cannot be read are left out and reported, so that you can work on the others. */
async function findReadable(
  loaded: LoadedConfig,
  python: string | undefined,
  context: Context,
): Promise<ConfiguredPackage[]> {
  const options = python === undefined ? {} : { python };
  const found: ConfiguredPackage[] = [];
  for (const { name } of loaded.config.packages) {
    try {
      found.push(...(await findPackages(loaded, { ...options, package: name }, context)));
    } catch (error) {
      context.signal.throwIfAborted();
      // The warning about unreachable sources has already been printed.
      if (!isOutOfReach(error))
        context.terminal.warn(formatError(error, context.terminal.paintErr));
    }
  }
  return found;
}

/**
 * A port that is free now: Astro opens it in a moment, and again after a change of the
 * configuration.
 */
async function findPort(options: DevOptions, { terminal }: Context): Promise<number> {
  const wanted = parsePort(options.port);
  const { server, port } = await listen({
    app: { fetch: () => new Response() },
    host: options.host,
    port: wanted ?? DEFAULT_PORT,
    isPortFixed: wanted !== undefined,
  });
  server.close();
  if (wanted === undefined && port !== DEFAULT_PORT) {
    terminal.note(`Port ${String(DEFAULT_PORT)} is already in use; using ${String(port)}.`);
  }
  return port;
}

function noteSearch({ loaded }: Project, { terminal }: Context): void {
  const index = path.join(getSiteFolder(loaded), 'pagefind');
  terminal.note(
    existsSync(index)
      ? 'The search finds current names and paths, and text from the last `wrapdocs build`.'
      : 'The search only finds names and paths. To search text, run `wrapdocs build` once.',
  );
}

/** Waits for another configuration; errors in it are shown in the terminal and on the pages. */
function waitForChange(
  project: Project,
  site: DevSite,
  options: DevOptions,
  context: Context,
): Promise<Project> {
  const { cwd, signal, terminal } = context;
  const place = formatPath(project.loaded.file, cwd);
  return waitForProject(project, site, {
    signal,
    read: () => findProject(options, context, true),
    onProblem(error) {
      site.setProblem(error === undefined ? undefined : { place, ...makeProblem(error) });
      if (error !== undefined) terminal.warn(formatError(error, terminal.paintErr));
    },
    onEnd(error) {
      terminal.warn(formatError(error, terminal.paintErr));
      terminal.note(`Waiting for a change in ${place} or the pages.`);
    },
  });
}
