import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { startDev } from '../tools/dev.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { ENVIRONMENT, getBin, runWrapdocs } from './run.ts';

/** The files of the installation, with what shows that one was written. */
function describeInstallation(): string[] {
  const folder = join(inject('home'), 'node_modules');
  return listFiles(folder).map((file) => {
    const { mtimeMs, size } = statSync(join(folder, file));
    return `${file} ${String(mtimeMs)} ${String(size)}`;
  });
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('an installed wrapdocs makes, checks, shows and releases a site, and writes nothing to itself', async () => {
  const home = inject('home');
  const run = (...args: string[]) => runWrapdocs(home, args);
  const before = describeInstallation();
  const { stderr } = await execa('npx', ['wrapdocs', 'init'], { cwd: home, env: ENVIRONMENT });
  expect(stderr).toContain('npx wrapdocs build');
  expect(await run('build')).toContain('Built site');
  expect(readFileSync(join(home, 'site/index.html'), 'utf8')).toContain('Welcome.');
  expect(await run('check')).toContain('shop');

  const source = join(home, 'shop/calls.py');
  edit(source, 'Answer.', 'Answer the caller.');
  expect(await run('build')).toMatch(/\(\d changed\)/);
  expect(readFileSync(join(home, 'site/api-docs/shop/calls/index.html'), 'utf8')).toContain(
    'Answer the caller.',
  );
  const server = await startDev(home, getBin());
  const open = async () => (await fetch(`${server.url}api-docs/shop/calls/`)).text();
  try {
    expect(await open()).toContain('Answer the caller.');
    edit(source, 'Answer the caller.', 'Answer at once.');
    await expect.poll(open, { timeout: 60_000 }).toContain('Answer at once.');
  } finally {
    await server.stop();
  }

  // A release has its own version, whatever the source says.
  appendFileSync(join(home, 'shop/__init__.py'), '\n\n__version__ = "0.9"\n');
  await run('release', '1.0.0', '--to', 'public');
  edit(source, 'def ping()', 'def ping(times: int = 1)');
  await run('release', '1.1.0', '--to', 'public');
  const { versions } = JSON.parse(readFileSync(join(home, 'public/versions.json'), 'utf8')) as {
    versions: Array<{ version: string }>;
  };
  expect(versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0']);
  for (const { version } of versions) {
    const file = join(home, 'public', version, 'api-docs/shop.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ index: { version } });
  }
  const news = readFileSync(join(home, 'public/1.0.0/whats-new/index.html'), 'utf8');
  expect(news).toContain('is the first release');
  expect(describeInstallation()).toEqual(before);
}, 600_000);

test('an installed wrapdocs compares, exports and serves', async () => {
  const folder = makeTemporaryFolder();
  writeFiles(folder, {
    ...REPOSITORIES['src layout with hatch'].files,
    'src/shop/__init__.py':
      'import requests\n\n\ndef ping() -> None:\n    requests.get("https://api.example.com/ping")\n',
  });
  const run = (...args: string[]) => runWrapdocs(folder, args);
  await run('init');
  await run('extract', '--out', 'before');
  edit(join(folder, 'src/shop/__init__.py'), 'def ping()', 'def ping(times: int)');
  await run('extract', '--out', 'after');
  expect(await run('diff', 'before/shop', 'after/shop')).toContain('times');
  await run('export', 'openapi', '--out', 'openapi.json');
  expect(readFileSync(join(folder, 'openapi.json'), 'utf8')).toContain('"openapi": "3.1');
  writeFiles(folder, { 'ready/index.html': '<p>Ready.</p>' });
  const server = execa(process.execPath, [getBin(), 'serve', 'ready', '--port', '0'], {
    cwd: folder,
    env: ENVIRONMENT,
    all: true,
    reject: false,
  });
  try {
    let said = '';
    server.all.on('data', (text: Buffer) => (said += text.toString()));
    const find = () => /http:\S+/.exec(said)?.[0] ?? '';
    await expect.poll(find, { timeout: 30_000 }).not.toBe('');
    expect(await (await fetch(find())).text()).toContain('Ready.');
  } finally {
    server.kill('SIGINT');
    await server;
  }
}, 120_000);

test.each(Object.entries(REPOSITORIES))(
  'init and build make a site of %s',
  async (_, { files }) => {
    const folder = makeTemporaryFolder();
    writeFiles(folder, files);
    await runWrapdocs(folder, ['init']);
    const said = await runWrapdocs(folder, ['build']);
    const [, out = ''] = /Built (\S+):/.exec(said) ?? [];
    expect(existsSync(join(folder, out, 'index.html'))).toBe(true);
    expect(existsSync(join(folder, out, 'pagefind/pagefind.js'))).toBe(true);
  },
  300_000,
);
