import path from 'node:path';
import { expect, test } from 'vitest';
import { divideRedirects } from '../../../../extractor/config/redirects.ts';
import type { Migration } from '../../../../extractor/migration/migration.ts';
import { migrateMkdocs } from '../../../../extractor/migration/mkdocs/migrate-mkdocs.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function migrate(
  pages: Record<string, string>,
  settings = 'site_name: Shop\n',
): Promise<Migration> {
  const root = makeTemporaryFolder({ 'mkdocs.yml': settings, ...pages });
  return migrateMkdocs({ root, settings: path.join(root, 'mkdocs.yml') });
}

/** The Markdown of a page. */
async function convert(text: string, others: Record<string, string> = {}): Promise<string> {
  const { pages } = await migrate({ 'docs/index.md': text, ...others });
  return pages.get('index.md')?.trim() ?? '';
}

test.each([
  [
    'a note',
    '!!! warning "Take care"\n    Orders\n\n    are final.\n\nText.',
    ':::caution[Take care]\nOrders\n\nare final.\n:::\n\nText.',
  ],
  [
    'a note in a list',
    '- Item\n\n    !!! note\n        Text.',
    '- Item\n\n    :::note\n    Text.\n    :::',
  ],
  [
    'a note in a note',
    '!!! note\n    A\n\n    !!! tip\n        B',
    '::::note\nA\n\n:::tip\nB\n:::\n::::',
  ],
  [
    'a folded note',
    '??? info "More"\n    Text.',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  ],
  [
    'tabs',
    '=== "pip"\n\n    `pip install shop`\n\n=== "uv"\n\n    `uv add shop`',
    ':::tab[pip]\n`pip install shop`\n:::\n\n:::tab[uv]\n`uv add shop`\n:::',
  ],
  [
    'a note in a tab',
    '=== "A [b]"\n\n    !!! tip\n        Text.',
    '::::tab[A b]\n:::tip\nText.\n:::\n::::',
  ],
  [
    'tabs in a list',
    '1.  Item\n\n    === "A"\n\n        - In a list\n\n          !!! tip\n              Text.',
    '1.  Item\n\n    ::::tab[A]\n    - In a list\n\n      :::tip\n      Text.\n      :::\n    ::::',
  ],
  [
    'an object of the reference',
    'Text.\n\n::: shop.Client\n    options:\n      members: false\n',
    'Text.\n\nSee [`shop.Client`][shop.Client].',
  ],
  [
    'attributes and icons',
    '[Start](https://x.example){ .md-button } :material-cart: now',
    '[Start](https://x.example) now',
  ],
  ['keys', 'Press ++ctrl+c++.', 'Press <kbd>ctrl</kbd>+<kbd>c</kbd>.'],
  [
    'code stays',
    '```md\n!!! note\n    Text.\n```\n`[a](b.md)`',
    '```md\n!!! note\n    Text.\n```\n`[a](b.md)`',
  ],
])('%s', async (_, text, expected) => {
  expect(await convert(text)).toBe(expected);
});

test('included files are part of the page, and included code stays in its file', async () => {
  const text = '--8<-- "parts/a.md"\n\n```py\n--8<-- "examples/order.py"\n```';
  const files = { 'parts/a.md': '!!! tip\n    Text.\n', 'examples/order.py': 'order()\n' };
  expect(await convert(text, files)).toBe(
    ':::tip\nText.\n:::\n\n\n```py file="/examples/order.py"\n\n```',
  );
});

test('the navigation, its labels and the old addresses', async () => {
  const { pages, navigation, redirects, replaced } = await migrate(
    {
      'docs/index.md': 'See [how to pay](User_Guide/Paying.md#cash) and [the client](api.md).',
      'docs/User_Guide/Paying.md': '# Paying\n\n![A coin](../coin.png)',
      'docs/coin.png': '',
      'docs/api.md': '# API\n\n::: shop.Client\n    options: {}\n',
    },
    'nav:\n  - index.md\n  - Guides:\n      - Cash: User_Guide/Paying.md\n  - API: api.md\nplugins:\n  - redirects:\n      redirect_maps:\n        old.md: User_Guide/Paying.md\n  - search: !!python/name:shop.x\n',
  );
  expect(navigation).toEqual(['index', 'user_guide/paying']);
  expect(pages.get('index.md')).toBe(
    'See [how to pay](./user_guide/paying.md#cash) and [the client](/api/).\n',
  );
  expect(pages.get('user_guide/paying.md')).toBe(
    '---\nsidebar:\n  label: Cash\n---\n\n# Paying\n\n![A coin](./coin.png)\n',
  );
  expect(replaced).toEqual(['docs/api.md']);
  expect(redirects).toEqual({
    '/api/': 'shop.Client',
    '/User_Guide/Paying/': '/user_guide/paying/',
    '/old/': '/user_guide/paying/',
  });
});

test('a link with escaped characters leads to the page', async () => {
  const { pages, assets } = await migrate({
    'docs/index.md': 'See [how to pay](how/1.%20Pay.md) and [100%](100%.md).',
    'docs/how/1. Pay.md': '# Pay',
    'docs/100%.md': '# All',
  });
  expect(pages.get('index.md')).toBe('See [how to pay](./how/1-pay.md) and [100%](./100.md).\n');
  expect(assets).toEqual([]);
});

test('what cannot be converted is named with its line', async () => {
  const { unconverted } = await migrate({
    'docs/index.md': 'Text.\n\n![A](missing.png)\n\n--8<-- "missing.md"\n',
  });
  expect(unconverted).toEqual([
    { file: 'docs/index.md', line: 3, message: 'There is no file `missing.png`.' },
    { file: 'docs/index.md', line: 5, message: 'There is no file `missing.md`.' },
  ]);
});

test('settings that are not YAML end the migration', async () => {
  await expect(migrate({}, 'nav: [')).rejects.toThrow('mkdocs.yml could not be read');
});

test('old addresses with spaces are escaped, and names do not begin with an underscore', async () => {
  const { pages, redirects } = await migrate({
    'docs/index.md': '# Shop',
    'docs/_guide/1. How to pay.md': '# Paying',
  });
  expect([...pages.keys()].toSorted()).toEqual(['guide/1-how-to-pay.md', 'index.md']);
  expect(redirects).toEqual({ '/_guide/1.%20How%20to%20pay/': '/guide/1-how-to-pay/' });
  expect(divideRedirects(redirects).pages).toHaveLength(1);
});
