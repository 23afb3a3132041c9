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
  /** Answers at the endpoint of the configuration; every other request is the site's. */
  mountOn: (site: App) => App;
  /** The database. */
  file: string;
  close: () => void;
}

/**
 * Opens the collector where the configuration wants its answers taken here: at a path.
 *
 * @param onFailure told why an answer could not be stored or old ones not be deleted
 * @throws WrapdocsError where the database cannot serve
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

/** The path is compared, not routed: what it holds is no pattern. */
function mount(collector: App, endpoint: string, site: App): App {
  return {
    fetch: (request, ...rest) => {
      const { pathname } = new URL(request.url);
      const app = pathname === new URL(endpoint, request.url).pathname ? collector : site;
      return app.fetch(request, ...rest);
    },
  };
}

/** The site may be published at an address that its proxy does not pass on. */
function getOrigins({ site }: Config, { origins }: FeedbackConfig): string[] {
  const urls = site.url === undefined ? origins : [site.url, ...origins];
  return urls.map((url) => new URL(url).origin);
}

/** Deletes what is too old now and once an hour; a failure is told, and the next hour tries again. */
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
