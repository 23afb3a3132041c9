import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import type { ErrorCase } from '../../../../extractor/contract/error-case.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import { createLibrary, type Library } from '../../../../extractor/mcp/library.ts';
import { createMcpServer } from '../../../../extractor/mcp/server.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../support/contract.ts';

const errors: ErrorCase[] = [
  { status: '401', raises: [{ name: 'shop.AuthError', source: { file: 'shop.py', line: 9 } }] },
];

function makeCall(id: string, method: Operation['method'], route: string, summary: string) {
  return makeOperation(id, {
    ...{ method, path: route, summary: summary as Operation['summary'] },
    client: {
      certainty: 'exact',
      access: [`client.${id.split('.').slice(-1).join('')}`],
      evidence: [{ file: 'shop.py', line: 20, function: id }],
      errors: 0,
    },
  });
}

function makeShop(): Package {
  const shop = makePackage([
    makeModule('shop', [
      makeModel('shop.Book', [], [makeField('title', makeName('str'))]),
      makeCall('shop.list_orders', 'GET', '/v1/orders', 'List all orders.'),
      makeCall('shop.cancel_order', 'POST', '/v1/orders/{order_id}/cancel', 'Cancel an order.'),
      makeCall('shop.reboot', 'POST', '/v1/server/reboot', 'Reboot the server.'),
    ]),
  ]);
  return { ...shop, index: { ...shop.index, version: '2.0', errors: [errors] } };
}

async function connect(others: Partial<Library> = {}) {
  const library = createLibrary([makeShop()], {
    readOther: () => Promise.resolve(makePackage([makeModule('shop', [])])),
    ...others,
  });
  const [own, other] = InMemoryTransport.createLinkedPair();
  await createMcpServer(library).connect(own);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(other);
  return {
    client,
    ask: async (name: string, given: Record<string, unknown>) => {
      const { content, isError } = await client.callTool({ name, arguments: given });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      return { text, isError: isError === true };
    },
  };
}

test.each([
  ['cancel an order', 'client.cancel_order'],
  ['please restart the machine', 'client.reboot'],
  ['list orders', 'client.list_orders'],
  ['GET /v1/orders', 'client.list_orders'],
  ['https://shop.example/v1/orders/42/cancel', 'client.cancel_order'],
  ["curl -X POST 'https://shop.example/v1/orders/42/cancel'", 'client.cancel_order'],
])('%s finds the operation first', async (query, call) => {
  const { ask } = await connect();
  const { text } = await ask('find_operations', { query });
  expect(text.split('\n')[0]).toContain(`\`${call}\``);
  expect(text.length).toBeLessThan(2_000);
});

test('an operation says what it raises, and where the source shows it', async () => {
  const { ask } = await connect();
  const { text } = await ask('read_operation', { name: 'client.cancel_order' });
  expect(text).toContain('POST /v1/orders/{order_id}/cancel');
  expect(text).toContain('- 401: `shop.AuthError` at shop.py:9');
  expect(text).toContain('exact, by shop.py:20');
  expect(text.length).toBeLessThan(2_000);
});

test('a model has its fields', async () => {
  const { ask } = await connect();
  const { text } = await ask('read_model', { name: 'Book' });
  expect(text).toContain('- title `str`');
});

test('what is not there is an error that says what to do', async () => {
  const { ask } = await connect();
  expect(await ask('find_operations', { query: 'xyzzy' })).toEqual({
    text: expect.stringContaining('Use find_operations with other words') as string,
    isError: true,
  });
  expect((await ask('read_operation', { name: 'nothing' })).isError).toBe(true);
});

test('versions are compared', async () => {
  const { ask } = await connect();
  const { text } = await ask('compare_versions', { before: 'pypi:shop==1.0' });
  expect(text).toContain('### Added');
});

test('pages are read in parts, and only those of the site', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'wrapdocs-mcp-'));
  await mkdir(path.join(site, 'start'));
  await writeFile(path.join(site, 'start.md'), `# Start\n${'x'.repeat(7_000)}`);
  const { ask } = await connect({ site });
  const { text } = await ask('read_page', { page: 'https://shop.example/start/' });
  expect(text).toContain('more characters: offset 6000]');
  expect((await ask('read_page', { page: '../../etc/passwd' })).isError).toBe(true);
});

test('there are only tools that have something to answer from', async () => {
  const { client } = await connect();
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).not.toContain('read_page');
  expect(names).not.toContain('read_drift');
  expect(names).toContain('compare_versions');
});
