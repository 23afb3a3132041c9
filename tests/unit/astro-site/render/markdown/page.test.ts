import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import { describe, expect, test } from 'vitest';
import {
  writeOperation,
  writeReferencePage,
} from '../../../../../astro-site/src/render/markdown/page.ts';
import { makePage } from '../../../../../astro-site/src/page-models/make-page.ts';
import { createRouteTable } from '../../../../../astro-site/src/routing/route-table.ts';
import { getHref } from '../../../../../astro-site/src/routing/route.ts';
import { createScope } from '../../../../../astro-site/src/reference/scope.ts';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import type { ClassItem } from '../../../../../extractor/contract/class.ts';
import type { Docstring } from '../../../../../extractor/contract/docstring.ts';
import type { Item } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeDiagnostic,
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makePages } from '../../page-models/pages.ts';
import { makeAttribute, makeClass, makeFunction, makeReExport } from '../../reference/items.ts';
import { findTexts, getText, listNodes, parse, PAYLOADS } from './parse.ts';

const [settings] = ConfigSchema.parse({
  site: { title: 'Shop' },
  packages: [{ name: 'shop', source: 'shop', apiBaseUrl: 'https://api.test' }],
}).packages;

/** The pages of a package in Markdown, by their slugs. */
function writePages(content: Package, budget = Infinity): Map<string, string> {
  if (settings === undefined) throw new Error('The configuration has a package.');
  const options = { getBudget: () => budget, hasSource: (id: string) => id === 'shop.models' };
  const table = createRouteTable([content], options);
  const scope = createScope(createPackageView(content), settings, table);
  return new Map(
    table.routes.map((route) => {
      const sources = { scopes: new Map([['shop', scope]]), getSource: () => 'x = 1\n' };
      const page = makePage(route, sources);
      if (page === undefined) throw new Error(`${route.slug} has no page.`);
      return [route.slug, writeReferencePage(page, getHref(route), '/')];
    }),
  );
}

const str = makeName('str');

const update = makeOperation('shop.main.update_book', {
  method: 'PATCH',
  path: '/books/{bookId}',
  group: 'Books',
  summary: asMarkdown('Update a book.'),
  description: asMarkdown('See `shop.models.Book`.'),
  parameters: [
    {
      pythonName: 'book_id',
      wireName: 'bookId',
      location: 'path',
      origin: 'declared',
      type: str,
      required: true,
      description: asMarkdown('Which | one.'),
      constraints: { minLength: 3 },
    },
  ],
  body: {
    pythonName: 'body',
    type: makeName('shop.models.Book'),
    required: true,
    origin: 'declared',
    mediaType: 'application/json',
  },
  responses: [
    {
      status: '200',
      origin: 'declared',
      type: makeList(makeName('shop.models.Book')),
      description: asMarkdown('All.'),
    },
    { status: '204', origin: 'declared' },
  ],
});

const book: ClassItem = {
  ...makeModel(
    'shop.models.Book',
    [],
    [
      { ...makeField('title', str), wireName: 'bookTitle', description: asMarkdown('Its title.') },
      { ...makeField('size', makeName('shop.models.Size')), required: false },
    ],
  ),
  docstring: { summary: asMarkdown('A book.') },
};
const size: ClassItem = {
  ...makeModel('shop.models.Size'),
  model: {
    flavor: 'enum',
    shape: 'enum',
    describesJson: true,
    members: [{ name: 'BIG', value: { text: '"big"', value: 'big' } }],
  },
};

const modules = [
  makeModule('shop'),
  makeModule('shop.main', [update]),
  makeModule('shop.models', [book, size]),
];
const shop = writePages(
  makePackage(modules, [
    makeDiagnostic({ item: update.id }),
    makeDiagnostic({ item: update.id, code: 'WD402', message: 'It has no description.' }),
  ]),
);

