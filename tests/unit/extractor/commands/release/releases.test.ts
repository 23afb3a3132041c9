import path from 'node:path';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFolderTarget } from '../../../../../extractor/release/folder/folder-target.ts';
import { DAMAGED } from '../../release/versions/damaged-files.ts';
import { createReleasing, LOCK_OPTIONS } from '../../release/releasing.ts';
import { runCli } from '../../support/cli.ts';
import { digest } from '../../../../faults/site.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const CONFIG = `export default {
  site: { title: 'Shop' },
  packages: [{ name: 'shop', source: 'shop' }],
};
`;

let folder = '';

beforeEach(async () => {
  folder = makeTemporaryFolder();
  const place = path.join(folder, 'public');
  const target = openFolderTarget({ folder: place, python: 'python3', ...LOCK_OPTIONS });
  const { release } = createReleasing(target, path.join(folder, 'work'));
  await release('1.0');
  await release('1.1');
});

const run = (...args: string[]) => runCli(args, { folder, env: {} });
const read = (file: string) => readFileSync(path.join(folder, 'public', file), 'utf8');

describe('wrapdocs releases', () => {
  test('lists versions, the newest first', async () => {
    const table = await run('releases', 'list', '--to', 'public');
    expect(table.stdout.split('\n')).toEqual([
      'VERSION  DATE        ALIASES  NOTES',
      '1.1      2026-01-01  latest   root',
      '1.0      2026-01-01',
    ]);
    const json = await run('releases', 'list', '--to', 'public', '--format', 'json');
    expect(JSON.parse(json.stdout)).toEqual(JSON.parse(read('versions.json')));
  });

  test('puts a version at the root, names it, takes the name away, deletes it', async () => {
    const set = await run('releases', 'set-default', '1.0', '--to', 'public');
    expect(set).toMatchObject({ exitCode: 0, stdout: '' });
    expect(read('index.html')).toContain('v1.0');
    await run('releases', 'alias', '1.1', 'next', '--to', 'public');
    expect(read('next/index.html')).toContain('../1.1/');
    await run('releases', 'alias', '--remove', 'next', '--to', 'public');
    expect(existsSync(path.join(folder, 'public', 'next'))).toBe(false);
    const deleted = await run('releases', 'delete', '1.1', '--to', 'public');
    expect(deleted.exitCode).toBe(0);
    expect(readdirSync(path.join(folder, 'public'))).not.toContain('1.1');
  });

  test.each([
    [['releases', 'delete', '1.1', '--to', 'public'], '--default 1.0'],
    [['releases', 'delete', '9', '--to', 'public'], 'There are 1.1, 1.0'],
    [['releases', 'set-default', 'latest', '--to', 'public'], 'is an alias. Use the version 1.1'],
    [['releases', 'alias', '1.0', '--to', 'public'], 'either a version and an alias'],
    [['releases', 'alias', '1.0', '../x', '--to', 'public'], 'cannot be the name of an alias'],
    [['releases', 'list'], '--to FOLDER'],
    [['releases', 'list', '--to', 'nowhere'], 'No version has been released to'],
    [['releases', 'set-default', '1.0', '--to', 'public', '--push'], '--branch gh-pages'],
    [['releases', 'list', '--branch', 'x', '--to', 'public'], 'not in a git repository'],
  ])('%j says what to do', async (args, expected) => {
    const before = read('versions.json');
    const { exitCode, stderr } = await run(...args);
    expect(stderr).toContain(expected);
    expect(exitCode).toBe(1);
    expect(read('versions.json')).toBe(before);
  });
});

describe('a damaged versions.json stops every command', () => {
  const LOST = JSON.stringify({
    schemaVersion: 1,
    default: '0.9',
    versions: [{ version: '0.9', date: '2026-01-01', aliases: [] }],
  });

  test.each([
    ...DAMAGED.map((row) => [...row, ['release', '2.0']] as const),
    ['a version whose folder is lost', LOST, ['release', '2.0']],
    ['half of it', '{"schemaVersion":1,"vers', ['releases', 'set-default', '1.0']],
    ['half of it', '{"schemaVersion":1,"vers', ['releases', 'delete', '1.0']],
  ] as const)('%s: %j', async (_, text, args) => {
    const site = path.join(folder, 'public');
    writeFileSync(path.join(folder, 'wrapdocs.config.mjs'), CONFIG);
    writeFileSync(path.join(site, 'versions.json'), text);
    const before = digest(site);
    const { exitCode, stderr } = await run(...args, '--to', 'public');
    expect(stderr).toMatch(/public.* is damaged: .*Nothing was changed\.[^]*\n *→ Restore/);
    expect(exitCode).toBe(1);
    expect(digest(site)).toBe(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('public'))).toEqual(['public']);
  });
});

describe('wrapdocs release', () => {
  test.each([
    [['release'], 'Specify either a version or'],
    [['release', '--all'], 'or `--from SOURCE`, with `--all`'],
    [['release', '1.0', '--from', 'pypi:shop', '--all'], 'or `--from SOURCE`, with `--all`'],
    [['release', '1.0', '--date', '2026-02-30'], 'a day such as'],
    [['release', '1.0', '--wait', 'long'], 'whole number of seconds'],
    [['release', '1.0', '--to', 'public'], 'There is no configuration'],
  ])('%j says what to do', async (args, expected) => {
    const { exitCode, stderr } = await run(...args);
    expect(stderr).toContain(expected);
    expect(exitCode).toBe(1);
  });

  test.each([
    'release',
    'releases',
    'releases list',
    'releases delete',
    'releases alias',
    'releases set-default',
  ])('%s --help has examples', async (command) => {
    const { stdout } = await run(...command.split(' '), '--help');
    expect(stdout).toContain(`$ wrapdocs ${command}`);
  });

  test('a list has no options for changes', async () => {
    const { stdout } = await run('releases', 'list', '--help');
    expect(stdout).toContain('--branch');
    expect(stdout).not.toMatch(/--(?:push|wait|python)/);
  });
});
