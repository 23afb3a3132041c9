import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../../extractor/config/load.ts';
import { loadSiteInput } from '../../../../extractor/site-input/load.ts';
import { writeSiteInput } from '../../../../extractor/site-input/write.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const folder = path.resolve('/projects/shop');
const config = parseConfig(
  {
    site: { title: 'Shop', url: 'https://example.com/docs' },
    packages: [{ name: 'shop', source: 'src/shop' }],
    content: 'pages',
  },
  'wrapdocs.config.ts',
);
const parts = {
  loaded: { config, folder, file: path.join(folder, 'wrapdocs.config.ts') },
  dates: { content: { 'index.md': '2026-11-21T09:00:00.000Z' }, packages: { shop: {} } },
  inventories: [{ base: 'https://example.org/', objects: [] }],
  folders: { packages: path.join(folder, 'api'), cache: path.join(folder, 'cache') },
};

/** Writes a good file and then changes its JSON. */
async function writeChanged(change: object): Promise<string> {
  const file = await writeSiteInput(makeTemporaryFolder(), parts);
  const input = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...input, ...change }));
  return file;
}

test('the site reads what the extractor wrote', async () => {
  const input = loadSiteInput(await writeSiteInput(makeTemporaryFolder(), parts));
  expect(input).toMatchObject({
    settings: config,
    base: '/docs/',
    dates: parts.dates,
    inventories: parts.inventories,
    folders: {
      ...parts.folders,
      content: path.join(folder, 'pages'),
      out: path.join(folder, 'dist'),
    },
  });
  expect(input).not.toHaveProperty('release');
});

test('a release has its history and the path that it is rendered for', async () => {
  const history = { schemaVersion: 1 as const, releases: [] };
  const release = { version: '1.0', date: '2026-11-21', root: '/docs/', history };
  const written = { ...parts, base: '/docs/1.0/', release };
  const input = loadSiteInput(await writeSiteInput(makeTemporaryFolder(), written));
  expect(input).toMatchObject({ base: '/docs/1.0/', release });
});

test('nothing is written that the site could not read', async () => {
  const target = makeTemporaryFolder();
  const dates = { ...parts.dates, content: { 'index.md': 'yesterday' } };
  await expect(writeSiteInput(target, { ...parts, dates })).rejects.toThrow(/datetime/);
  expect(() => readFileSync(path.join(target, 'site.json'))).toThrow(/ENOENT/);
});

test('without the file, it says which command writes it', async () => {
  const file = path.join(makeTemporaryFolder(), 'site.json');
  const error = await catchError(() => loadSiteInput(file));
  expect(error).toMatchObject({
    code: 'SITE_NOT_FOUND',
    message: `${file} does not exist. It contains the input of the site.`,
    hint: 'Run `wrapdocs build`, which creates it and renders the site.',
  });
});

test('a file of another version gives one sentence, whatever its shape', async () => {
  const file = await writeChanged({ schemaVersion: 7, generator: { version: '9.1.0' } });
  const error = await catchError(() => loadSiteInput(file));
  expect(error).toMatchObject({
    code: 'CONTRACT_VERSION',
    message: `${file} was written by format 7 (wrapdocs 9.1.0), but this version of wrapdocs reads 1.`,
    hint: 'Update wrapdocs, or run `wrapdocs build` to generate it again.',
  });
});

test('a broken file gives the field and the command that rewrites it', async () => {
  const file = await writeChanged({ base: 3 });
  const error = await catchError(() => loadSiteInput(file));
  expect(error).toMatchObject({
    code: 'CONTRACT_BROKEN',
    hint: 'Run `wrapdocs build` to generate it again.',
  });
  expect(error.message).toMatch(/does not have the shape of format 1:\n {2}base: /);
});