describe('a page of operations', () => {
  const text = shop.get('shop/main') ?? '';

  test('shows method and path, parameters, body and responses, signature and examples', () => {
    expect(findTexts(parse(text), 'heading')).toEqual(['main', 'Books', 'update_book']);
    expect(text).toContain('[API reference](../../api-docs.md) / [shop](../shop.md) · Module');
    expect(text).toContain('`PATCH /books/{bookId}`\n\nUpdate a book.');
    expect(text).toContain(
      '**Path parameters**\n\n| Name | Type | Required | Description |\n| --- | --- | --- | --- |\n' +
        '| `book_id` sent as `bookId` | `str` | required | Which \\| one. 3 characters at least. |',
    );
    expect(text).toContain('| `body` | [`Book`](models/Book.md) | required | `application/json` |');
    expect(text).toContain('`body`: 2 fields');
    expect(text).toContain('| `bookTitle` | `str` | required | Its title. |');
    expect(text).toContain('| `200` | `list[Book]` ([`Book`](models/Book.md)) | All. |');
    expect(text).toContain('| `204` | no content |');
    expect(text).toContain('```python\ndef update_book()\n```');
    expect(text).toContain('curl -X PATCH "https://api.test/books/${BOOK_ID:?}"');
    expect(text).toContain('Source: [`shop/main.py:1`](source-code/models/#L1)');
  });

  test('an operation by itself leads back to its page, and its links fit its address', () => {
    const page = makePages(makePackage(modules)).find(([, href]) => href.includes('/main/'));
    const [operation] =
      page?.[0].areas.flat().flatMap((section) => {
        return section.kind === 'operations' ? section.operations : [];
      }) ?? [];
    if (page === undefined || operation === undefined) throw new Error('It has an operation.');
    const own = writeOperation(operation, page[0], '/api-docs/shop/main/update_book/', '/');
    expect(findTexts(parse(own), 'heading')).toEqual(['update_book']);
    expect(own).toContain('[shop](../../shop.md) / [main](../main.md#update_book)');
    expect(own).toContain('| `body` | [`Book`](../models/Book.md) | required |');
  });

  test('says what could not be read, and nothing that is meant for authors', () => {
    expect(text).toContain(
      '> The path /a/{b} contains {b}, but read does not have this parameter.',
    );
    expect(text).not.toContain('WD201');
    expect(text).not.toContain('has no description');
  });
});

test('a model lists its fields with an example and its uses; an enum its values', () => {
  const text = shop.get('shop/models/Book') ?? '';
  expect(findTexts(parse(text), 'heading')).toEqual(['Book', 'Fields', 'Example', 'Used by']);
  expect(text).toContain('from shop.models import Book');
  expect(text).toContain('| `title` sent as `bookTitle` | `str` | required | Its title. |');
  expect(text).toContain('| `size` | [`Size`](Size.md) | optional |');
  expect(text).toContain('- PATCH [`update_book`](../main.md#update_book)');
  expect(shop.get('shop/models/Size')).toContain('| `BIG` | `"big"` |');
});

test('the page of all packages links to packages, a package to its modules', () => {
  expect(shop.get('')).toContain('- [`shop`](api-docs/shop.md) · 3 modules · 1 operation');
  expect(shop.get('shop')).toContain('- [`main`](shop/main.md)');
});

test('a page of source contains its code', () => {
  const pages = [...shop].filter(([slug]) => slug.includes('source-code'));
  expect(pages.map(([, text]) => text)).toEqual([
    '# `shop/main.py`\n\n[API reference](../../../api-docs.md) / [shop](../../shop.md) / [models](../models.md) · Source\n\n```python\nx = 1\n```\n',
  ]);
});

const docstring: Docstring = {
  summary: asMarkdown('Send it.'),
  sections: [
    { kind: 'raises', items: [{ type: 'ValueError', description: asMarkdown('Not *sent*.') }] },
    { kind: 'examples', examples: [{ kind: 'code', text: '>>> send()\n1' }] },
    { kind: 'admonition', admonition: 'note', text: asMarkdown('Slow.') },
  ],
};
const client: Item[] = [
  { ...makeClass('shop.Client', { bases: ['shop.Base'], members: ['send', 'url'] }), docstring },
  makeFunction('shop.Client.send', { docstring, deprecated: asMarkdown('Use `shop.connect`.') }),
  makeAttribute('shop.Client.url', {
    type: str,
    docstring: { summary: asMarkdown('Where.\n\nTo.') },
  }),
  makeClass('shop.Base', { members: ['close'] }),
  makeFunction('shop.Base.close'),
  makeFunction('shop.connect', {
    signature: { parameters: [], returns: makeName('shop.Client') },
    overloads: [{ parameters: [] }, { parameters: [], async: true }],
    decorators: ['cache'],
  }),
  makeAttribute('shop.LIMIT', { value: { text: '10' } }),
  makeReExport('shop.Path', 'pathlib.Path'),
];
const isNested = ({ id }: Item): boolean => id.split('.').length > 2;
const library = makePackage([
  {
    ...makeModule('shop', client),
    members: client.filter((item) => !isNested(item)).map(({ id }) => id),
  },
]);

test('a module shows classes with their members, functions, attributes and names from elsewhere', () => {
  const text = writePages(library).get('shop') ?? '';
  const tree = parse(text);
  expect(findTexts(tree, 'heading')).toEqual([
    ...['shop', 'Classes', 'Client', 'send', 'Base', 'close', 'Functions', 'connect'],
    ...['Attributes', 'Re-exported names'],
  ]);
  expect(text).toContain('```python\nclass Client(Base)\n```');
  expect(text).toContain('- `url`, `str`\n\n  Where.\n\n  To.');
  expect(text).toContain('**Deprecated.** Use [`shop.connect`](#connect).');
  expect(text).toContain('```python\n@cache\ndef connect()\nasync def connect()\n```');
  expect(text).toContain('**Raises**\n\n- `ValueError`: Not _sent_.');
  expect(text).toContain('```python\n>>> send()\n1\n```');
  expect(text).toContain('- `LIMIT`\n\n  Value `10`');
  expect(text).toContain('- `Path` · from pathlib.Path');
});

