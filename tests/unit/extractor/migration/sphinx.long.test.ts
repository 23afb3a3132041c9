import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Migration } from '../../../../extractor/migration/migration.ts';
import { openPandoc, type Pandoc } from '../../../../extractor/migration/pandoc/pandoc.ts';
import { migrateSphinx } from '../../../../extractor/migration/sphinx/migrate-sphinx.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

let pandoc: Pandoc;

beforeAll(async () => {
  const { signal } = new AbortController();
  pandoc = await openPandoc({ env: process.env, signal, onInstall: () => undefined });
}, 300_000);

async function migrate(files: Record<string, string>): Promise<Migration> {
  const root = makeTemporaryFolder({ 'docs/conf.py': 'raise SystemExit("it ran")\n', ...files });
  const settings = path.join(root, 'docs/conf.py');
  return migrateSphinx({ root, settings, pandoc, onProgress: () => undefined });
}

/** The Markdown of a page in reStructuredText. */
async function convert(text: string, others: Record<string, string> = {}): Promise<string> {
  const { pages } = await migrate({ 'docs/index.rst': text, ...others });
  return pages.get('index.md')?.trim() ?? '';
}

const FILES = {
  'examples/a.py': 'a\nb\nc\n',
  'examples/shop.py':
    'class Shop:\n    limit = 3\n\n    @cached\n    def buy(self):\n        return 1\n\n    x = 2\n',
  'part.md': '# Title\n<!-- begin -->\nPart.\n<!-- end -->\n',
};

test.each([
  [
    'references',
    'See :class:`~shop.Client`, :meth:`buy <shop.Client.buy>`, :py:func:`.open` and :func:`!hidden`.',
    'See [`Client`][shop.Client], [`buy`][shop.Client.buy], [`open`][open] and `hidden`.',
  ],
  ['a note', '.. warning::\n\n   Orders are final.', '> [!WARNING]\n> Orders are final.'],
  [
    'tabs',
    '.. tab-set::\n\n   .. tab-item:: pip\n      :sync: pip\n\n      Use pip.\n\n   .. tab-item:: uv\n\n      Use uv.',
    ':::tab[pip]\n\nUse pip.\n\n:::\n\n:::tab[uv]\n\nUse uv.\n\n:::',
  ],
  [
    'grouped tabs',
    '.. tabs::\n\n   .. group-tab:: Linux\n\n      - A list\n\n   .. group-tab:: macOS\n\n      Text.',
    ':::tab[Linux]\n\n- A list\n\n:::\n\n:::tab[macOS]\n\nText.\n\n:::',
  ],
  ['a version', '.. versionadded:: 1.2\n   Gifts.', '*Added in version 1.2:*\nGifts.'],
  ['a dialogue', 'Text:\n\n>>> buy(1)\n1', 'Text:\n\n```pycon\n>>> buy(1)\n1\n```'],
  ['code without a language', 'Text::\n\n    buy(1)', 'Text:\n\n```python\nbuy(1)\n```'],
  [
    'code of a file',
    '.. literalinclude:: ../examples/a.py\n   :lines: 2-3',
    '```py file="/examples/a.py" lines="2-3"\n\n```',
  ],
  [
    'an object of the reference',
    'Text.\n\n.. autoclass:: shop.Client\n   :members:',
    'Text.\n\nSee [`shop.Client`][shop.Client].',
  ],
  [
    'code of a class in a file',
    '.. literalinclude:: ../examples/shop.py\n   :pyobject: Shop.buy\n   :caption: Buying',
    '```py title="Buying" file="/examples/shop.py" lines="4-6"\n\n```',
  ],
  [
    'code between marks in a file',
    '.. literalinclude:: ../examples/shop.py\n   :start-after: class\n   :end-before: def',
    '```py file="/examples/shop.py" lines="2-4"\n\n```',
  ],
  [
    'a part of a file',
    '.. include:: ../part.md\n   :start-after: begin -->\n   :end-before: <!-- end',
    'Part.',
  ],
  [
    'badges in a line',
    '.. image:: https://a.example/1.svg\n   :target: https://a.example\n   :alt: One\n\n.. image:: https://a.example/2.svg\n   :target: https://a.example\n   :alt: Two\n\n.. image:: https://a.example/3.svg\n   :alt: Three\n\n.. image:: https://a.example/4.svg\n   :alt: Four\n',
    '[![One](https://a.example/1.svg)](https://a.example)\n[![Two](https://a.example/2.svg)](https://a.example)\n\n![Three](https://a.example/3.svg)\n\n![Four](https://a.example/4.svg)',
  ],
  [
    'a command line',
    '.. click:: shop.cli:main\n   :prog: shop',
    'See [`shop.cli.main`][shop.cli.main].',
  ],
  ['facts for Sphinx', ':orphan:\n:tocdepth: 2\n\nText.', 'Text.'],
  ['what is for authors', 'Text.\n\n.. todo:: More.\n\n.. index:: shop', 'Text.'],
])('%s', async (_, text, expected) => {
  expect(await convert(text, FILES)).toBe(expected);
});

