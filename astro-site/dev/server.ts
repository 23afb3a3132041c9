/**
 * Astro's development server, as `wrapdocs dev` starts it:
 * `node server.ts --site-json FILE --host HOST --port PORT`. Updates come in as JSON lines on stdin.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { loadProject } from '../integrations/project.ts';
import { devContent } from './content.ts';
import { loadFastReact } from './fast-react.ts';
import { devSearch } from './search.ts';
import { devUpdates } from './updates.ts';

const { host = '127.0.0.1', port = '4321' } = parseArgs({
  options: {
    'site-json': { type: 'string' },
    host: { type: 'string' },
    port: { type: 'string' },
  },
}).values;
const root = join(import.meta.dirname, '../..');
const project = loadProject(root);
await loadFastReact();

await dev({
  root,
  server: { host, port: Number(port) },
  vite: { server: { strictPort: true }, oxc: { jsx: { development: false } } },
  devToolbar: { enabled: false },
  logLevel: 'error',
  integrations: [devUpdates(process.stdin), devContent(project, root), devSearch(project)],
});
process.stdout.write('wrapdocs:ready\n');
