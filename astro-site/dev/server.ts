/**
 * Astro's development server, as `wrapdocs dev` starts it: `node server.ts HOST PORT`. The project is
 * named by the environment; updates come in as JSON lines on stdin.
 */
import { join } from 'node:path';
import { dev } from 'astro';
import { loadProject } from '../integrations/project.ts';
import { devContent } from './content.ts';
import { loadFastReact } from './fast-react.ts';
import { devSearch } from './search.ts';
import { devUpdates } from './updates.ts';

const [, , host = '127.0.0.1', port = '4321'] = process.argv;
const root = join(import.meta.dirname, '../..');
const project = await loadProject(root);
await loadFastReact();

await dev({
  root,
  // Whatever path the site is published under.
  base: '/',
  server: { host, port: Number(port) },
  vite: { server: { strictPort: true }, oxc: { jsx: { development: false } } },
  devToolbar: { enabled: false },
  logLevel: 'error',
  integrations: [devUpdates(process.stdin), devContent(project, root), devSearch(project)],
});
process.stdout.write('wrapdocs:ready\n');