test('tables of contents, labels and old addresses', async () => {
  const { pages, navigation, redirects, replaced } = await migrate({
    'docs/index.rst':
      'Shop\n====\n\nSee :ref:`cash`, :doc:`api.client` and :ref:`genindex`.\n\n.. toctree::\n   :hidden:\n\n   guide/Paying\n   api.client\n   notes\n',
    'docs/guide/Paying.rst':
      'Paying\n------\n\n.. _cash:\n\nIn cash\n~~~~~~~\n\nBack to :doc:`/index`.\n',
    'docs/api.client.rst': 'Client\n======\n\n.. autoclass:: shop.Client\n   :members:\n',
    'docs/notes.md':
      '# Notes\n\n```{warning}\nFinal.\n```\n\nSee {ref}`cash`, {py:class}`shop.Client` and [it](#shop.Client.buy).\n\n```{eval-rst}\n.. note:: Rest.\n```\n',
  });
  expect(pages.get('index.md')).toBe(
    '# Shop\n\nSee [In cash](./guide/paying.md#in-cash), [Client][shop.Client] and [Index](/api-docs/).\n',
  );
  expect(pages.get('guide/paying.md')).toBe(
    '# Paying\n\n## In cash\n\nBack to [Shop](../index.md).\n',
  );
  expect(pages.get('notes.md')).toBe(
    '# Notes\n\n:::caution\nFinal.\n:::\n\nSee [In cash](./guide/paying.md#in-cash), [`shop.Client`][shop.Client] and [it][shop.Client.buy].\n\n> [!NOTE]\n> Rest.\n',
  );
  expect(navigation).toEqual(['index', 'guide/paying', 'notes']);
  expect(replaced).toEqual(['docs/api.client.rst']);
  expect(redirects).toMatchObject({
    '/genindex.html': '/api-docs/',
    '/guide/Paying.html': '/guide/paying/',
    '/api.client.html': 'shop.Client',
    '/notes.html': '/notes/',
  });
});

test('a link from MyST to a page that the reference replaces leads to its old address', async () => {
  const { pages } = await migrate({
    'docs/index.md': '# Shop\n\nSee [the client](client.rst) and [notes](notes.md#a).\n',
    'docs/client.rst': 'Client\n======\n\n.. autoclass:: shop.Client\n',
    'docs/notes.md': '# Notes\n',
  });
  expect(pages.get('index.md')).toContain('[the client](/client.html) and [notes](./notes.md#a).');
});

test('a page that lists the pages of a folder is the page of that folder', async () => {
  const { pages, navigation, redirects } = await migrate({
    'docs/index.rst': 'Shop\n====\n\n.. toctree::\n\n   examples\n   more\n',
    'docs/examples.rst': 'Examples\n========\n\n.. toctree::\n\n   parts/a\n   parts/b\n',
    'docs/more.rst': 'More\n====\n\n.. toctree::\n\n   other/c\n   parts/d\n',
    'docs/parts/a.rst': 'A\n=\n\nBack to :doc:`/examples`.\n',
    'docs/parts/b.rst': 'B\n=\n',
    'docs/parts/d.rst': 'D\n=\n',
    'docs/other/c.rst': 'C\n=\n',
  });
  expect(navigation).toEqual([
    'index',
    'parts',
    'parts/a',
    'parts/b',
    'more',
    'other/c',
    'parts/d',
  ]);
  expect(pages.get('parts/index.md')).toBe('# Examples\n\n- [A](./a.md)\n- [B](./b.md)\n');
  expect(pages.get('parts/a.md')).toContain('Back to [Examples](./index.md).');
  expect(redirects).toMatchObject({ '/examples.html': '/parts/' });
});

test('MyST has the directives of reStructuredText', async () => {
  const { pages, unconverted } = await migrate({
    'docs/index.md':
      '# Shop\n\n```{autosummary}\nshop.Client\nshop.buy\n```\n\n```{py:function} buy(name)\nBuys it.\n```\n\n```{rubric} More\n```\n',
  });
  expect(pages.get('index.md')).toBe(
    '# Shop\n\n- [`shop.Client`][shop.Client]\n- [`shop.buy`][shop.buy]\n\n`buy(name)`\n\nBuys it.\n\n**More**\n',
  );
  expect(unconverted).toEqual([]);
});

test('a link with escaped characters leads to the page', async () => {
  const { pages, assets } = await migrate({
    'docs/index.md': '# Shop\n\nSee [how to pay](./how/1.%20Pay.md#cash).\n',
    'docs/how/1. Pay.md': '# Pay\n',
  });
  expect(pages.get('index.md')).toContain('[how to pay](./how/1-pay.md#cash)');
  expect(assets).toEqual([]);
});

test('what cannot be converted is named with its line, and the rest of the page stays', async () => {
  const { pages, unconverted } = await migrate({
    'docs/index.rst':
      'Shop\n====\n\nA :strange:`role`.\n\n.. strange:: thing\n\n   Its text.\n\nSee :ref:`nowhere`.\n',
  });
  expect(unconverted.map(({ line, message }) => [line, message])).toEqual([
    [4, 'The role `strange` is unknown, so its text is shown as code.'],
    [6, 'The directive `strange` is unknown, so only its text is shown.'],
    [10, 'No page has the label `nowhere`, so only the text is shown, without a link.'],
  ]);
  expect(pages.get('index.md')).toContain('A `role`.\n\nthing\n\nIts text.');
});
