import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type ResultPromise } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCurlCommand } from '../../astro-site/src/code/curl/command.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolvePathSource } from '../../extractor/sources/resolve-path-source.ts';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';

const APPS = fileURLToPath(new URL('../python/fastapi_apps', import.meta.url));
const SERVER = fileURLToPath(new URL('serve_application.py', import.meta.url));
const CONTENT = 'four';

/** What readers put into the variables that the commands name. */
const VALUES: Record<string, string> = {
  IDS: '7',
  FLAG: 'true',
  WORD: 'a&b=c',
  KEY: 'k',
  TAG: 't',
};

let folder: string;
let server: ResultPromise<{ stdin: 'pipe' }>;
let port: string;
let view: PackageView;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wrapdocs-curl-'));
  await writeFile(path.join(folder, 'a.txt'), CONTENT);
  const dependencies = await ensurePythonTools('tests/python/fastapi.txt');
  const options = ['-I', '-X', 'utf8', SERVER, dependencies, APPS, 'uploads.app'];
  server = execa(await findTestPython(), options, { stdin: 'pipe' });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  port = line.toString().trim();
  const source = resolvePathSource(path.join(APPS, 'uploads'), '.');
  const origin = { kind: 'path' as const, locator: 'uploads' };
  view = createPackageView(
    await extract({ source, origin, docstringStyle: 'google', env: process.env }),
  );
});

afterAll(async () => {
  server.stdin.end();
  await server;
  await rm(folder, { recursive: true });
});

/** Runs the command of an operation, as its page prints it, and returns what the server says. */
async function send(name: string): Promise<unknown> {
  const operation = view.operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  const { text, variables } = makeCurlCommand(operation, view);
  const values = variables.map(({ name: variable }): [string, string] => [
    variable,
    variable.endsWith('FILE') ? path.join(folder, 'a.txt') : (VALUES[variable] ?? 'x'),
  ]);
  const env = { ...Object.fromEntries(values), BASE_URL: `http://127.0.0.1:${port}` };
  const { stdout } = await execa('bash', ['-c', text], { env });
  return JSON.parse(stdout);
}

const FILE = { filename: 'a.txt', size: CONTENT.length };
const BYTES = { size: CONTENT.length };
const ITEM = { name: 'name', prices: [1.5] };

test.each<[string, unknown]>([
  ['one', FILE],
  ['several', { files: [FILE], title: 'title' }],
  ['raw', { content: BYTES, parts: [BYTES] }],
  ['optional', { file: FILE, note: 'note' }],
  ['form', { names: ['name'], age: 1 }],
  ['login', { user: 'user', scopes: ['scope'], remember: false }],
  ['query', { ids: [7], word: 'a&b=c', flag: true, tag: ['t'], crumb: 'x' }],
  ['put', { key: 'k', item: ITEM, others: [ITEM] }],
  ['text', 'content'],
  ['defaults', { sizes: [1], word: 'word' }],
  ['documents', { key: 'k', files: [FILE], tags: ['tag'], ids: [7] }],
])('a server gets what the curl command of %s says', async (name, arrived) => {
  expect(await send(name)).toEqual(arrived);
});

test('every operation has a command that is tried', () => {
  expect(view.operations).toHaveLength(11);
});
