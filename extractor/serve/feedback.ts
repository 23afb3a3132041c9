import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono } from 'hono';
import type { LoadedConfig } from '../config/load.ts';
import type { Config, FeedbackConfig } from '../config/schema.ts';
import { createCollector } from '../feedback/collector.ts';
import { openSqliteStore, type SqliteStore } from '../feedback/sqlite-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type App = Pick<Hono, 'fetch'>;

/** A collector with its database, which is kept open until `close`. */
interface FeedbackService {
  /** Answers requests to the endpoint of the configuration; all other requests go to the site. */
  mountOn: (site: App) => App;
  /** The database. */
  file: string;
  close: () => void;
}

/**
 * Opens the collector if the configuration's endpoint is a path, so that answers are received here.
 *
 * @param onFailure called with the reason when an answer could not be stored, or old ones could not
 * be deleted
 * @throws WrapdocsError if the database cannot be used
 */
export function openFeedback(
  { config, folder }: LoadedConfig,
  onFailure: (error: unknown) => void,
): FeedbackService | undefined {
  const { feedback } = config;
  if (feedback?.endpoint.startsWith('/') !== true) return undefined;
  const file = path.resolve(folder, feedback.database);
  const store = openSqliteStore(file);
  const collector = createCollector({
    store,
    origins: getOrigins(config, feedback),
    // Without the address of the site, its names are not known.
    hosts: config.site.url === undefined ? undefined : [new URL(config.site.url).hostname],
    getAddress: (context) => getConnInfo(context).remote.address,
    proxies: feedback.proxies,
    onFailure,
  });
  const stopPurging = startPurging(store, feedback.keepDays * DAY_MS, onFailure);
  return {
    mountOn: (site) => mount(collector, feedback.endpoint, site),
    file,
    close() {
      stopPurging();
      store.close();
    },
  };
}

/** The path is compared instead of routed, so that its characters are not read as a pattern. */
function mount(collector: App, endpoint: string, site: App): App {
  return {
    fetch: (request, ...rest) => {
      const { pathname } = new URL(request.url);
      const app = pathname === new URL(endpoint, request.url).pathname ? collector : site;
      return app.fetch(request, ...rest);
    },
  };
}

/** The proxy may strip the site's base path from requests. */
function getOrigins({ site }: Config, { origins }: FeedbackConfig): string[] {
  const urls = site.url === undefined ? origins : [site.url, ...origins];
  return urls.map((url) => new URL(url).origin);
}

/**
 * Deletes old answers now and once an hour. A failure is reported, and the next hour tries again.
 */
function startPurging(
  store: SqliteStore,
  keepMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  const purge = () => {
    try {
      store.purge(Date.now() - keepMs);
    } catch (error) {
      onFailure(error);
    }
  };
  purge();
  const timer = setInterval(purge, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
