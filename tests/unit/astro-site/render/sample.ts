import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { ApiFile } from '../../../../extractor/contract/api-file.ts';
import { API_FILE_VERSION } from '../../../../extractor/contract/version.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Command } from '../../../../extractor/contract/command.ts';
import type { Docstring } from '../../../../extractor/contract/docstring.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import {
  makeDiagnostic,
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { clientModule } from './client-sample.ts';
import { makeAttribute, makeClass, makeFunction, makeReExport } from '../reference/items.ts';

/** A package whose pages have sections of every kind; every text in it is unique. */

const describe = (name: string): Docstring => ({
  summary: asMarkdown(`Summary of ${name}.`),
  description: asMarkdown(`Description of ${name}.`),
  sections: [
    {
      kind: 'raises',
      items: [{ type: 'ValueError', description: asMarkdown(`Raised by ${name}.`) }],
    },
    { kind: 'admonition', admonition: 'note', text: asMarkdown(`Admonition of ${name}.`) },
    { kind: 'text', title: 'Remarks', text: asMarkdown(`Remark on ${name}.`) },
    { kind: 'examples', examples: [{ kind: 'code', text: `example_of_${name}()` }] },
  ],
});

const parameter = { origin: 'declared', required: true, type: makeName('str') } as const;

const operation = makeOperation('shop.main.update', {
  ...describe('update'),
  method: 'PATCH',
  path: '/books/{bookId}/{place}',
  group: 'Books',
  deprecated: asMarkdown('Deprecation of update.'),
  parameters: [
    {
      ...parameter,
      pythonName: 'book_id',
      wireName: 'bookId',
      location: 'path',
      description: asMarkdown('Description of the path parameter.'),
      default: { text: '42', value: 42 },
    },
    { ...parameter, wireName: 'limit', location: 'query', description: asMarkdown('Query limit.') },
    {
      ...parameter,
      wireName: 'X-Trace',
      location: 'header',
      description: asMarkdown('Header trace.'),
    },
    {
      ...parameter,
      wireName: 'session',
      location: 'cookie',
      description: asMarkdown('Cookie `session_id*`; see <https://guide.test/a?b=1>.'),
    },
  ],
  body: {
    pythonName: 'content',
    type: makeName('shop.models.Book'),
    required: true,
    origin: 'declared',
    mediaType: 'application/json',
    description: asMarkdown('Description of the `body`.'),
  },
  responses: [
    {
      status: '200',
      origin: 'declared',
      type: makeName('shop.models.Book'),
      description: asMarkdown('Description of the response.'),
    },
  ],
});

const book: ClassItem = {
  ...makeModel(
    'shop.models.Book',
    ['shop.models.Thing'],
    [
      {
        ...makeField('title', { kind: 'name', name: 'str' }),
        description: asMarkdown('The title field.'),
      },
      makeField('extra'),
    ],
  ),
  docstring: describe('Book'),
  deprecated: asMarkdown('Deprecation of Book.'),
  members: ['shop.models.Book.read'],
};
const color: ClassItem = {
  ...makeModel('shop.models.Color'),
  docstring: describe('Color'),
  model: {
    flavor: 'enum',
    shape: 'enum',
    describesJson: true,
    members: [
      { name: 'CRIMSON', value: { text: '"crimson"' }, description: asMarkdown('Like blood.') },
    ],
  },
};

/** A command of the program `shop.client.program`. */
function makeCommand(words: string[], more: Partial<Command> = {}): Command {
  const name = words.join(' ');
  return {
    paths: [{ program: 'shop.client.program', words }],
    parameters: [
      {
        kind: 'argument',
        names: [`PLACE ${name}`],
        required: true,
        multiple: true,
        description: asMarkdown(`Where to \`${name}_x\`.`),
      },
      {
        kind: 'option',
        names: ['-p', `--price-${name}`],
        value: 'MONEY',
        required: false,
        default: { text: '77' },
        environment: [`PRICE_${name}`],
        description: asMarkdown(`Price to ${name}.`),
      },
      { kind: 'option', names: ['--fast'], off: ['--slow'], required: false },
    ],
    ...more,
  };
}

