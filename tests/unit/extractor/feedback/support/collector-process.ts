/**
 * A separate server for the fault tests: opens the database (the first argument) when a line
 * arrives, prints its port, and accepts any number of posts from one address.
 */
import { once } from 'node:events';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createCollector } from '../../../../../extractor/feedback/collector.ts';
import { openSqliteStore } from '../../../../../extractor/feedback/sqlite-store.ts';
import { listen } from '../../../../../extractor/serve/listen.ts';

const [file = ''] = process.argv.slice(2);
await once(process.stdin, 'data');
const collector = createCollector({
  store: openSqliteStore(file),
  origins: [],
  getAddress: (context) => getConnInfo(context).remote.address,
  postsPerMinute: Infinity,
  onFailure: (error) => console.error(String(error)),
});
const { port } = await listen({ app: collector, host: '127.0.0.1', port: 0, isPortFixed: false });
console.log(port);
