import { once } from 'node:events';
import path from 'node:path';
import { getBase } from '../config/base.ts';
import { findConfig, getSiteFolder, loadConfig, type LoadedConfig } from '../config/load.ts';
import { DEFAULT_PORT, isLoopback, makeAddress, parsePort } from '../serve/address.ts';
import { createFailureLog } from '../serve/failure-log.ts';
import { openFeedback } from '../serve/feedback.ts';
import { listen, type Listener } from '../serve/listen.ts';
import { mountMcp } from '../serve/mcp.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { readStamp } from '../site/stamp.ts';
import type { Context } from './shared/context.ts';
import { formatPath } from './shared/format-path.ts';
import { requireSite } from './shared/require-site.ts';
import type { ServeOptions } from './basic-commands.ts';

/**
 * `wrapdocs serve`: serves the built site until Ctrl-C.
 *
 * @param folder another site than that of the configuration: one with releases
 */
export async function runServe(
  folder: string | undefined,
  options: ServeOptions,
  context: Context,
): Promise<void> {
  const { cwd, signal, terminal } = context;
  const wanted = parsePort(options.port);
  const { loaded, site } = await findSite(folder, options, cwd);
  requireSite(
    site,
    'Run `wrapdocs build` first, or specify another folder with `wrapdocs serve FOLDER`.',
  );
  const base = (await readStamp(site))?.base ?? getBase(loaded?.config.site.url);
  const failures = createFailureLog((reason) => terminal.warn(`Feedback: ${reason}`));
  const feedback = loaded && openFeedback(loaded, failures.report);
  const app = mountMcp(createSiteServer(site, base), site, base);
  const { host } = options;
  const { server, port } = await listen({
    app: feedback?.mountOn(app) ?? app,
    host,
    port: wanted ?? DEFAULT_PORT,
    isPortFixed: wanted !== undefined,
  });
  if (wanted === undefined && port !== DEFAULT_PORT) {
    terminal.note(`Port ${String(DEFAULT_PORT)} is already in use; using ${String(port)}.`);
  }
  if (!isLoopback(host)) terminal.warn('Anyone who can reach this machine can read the site.');
  terminal.print(
    `Serving ${formatPath(site, cwd)} at ${makeAddress(host, port, base)} (press Ctrl-C to stop)`,
  );
  if (feedback) terminal.note(`Feedback is stored in ${formatPath(feedback.file, cwd)}`);
  await closeOnAbort(server, signal);
  feedback?.close();
  failures.close();
}

interface Place {
  /** Absent for the folder of a site, if there is no configuration where the command runs. */
  loaded?: LoadedConfig;
  site: string;
}

async function findSite(
  folder: string | undefined,
  { config: named }: ServeOptions,
  cwd: string,
): Promise<Place> {
  if (folder !== undefined && named === undefined && findConfig(cwd) === undefined) {
    return { site: path.resolve(cwd, folder) };
  }
  const loaded = await loadConfig(cwd, named);
  const site = folder === undefined ? getSiteFolder(loaded) : path.resolve(cwd, folder);
  return { loaded, site };
}

async function closeOnAbort(server: Listener['server'], signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
  server.close();
  server.closeAllConnections();
}
