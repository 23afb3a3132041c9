import path from 'node:path';
import { expect, test } from 'vitest';
import { findDocumentation } from '../../../../extractor/init/find-documentation.ts';
import { migrateDocBuilder } from '../../../../extractor/migration/doc-builder/migrate-doc-builder.ts';
import type { Migration } from '../../../../extractor/migration/migration.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const SETTINGS = 'docs/source/en/_toctree.yml';
const CONTENTS = `- title: Start
  sections:
    - local: index
      title: Home
    - local: guides/orders
      title: Orders
      sections:
        - local: reference/client
          title: Client
`;

function migrate(pages: Record<string, string>): Migration {
  const files = Object.entries(pages).map(([name, text]) => [`docs/source/en/${name}`, text]);
  const root = makeTemporaryFolder({
    [SETTINGS]: CONTENTS,
    ...(Object.fromEntries(files) as Record<string, string>),
  });
  expect(findDocumentation(root)).toEqual({ tool: 'doc-builder', settings: SETTINGS });
  return migrateDocBuilder({ root, settings: path.join(root, SETTINGS) });
}

/** The Markdown of a page that the table of contents does not list. */
function convert(text: string): string {
  return migrate({ 'page.md': text }).pages.get('page.md')?.trim() ?? '';
}

test.each([
  ['a tip', '<Tip>\n\nOrders are **final**.\n\n</Tip>', ':::tip\nOrders are **final**.\n:::'],
  ['a warning', '<Tip warning={true}>\nTake care.\n</Tip>', ':::caution\nTake care.\n:::'],
  ['a tip on one line', '<Tip>See [`Shop`].</Tip>', ':::tip\nSee [`Shop`][Shop].\n:::'],
  ['a tip in a list', '- Item\n\n  <Tip>\n  Text.\n  </Tip>', '- Item\n\n  :::tip\n  Text.\n  :::'],
  [
    'options',
    '<hfoptions id="tool">\n<hfoption id="pip">\n\n```sh\npip install shop\n```\n\n</hfoption>\n<hfoption id="uv">\nUse uv.\n</hfoption>\n</hfoptions>',
    ':::tab[pip]\n```sh\npip install shop\n```\n:::\n:::tab[uv]\nUse uv.\n:::',
  ],
  [
    'frameworks',
    '<frameworkcontent>\n<pt>\n<Tip>\nA\n</Tip>\n</pt>\n<tf>\nB\n</tf>\n</frameworkcontent>',
    '::::tab[PyTorch]\n:::tip\nA\n:::\n::::\n:::tab[TensorFlow]\nB\n:::',
  ],
  [
    'an object with its members',
    'Text.\n\n[[autodoc]] shop.Client\n    - buy\n    - all\n\n- A list',
    'Text.\n\nSee [`shop.Client`][shop.Client].\n\n- A list',
  ],
  [
    'references',
    '[`Client.buy`], [`~shop.Client.buy`] and [`shop.buy()`], but `[`, [`a b`] and [`x`](https://x.test)',
    '[`Client.buy`][Client.buy], [`buy`][shop.Client.buy] and [`shop.buy`][shop.buy], but `[`, [`a b`] and [`x`](https://x.test)',
  ],
  ['anchors of headings', '## Buy[[shop.buy]]', '## Buy'],
  ['comments above', '<!--Licence\n-->\n\n<!-- Note -->\n\n# Page', '# Page'],
  ['a link to an object', '[it](../reference/client#shop.Client.buy)', '[it][shop.Client.buy]'],
  [
    'code stays',
    '```md\n<Tip>\n[[autodoc]] a.B\n```\n`[[autodoc]]`',
    '```md\n<Tip>\n[[autodoc]] a.B\n```\n`[[autodoc]]`',
  ],
])('%s', (_, text, expected) => {
  expect(convert(text)).toBe(expected);
});

test('pages keep their order and labels, and old addresses lead to new ones', () => {
  const { pages, navigation, redirects, replaced, unconverted } = migrate({
    'index.md':
      '# Shop\n\nSee [orders](guides/orders), [old](./how-to#pay) and [x](reference/client).',
    'guides/orders.md': '# Orders\n\n[Home](../index.md) and [none](./none).',
    'reference/client.md': '<!--\nLicence\n-->\n# Client\n\n[[autodoc]] shop.Client\n    - buy\n',
    '_redirects.yml': 'how-to: guides/orders#pay\n',
  });
  expect(pages.get('index.md')).toBe(
    '---\nsidebar:\n  label: Home\n---\n\n# Shop\n\nSee [orders](./guides/orders.md), [old](./guides/orders.md#pay) and [x](/reference/client/).\n',
  );
  expect(pages.get('guides/orders.md')).toContain('[Home](../index.md) and [none](./none).');
  expect(navigation).toEqual(['index', 'guides/orders']);
  expect(redirects).toEqual({
    '/reference/client/': 'shop.Client',
    '/how-to/': '/guides/orders/',
  });
  expect(replaced).toEqual(['docs/source/en/reference/client.md']);
  expect(unconverted).toEqual([
    {
      file: 'docs/source/en/guides/orders.md',
      line: 3,
      message: 'There is no page or file `./none`.',
    },
  ]);
});

test('what is not converted is reported with its line', () => {
  const { pages, unconverted } = migrate({
    'page.md': 'Text.\n\n<Youtube id="abc"/>\n\n<Tip>\nOpen.',
  });
  expect(pages.get('page.md')).toBe('Text.\n\n\n\n:::tip\nOpen.\n:::\n');
  expect(unconverted.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The component `Youtube` is left out.'],
    [5, 'Nothing closes `<Tip>`.'],
  ]);
});
