import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unlinkMissingPages } from '../../../../extractor/site/unlink-missing-pages.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function unlink(file: string, text: string): Promise<string> {
  const site = makeTemporaryFolder({
    'api-docs/index.html': '',
    'api-docs/shop/main/index.html': '',
    'api-docs/shop/größe/index.html': '',
    [file]: text,
  });
  await unlinkMissingPages(site);
  return readFile(path.join(site, file), 'utf8');
}

test.each([
  ['/api-docs/', true],
  ['/api-docs/shop/main/', true],
  ['/api-docs/shop/main/#read', true],
  ['/api-docs/shop/gr%C3%B6%C3%9Fe/', true],
  ['/api-docs/shop/gone/', false],
  ['/api-docs/other/', false],
  ['/api-docs/100%/', false],
  ['/api-docs/other/main/#Client.get', false],
  ['/concepts/other/', true],
  ['https://example.com/api-docs/other/', true],
])('a page keeps its link to %s: %s', async (href, stays) => {
  const html = `<p><a class="x" href="${href}"><code>A</code></a> <a href="${href}">B</a></p>`;
  expect(await unlink('guide/index.html', html)).toBe(
    stays ? html : '<p><a class="x"><code>A</code></a> <a>B</a></p>',
  );
});

test('the Markdown of a page loses the same links and keeps their text', async () => {
  const text =
    'See [`shop`](/api-docs/shop/main/), [`A`](https://docs.example.com/api-docs/other/a.md "A") and [b \\] c](/api-docs/other/).';
  expect(await unlink('guide.md', text)).toBe(
    'See [`shop`](/api-docs/shop/main/), `A` and b \\] c.',
  );
});

test('pages of the reference are unchanged, because their links come from existing pages', async () => {
  const html = '<a href="/api-docs/other/">A</a>';
  expect(await unlink('api-docs/shop/page.html', html)).toBe(html);
});
