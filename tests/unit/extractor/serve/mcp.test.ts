import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../extractor/serve/listen.ts';
import { mountMcp } from '../../../../extractor/serve/mcp.ts';
import { createSiteServer } from '../../../../extractor/serve/site-server.ts';
import { makeModule, makeOperation, makePackage } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const shop = makePackage([makeModule('shop', [makeOperation('shop.list_orders', {})])]);

test('agents ask the server of a site over Streamable HTTP', async () => {
  const site = makeTemporaryFolder({ 'api-docs/shop.json': JSON.stringify(shop) });
  const app = mountMcp(new Hono(), site, '/docs/');
  const { server, port } = await listen({ app, host: '127.0.0.1', port: 0, isPortFixed: true });
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const address = new URL(`http://127.0.0.1:${String(port)}/docs/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).not.toContain('compare_versions');
  const { content } = await client.callTool({
    name: 'find_operations',
    arguments: { query: 'list orders' },
  });
  expect(JSON.stringify(content)).toContain('shop.list_orders');
});

test('the site answers every other address, also those without a page', async () => {
  const files = { 'api-docs/shop.json': JSON.stringify(shop), '404.html': 'No such page' };
  const site = makeTemporaryFolder({ ...files, 'index.html': 'Home' });
  const app = mountMcp(createSiteServer(site), site, '/');
  expect(await (await app.request('/')).text()).toBe('Home');
  const missing = await app.request('/none/');
  expect([missing.status, await missing.text()]).toEqual([404, 'No such page']);
});

test('a folder without packages has no such address', async () => {
  const app = mountMcp(new Hono(), makeTemporaryFolder({ 'index.html': '' }), '/');
  expect((await app.request('/mcp')).status).toBe(404);
});
