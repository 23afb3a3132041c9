/**
 * Astro's development server, as `wrapdocs dev` starts it:
 * `node server.ts --root FOLDER --site-json FILE --host HOST --port PORT`. Updates come in as JSON lines on stdin.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { loadProject } from '../integrations/project.ts';
import { devContent } from './content.ts';
import { devSearch } from './search.ts';
import { devUpdates } from './updates.ts';

/**
 * Waits until a file that is being saved is complete. Without this, a page may be read while it is
 * empty, and what is written in the next 5 ms goes unnoticed.
 */
const WATCH = { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } };

const {
  root = process.cwd(),
  host = '127.0.0.1',
  port = '4321',
} = parseArgs({
  options: {
    root: { type: 'string' },
    'site-json': { type: 'string' },
    host: { type: 'string' },
    port: { type: 'string' },
  },
}).values;
// The pipe closes when `wrapdocs dev` has ended, even by SIGKILL. Vite waits for that too, but not in CI.
process.stdin.once('close', () => process.exit(1));
const project = loadProject(join(import.meta.dirname, '../..'));
await loadFastReact();

await dev({
  root,
  server: { host, port: Number(port) },
  vite: { server: { strictPort: true, watch: WATCH }, oxc: { jsx: { development: false } } },
  devToolbar: { enabled: false },
  logLevel: 'error',
  integrations: [devUpdates(process.stdin), devContent(project), devSearch(project)],
});
process.stdout.write('wrapdocs:ready\n');

/**
 * Loads the React of a production site, which renders a long page in a fraction of the time, before
 * Astro loads another one. Astro has no option for this: in production mode it watches nothing.
 */
export async function loadFastReact({ env } = process): Promise<void> {
  const { NODE_ENV } = env;
  env['NODE_ENV'] = 'production';
  await Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('react-dom'),
    import('react-dom/server'),
  ]);
  env['NODE_ENV'] = NODE_ENV;
}
