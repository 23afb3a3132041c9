import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchInventories } from '../../../../extractor/inventories/fetch-inventories.ts';
import { parseInventory } from '../../../../extractor/inventories/parse-inventory.ts';

const HEAD = [
  '# Sphinx inventory version 2',
  '# Project: Python',
  '# Version: 3.14',
  '# The remainder of this file is compressed using zlib.',
  '',
].join('\n');

function makeInventory(...lines: string[]): Buffer {
  return Buffer.concat([Buffer.from(HEAD), deflateSync(lines.map((line) => `${line}\n`).join(''))]);
}

const PATHS = makeInventory('pathlib.Path py:class 1 library/pathlib.html#$ -');

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function bring(url: string, cache: string, base?: string) {
  const warnings: string[] = [];
  const inventories = await fetchInventories([{ url, ...(base === undefined ? {} : { base }) }], {
    env: { WRAPDOCS_CACHE: cache },
    signal: new AbortController().signal,
    onWarning: ({ message }) => warnings.push(message),
  });
  return { inventories, warnings };
}

async function makeCache(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-inventories-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test.each([
  ['spaces', `a${' '.repeat(200_000)}`],
  ['words', 'a '.repeat(100_000)],
  ['types', 'a:b '.repeat(50_000)],
  ['colons', `a ${':'.repeat(200_000)} 1`],
  ['numbers', 'a py:class '.repeat(20_000) + '1 '.repeat(50_000)],
])('a line of very many %s takes linear time', (_, line) => {
  const { user } = process.cpuUsage();
  expect(parseInventory(makeInventory(line, 'b py:class 1 b.html -'), 'x')).toContainEqual({
    ...{ name: 'b', role: 'class', uri: 'b.html' },
  });
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
});

test('Python objects are read, `$` is the name, other domains are left out', () => {
  const bytes = makeInventory(
    'pathlib.Path py:class 1 library/pathlib.html#$ -',
    'a guide with spaces std:label -1 guide.html#guide A guide',
    'os.path.join py:function 1 library/os.path.html#os.path.join Join paths',
    'no line at all',
  );
  expect(parseInventory(bytes, 'x')).toEqual([
    { name: 'pathlib.Path', role: 'class', uri: 'library/pathlib.html#pathlib.Path' },
    { name: 'os.path.join', role: 'function', uri: 'library/os.path.html#os.path.join' },
  ]);
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html>\n\n\n\n\n')],
  ['version 1', Buffer.from(HEAD.replace('2', '1'))],
  ['cut short', PATHS.subarray(0, -8)],
  ['a bomb', Buffer.concat([Buffer.from(HEAD), deflateSync(Buffer.alloc(65 * 2 ** 20))])],
])('%s is refused with advice', (_, bytes) => {
  expect(() => parseInventory(bytes, 'https://x.test/objects.inv')).toThrow(
    /^https:\/\/x\.test\/objects\.inv is not an inventory of Python objects: it /,
  );
});

test('an inventory is fetched once and kept', async () => {
  let requests = 0;
  const cache = await makeCache();
  const site = await serve((_, response) => {
    requests += 1;
    response.end(PATHS);
  });
  const first = await bring(`${site}/3/objects.inv`, cache);
  expect(first).toEqual(await bring(`${site}/3/objects.inv`, cache));
  expect(first.inventories[0]?.base).toBe(`${site}/3/`);
  expect(first.warnings).toEqual([]);
  expect(requests).toBe(1);
});

test('the base comes from the configuration, with its slash', async () => {
  const site = await serve((_, response) => response.end(PATHS));
  const { inventories } = await bring(`${site}/objects.inv`, await makeCache(), 'https://a.test/3');
  expect(inventories[0]?.base).toBe('https://a.test/3/');
});

test.each<[string, RequestListener, string]>([
  ['missing', (_, response) => response.writeHead(404).end(), 'status 404'],
  ['a page', (_, response) => response.end('<html>'), 'not a Sphinx inventory of version 2'],
  ['too large', (_, response) => response.end(Buffer.alloc(17 * 2 ** 20)), 'larger than 16 MiB'],
  ['cut off', (request) => request.socket.destroy(), 'could not be fetched'],
])('one that is %s causes a warning, and is not cached', async (_, listener, reason) => {
  const cache = await makeCache();
  let isBroken = true;
  const site = await serve((request, response) => {
    if (isBroken) listener(request, response);
    else response.end(PATHS);
  });
  const { inventories, warnings } = await bring(`${site}/objects.inv`, cache);
  expect(inventories).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(reason);
  isBroken = false;
  expect((await bring(`${site}/objects.inv`, cache)).inventories).toHaveLength(1);
});
