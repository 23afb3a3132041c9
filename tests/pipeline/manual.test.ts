import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTestPython } from '../tools/python.ts';
import { writeFiles } from './write-files.ts';

const BLOCK = /^```(\w+)(?: title="([^"]+)")?\n([^]*?)^```$/gm;
const BIN = path.resolve('extractor/bin.mjs');
/** What comes before everything else; the suite `installation` does it with the packed packages. */
const FIRST = ['npm install --save-dev wrapdocs', 'pip install wrapdocs', 'wrapdocs init'];
/** Commands with what only the reader has: the document of an API, another documentation, and tags. */
const WITH_OTHER_INPUT = [
  'wrapdocs compare pypi:spotipy==2.26.0 --api spotify.yml',
  'wrapdocs api fetch https://api.example.com/openapi.json --out api/openapi.json',
  'wrapdocs compare --baseline api-baseline.json --update-baseline',
  'wrapdocs compare --baseline api-baseline.json --fail-on drift',
  'wrapdocs migrate --dry-run',
  'wrapdocs migrate',
  "wrapdocs release --from git: --tags 'v2.*' --last 5 --to public --dry-run",
  "wrapdocs release --from git: --tags 'v2.*' --last 5 --to public",
];
/** Commands that run until they are interrupted. */
const SERVERS = ['serve', 'dev'];

/** What the API of the tutorial's client would say of itself. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/authors/{author_id}/books': {
      get: {
        parameters: [
          { name: 'author_id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'pageSize', in: 'query', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'The books.' } },
      },
    },
  },
};

/** The folder that the tutorial is followed in. */
let folder: string;
/** What its commands printed. */
const printed: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wrapdocs-manual-'));
  for (const { language, file, text } of readBlocks('docs/tutorial.md')) {
    if (file !== undefined) writeFiles(folder, { [file]: text });
    if (language !== 'sh') continue;
    for (const line of text.trim().split('\n')) printed.push(await run(line));
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function readBlocks(page: string) {
  return [...readFileSync(page, 'utf8').matchAll(BLOCK)].map(
    ([, language = '', file, text = '']) => ({ language, file, text }),
  );
}

/** Runs a command as the manual shows it; returns all that it printed. */
async function run(line: string): Promise<string> {
  const [program, ...args] = line.replace(/^npx /, '').split(' ');
  expect(program).toBe('wrapdocs');
  const child = execa(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: { WRAPDOCS_PYTHON: await findTestPython(), NO_COLOR: '1', FORCE_COLOR: undefined },
    all: true,
    stdin: 'ignore',
    // Ctrl-C ends a server without an error.
    reject: !SERVERS.includes(args[0] ?? ''),
  });
  if (SERVERS.includes(args[0] ?? '')) {
    child.all.on('data', (text: Buffer) => {
      if (/at http:/.test(text.toString())) child.kill('SIGINT');
    });
  }
  return (await child).all;
}

test('the files and commands of the tutorial lead to a released site', () => {
  const [operations = '', init = '', build = '', ...others] = printed;
  expect(operations).toMatch(/GET +\/v1\/authors\/\{author_id\}\/books/);
  expect(init).toContain('wrapdocs.config.mjs');
  expect(build).toContain('1 operation');
  expect(others.at(-1)).toMatch(/1\.1\.0 .*\n1\.0\.0 /);
  const home = readFileSync(path.join(folder, 'public/index.html'), 'utf8');
  expect(home).toContain('You need an API key from the shop.');
  expect(home).toContain('starlight-aside--note');
});

test('the manual itself is a site without findings', async () => {
  const args = ['build', '--strict', '--config', 'docs/wrapdocs.config.ts'];
  const env = { WRAPDOCS_PYTHON: await findTestPython(), NO_COLOR: '1', FORCE_COLOR: undefined };
  const { all, exitCode } = await execa(process.execPath, [BIN, ...args], {
    env,
    all: true,
    reject: false,
    stdin: 'ignore',
  });
  expect(exitCode, all).toBe(0);
  const read = (page: string) => readFileSync(path.join('build/manual', page), 'utf8');
  for (const page of globSync('*.md', { cwd: 'docs' })) {
    const { name } = path.parse(page);
    expect(read(name === 'index' ? 'index.html' : `${name}/index.html`)).toContain('<h1');
  }
  expect(read('index.html')).toMatch(/<img[^>]* src="\/_astro\/reference-page\./);
}, 300_000);

test('every other command of the manual works after the tutorial', async () => {
  await makeRepository();
  const pages = globSync(['docs/*.md', 'packaging/README.md'], { exclude: ['docs/tutorial.md'] });
  const lines = pages
    .sort()
    .flatMap(readBlocks)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'))
    .map((line) => line.replace(/ +#.*/, ''));
  const commands = new Set(lines.map((line) => line.replace(/^npx /, '')));
  for (const line of [...FIRST, ...WITH_OTHER_INPUT])
    expect(commands.delete(line), line).toBe(true);
  expect(commands.size).toBeGreaterThan(12);
  for (const line of commands) {
    const said = await run(line);
    if (SERVERS.includes(line.split(' ')[1] ?? '')) expect(said, line).toMatch(/at http:/);
  }
}, 480_000);

/** The project in git, with a release and a server. */
async function makeRepository(): Promise<void> {
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
    });
  writeFiles(folder, { 'openapi.json': JSON.stringify(DOCUMENT) });
  await git('init', '--quiet', '--bare', 'server.git');
  await git('init', '--quiet', '.');
  await git('remote', 'add', 'origin', path.join(folder, 'server.git'));
  await git('add', 'src', 'docs', 'wrapdocs.config.mjs');
  await git('commit', '--quiet', '--message', 'First');
  await git('tag', 'v1.0.0');
}
