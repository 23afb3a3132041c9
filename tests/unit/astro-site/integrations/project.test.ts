import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadProject } from '../../../../astro-site/integrations/project.ts';
import { parseConfig } from '../../../../extractor/config/load.ts';
import { writeSiteInput } from '../../../../extractor/site-input/write.ts';
import { makeTemporaryFolder } from '../../extractor/support/temporary-folder.ts';

async function writeInput(folder: string, title: string): Promise<string> {
  const site = { title };
  const config = parseConfig({ site, packages: [{ name: 'shop', source: 'shop' }] }, 'config');
  return writeSiteInput(folder, {
    loaded: { config, folder, file: path.join(folder, 'wrapdocs.config.ts') },
    dates: { content: {}, packages: {} },
    inventories: [],
    folders: { packages: path.join(folder, 'api'), cache: path.join(folder, 'cache') },
  });
}

test('the argument names the site and takes precedence over that of the last build', async () => {
  const root = makeTemporaryFolder();
  await writeInput(path.join(root, '.wrapdocs'), 'last build');
  const file = await writeInput(makeTemporaryFolder(), 'named');
  expect(loadProject(root, []).settings.site.title).toBe('last build');
  // In the form of the Astro command line, among other arguments.
  const args = ['build', '--silent', '--site-json', file, '--outDir', '/out'];
  expect(loadProject(root, args).settings.site.title).toBe('named');
});

test('a check does not write to the cache of builds', async () => {
  const root = makeTemporaryFolder();
  const file = await writeInput(path.join(root, '.wrapdocs'), 'last build');
  const getCache = (args: string[]): string => loadProject(root, args).folders.cache;
  expect(getCache(['--site-json', file])).toBe(path.join(root, '.wrapdocs/cache'));
  expect(getCache(['check'])).toBe(path.join(root, '.wrapdocs/check-cache'));
});

test('a named file that does not exist is an error', () => {
  const args = ['build', '--site-json', 'missing/site.json'];
  expect(() => loadProject(makeTemporaryFolder(), args)).toThrow(/site\.json does not exist/);
});

test('before the first build, there is an empty site to check types with', () => {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, 'astro-site/src/content/docs'), { recursive: true });
  expect(loadProject(root, ['check'])).toMatchObject({
    missingFile: path.join(root, '.wrapdocs/site.json'),
    content: [],
    settings: { packages: [] },
  });
});
