import path from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig, type LoadedConfig } from '../../../../extractor/config/load.ts';
import { listPageFiles } from '../../../../extractor/site-input/page-files.ts';
import { requirePages } from '../../../../extractor/site-input/require-pages.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

function load(folder: string, settings: object): LoadedConfig {
  const site = { title: 'Shop' };
  const value = { site, packages: [{ name: 'shop', source: 'shop' }], ...settings };
  const file = path.join(folder, 'wrapdocs.config.mjs');
  return { config: parseConfig(value, file), file, folder };
}

test('lists pages by their routes, without drafts and the page for missing pages', () => {
  const folder = makeTemporaryFolder({
    'index.md': '',
    'guide/index.mdx': '',
    'guide/first.md': '',
    '_draft.md': '',
    '404.md': '',
    'picture.png': '',
  });
  expect(listPageFiles(folder).map(({ slug }) => slug)).toEqual(['guide/first', 'guide', 'index']);
});

test('names the pages of the navigation that do not exist, and a missing home page', async () => {
  const folder = makeTemporaryFolder({ 'docs/about.md': '' });
  const fail = (settings: object) => catchError(() => requirePages(load(folder, settings)));
  const unknown = await fail({ content: 'docs', navigation: ['about', 'nope'] });
  expect(unknown.code).toBe('CONFIG_INVALID');
  expect(unknown.message).toContain('names pages that do not exist: nope.');
  expect(unknown.hint).toContain('There are: about.');
  expect((await fail({ content: 'docs' })).message).toContain('docs has no home page.');
  expect((await fail({ content: 'text' })).message).toContain('does not exist.');
  const unnamed = await fail({ site: { title: 'Shop', styles: ['docs/theme.css'] } });
  expect(unnamed.message).toContain('docs/theme.css, which does not exist.');
  requirePages(load(folder, {}));
});

test.each([
  [{ out: 'docs/out' }, 'this folder is inside the folder that is set with `content`.'],
  [{ out: 'docs' }, '`content` names the same folder.'],
  [{ out: '.' }, 'the folder that is set with `content` is inside this folder'],
  [{ out: 'files/site', public: 'files' }, 'inside the folder that is set with `public`.'],
])('the site is separate from what it is made from: %o', async (settings, message) => {
  const folder = makeTemporaryFolder({ 'docs/index.md': '', 'files/robots.txt': '' });
  const loaded = load(folder, { content: 'docs', ...settings });
  const error = await catchError(() => requirePages(loaded));
  expect(error.code).toBe('CONFIG_INVALID');
  expect(error.message).toContain(`The site cannot be built into ${settings.out}, because`);
  expect(error.message).toContain(message);
  expect(error.hint).toContain('Set `out` to a folder that is separate from the folder');
});

test.each([
  [{ '/faq': '/b/' }, undefined],
  [{ '/faq': 'https://example.com/faq', '/old': '/faq' }, undefined],
  [{ '/guide/': '/b' }, 'there is a page at this address'],
  [{ '/': '/guide' }, 'there is a page at this address'],
  [{ '/api-docs/shop': '/' }, 'there is a page at this address'],
  [{ '/b': '/c/', '/c': '/d#top', '/d': '/b' }, 'leads from /b back to /b'],
  [{ '/a': '/a/' }, 'leads from /a back to /a'],
])('redirects lead somewhere, and take no page away: %o', async (redirects, message) => {
  const folder = makeTemporaryFolder({ 'docs/index.md': '', 'docs/guide.md': '' });
  const loaded = load(folder, { content: 'docs', redirects });
  if (message === undefined) {
    requirePages(loaded);
    return;
  }
  const error = await catchError(() => requirePages(loaded));
  expect(error.code).toBe('CONFIG_INVALID');
  expect(error.message).toContain(message);
});

test('the site may be beside what it is made from', () => {
  const folder = makeTemporaryFolder({ 'docs/index.md': '' });
  requirePages(load(folder, { content: 'docs', out: 'docs-site' }));
});

test('a language without a page is a mistake', async () => {
  const folder = makeTemporaryFolder({ 'docs/index.md': '', 'docs/de/start.md': '' });
  const site = { title: 'Shop', translations: ['de', 'fr'] };
  const missing = await catchError(() => requirePages(load(folder, { content: 'docs', site })));
  expect(missing.message).toContain('`site.translations` names fr, but there are no pages');
  const unset = await catchError(() => requirePages(load(folder, { site })));
  expect(unset.message).toContain('names de, but');
  requirePages(load(folder, { content: 'docs', site: { title: 'Shop', translations: ['de'] } }));
});