const client: Item[] = [
  {
    ...makeClass('shop.client.Client', {
      bases: ['shop.client.Base'],
      members: ['url', 'send', 'list_all', 'Options', 'Inner'],
    }),
    docstring: describe('Client'),
    deprecated: asMarkdown('Deprecation of Client.'),
  },
  makeAttribute('shop.client.Client.url', { docstring: describe('url'), value: { text: '99' } }),
  makeFunction('shop.client.Client.send', {
    docstring: describe('send'),
    decorators: ['retried'],
    deprecated: asMarkdown('Deprecation of send.'),
  }),
  makeOperation('shop.client.Client.list_all', { summary: asMarkdown('Summary of the method.') }),
  {
    ...makeModel('shop.client.Client.Options', [], [makeField('timeout')]),
    docstring: { summary: asMarkdown('Summary of options.') },
  },
  {
    ...makeClass('shop.client.Client.Inner'),
    docstring: { summary: asMarkdown('Summary of inner.') },
  },
  { ...makeClass('shop.client.Base', { members: ['close'] }), docstring: describe('Base') },
  makeFunction('shop.client.Base.close', { docstring: describe('close') }),
  {
    ...makeFunction('shop.client.sell'),
    docstring: describe('sell'),
    decorators: ['hidden_decorator'],
    command: makeCommand(['sell'], { help: asMarkdown('Help of sell.') }),
  },
  makeAttribute('shop.client.program', {
    command: { ...makeCommand([]), isGroup: true },
    docstring: describe('program'),
  }),
  makeFunction('shop.client.connect', { docstring: describe('connect') }),
  makeAttribute('shop.client.LIMIT', { value: { text: '1234' }, docstring: describe('LIMIT') }),
  makeReExport('shop.client.Volume', 'shop.models.Book'),
];
const isNested = ({ id }: Item): boolean => id.split('.').length > 3;

/** Ids whose history the sample knows. */
export const CHANGED = new Set([
  operation.id,
  book.id,
  'shop.client.Client',
  'shop.client.connect',
]);

export function makeSample(): Package {
  const sample = makePackage(
    [
      { ...makeModule('shop'), docstring: describe('shop') },
      { ...makeModule('shop.main', [operation]), docstring: describe('main') },
      {
        ...makeModule('shop.models', [
          makeModel('shop.models.Thing'),
          book,
          color,
          makeFunction('shop.models.Book.read'),
        ]),
        members: ['shop.models.Thing', 'shop.models.Book', 'shop.models.Color'],
      },
      {
        ...makeModule('shop.client', client),
        members: client.filter((item) => !isNested(item)).map(({ id }) => id),
      },
      clientModule,
    ],
    [operation.id, book.id, 'shop.client.Client', 'shop.client', 'shop.client.LIMIT'].map((item) =>
      makeDiagnostic({ item, message: `Finding in ${item}.` }),
    ),
  );
  return {
    ...sample,
    index: {
      ...sample.index,
      source: { ...sample.index.source, kind: 'pypi', locator: 'pypi:shop==1.0', version: '1.0' },
      docstring: describe('package'),
      dependencies: { 'shop.main': ['shop.models'] },
    },
  };
}

/** The sample beside a document of its API. */
export const SAMPLE_API: ApiFile = {
  schemaVersion: API_FILE_VERSION,
  documents: [{ file: 'shop.yaml', format: 'OpenAPI 3.1.0', title: 'Shop <API>', license: 'MIT' }],
  ...{ sent: 1, total: 2 },
  tags: [
    { tag: 'Items <b>', sent: 1, total: 1 },
    { sent: 0, total: 1 },
  ],
  operations: [
    {
      ...{ method: 'PATCH', path: '/items/{id}', operationId: 'updateItem', tag: 'Items <b>' },
      ...{ document: 0, pointer: '#/a', docs: 'https://shop.test/docs' },
      ...{ sentBy: ['shop.main.update'], certain: true },
    },
    { method: 'GET', path: '/none', document: 0, pointer: '#/b', sentBy: [] },
    { method: 'GET', path: '/old', deprecated: true, document: 0, pointer: '#/c', sentBy: [] },
  ],
  drift: [
    {
      ...{ kind: 'unknownQuery', severity: 'warning', item: 'shop.main.update' },
      ...{ document: 0, operation: 0, names: ['page'] },
    },
  ],
  extras: [
    {
      ...{ item: 'shop.main.update', operation: 0 },
      parameters: [{ name: 'page', place: 'query', description: asMarkdown('Which page.') }],
      responses: [
        {
          ...{ status: '200', mediaType: 'application/json' },
          fields: [{ name: 'data[].id', type: 'integer', required: true }],
        },
      ],
      errors: [{ status: '404', description: asMarkdown('No such item.') }],
      scopes: [['items:write']],
    },
  ],
};