test('a module that is too large lists the items that have their own pages', () => {
  const pages = writePages(library, 10);
  expect([...pages.keys()]).toEqual(['', 'shop', 'shop/all-functions', 'shop/Client', 'shop/Base']);
  expect(pages.get('shop')).toContain('- [`Client`](shop/Client.md) · Send it.');
  expect(pages.get('shop')).toContain('- [`connect`](shop/all-functions.md#connect)');
  expect(findTexts(parse(pages.get('shop/all-functions') ?? ''), 'heading')).toContain('connect');
  const text = pages.get('shop/Client') ?? '';
  expect(text).toContain('from shop import Client');
  expect(text).toContain('[`Base`](Base.md):\n\n- [`close`](Base.md#close)');
  expect(findTexts(parse(text), 'heading')).toEqual([
    ...['Client', 'Overview', 'Inherited members', 'Attributes', 'Methods', 'send'],
  ]);
});

describe.each(PAYLOADS)('%j', (payload) => {
  const hostile: Docstring = {
    summary: asMarkdown(payload),
    description: asMarkdown(payload),
    sections: [
      { kind: 'text', title: payload, text: asMarkdown(payload) },
      { kind: 'admonition', admonition: payload, text: asMarkdown(payload) },
      {
        kind: 'examples',
        examples: [
          { kind: 'code', text: payload },
          { kind: 'text', text: payload },
        ],
      },
      {
        kind: 'raises',
        items: [
          { name: payload, type: payload, default: payload, description: asMarkdown(payload) },
        ],
      },
    ],
  };
  const type = { kind: 'name', name: payload } as const;
  const value = { text: payload };
  const prose = asMarkdown(payload);
  const facts = { type, default: value, example: value, description: prose, deprecated: prose };
  const parameter = {
    ...facts,
    pythonName: payload,
    wireName: payload,
    required: false,
    origin: 'declared' as const,
  };
  const operation = makeOperation('shop.read', {
    path: payload,
    summary: asMarkdown(payload),
    description: asMarkdown(payload),
    deprecated: asMarkdown(payload),
    sections: hostile.sections,
    parameters: [{ ...parameter, location: 'query' }],
    body: { ...parameter, mediaType: payload, fields: [parameter] },
    responses: [
      {
        status: '200',
        origin: 'declared',
        type,
        mediaType: payload,
        description: asMarkdown(payload),
      },
    ],
    signature: {
      parameters: [{ name: 'x', kind: 'keywordOnly', type, default: payload }],
      returns: type,
    },
  });
  const model: ClassItem = {
    ...makeModel('shop.Book', [], [{ ...facts, name: payload, wireName: payload, required: true }]),
    docstring: hostile,
    deprecated: asMarkdown(payload),
  };
  const thing: ClassItem = {
    ...makeClass('shop.Thing'),
    bases: [type],
    decorators: [payload],
    typeParameters: [payload],
    docstring: hostile,
    deprecated: asMarkdown(payload),
  };
  const items: Item[] = [
    operation,
    model,
    thing,
    makeFunction('shop.run', {
      docstring: hostile,
      deprecated: asMarkdown(payload),
      decorators: [payload],
    }),
    makeAttribute('shop.LIMIT', {
      docstring: hostile,
      type,
      value,
      deprecated: asMarkdown(payload),
    }),
    makeReExport('shop.Path', payload),
  ];
  const note = makeDiagnostic({ item: operation.id, message: payload });
  const pages = writePages({
    ...makePackage([{ ...makeModule('shop', items), docstring: hostile }], [note]),
  });

  test.each([...pages])('nothing breaks out of its place on the page %j', (_, text) => {
    const tree = parse(text);
    const nodes = listNodes(tree);
    expect(nodes.map(({ type: kind }) => kind)).not.toContain('html');
    expect(nodes.map(({ type: kind }) => kind)).not.toContain('image');
    const own = tree.children.filter((node) => node.type === 'heading' && node.depth < 5);
    expect(own.map(getText).filter((heading) => heading.includes('Pwned'))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    for (const node of nodes) {
      if (node.type === 'link') expect(node.url).toMatch(/^(https?:|mailto:|[\w./#-]+$)/);
      if (node.type !== 'table') continue;
      const widths = node.children.map(({ children }) => children.length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
