import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { prepareSiteRoot } from '../../../../extractor/site/site-root.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('a root has the packages of this wrapdocs, also after another one was used', async () => {
  const root = makeTemporaryFolder();
  const other = path.join(root, 'other');
  mkdirSync(other);
  symlinkSync(other, path.join(root, 'node_modules'));
  await prepareSiteRoot(root);
  expect(realpathSync(path.join(root, 'node_modules/astro'))).toBe(
    realpathSync('node_modules/astro'),
  );
  expect(existsSync(other)).toBe(true);
});

test('the files of the project come to those of wrapdocs', async () => {
  const root = makeTemporaryFolder({ 'pub/CNAME': 'docs.example.com', 'site/public/old.txt': '' });
  const site = path.join(root, 'site');
  await prepareSiteRoot(site, path.join(root, 'pub'));
  expect(readdirSync(path.join(site, 'public')).toSorted()).toEqual(['CNAME', 'favicon.svg']);
});

interface CodeBlocks {
  shiki: { transformers: Array<{ preprocess: (code: string, options: object) => void }> };
}

test('code is coloured without a limit of time, so that a busy machine makes the same pages', async () => {
  const root = makeTemporaryFolder();
  await prepareSiteRoot(root);
  const address = pathToFileURL(path.join(root, 'ec.config.mjs')).href;
  const module = (await import(address)) as { default: CodeBlocks };
  const options = { lang: 'python' };
  for (const { preprocess } of module.default.shiki.transformers) preprocess('', options);
  expect(options).toEqual({ lang: 'python', tokenizeTimeLimit: 0 });
});
