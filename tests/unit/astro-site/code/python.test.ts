import { expect, test } from 'vitest';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { makeClientCall } from '../../../../astro-site/src/code/client-call.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const str: TypeExpression = { kind: 'name', name: 'str' };

function write(operation: Operation, items: Item[] = []): string {
  const modules = [makeModule('shop.main', [operation]), makeModule('shop.models', items)];
  return makeClientCall(operation, createPackageView(makePackage(modules)));
}

const id = {
  parameter: { name: 'book_id', kind: 'positionalOrKeyword', type: str } as const,
  sent: {
    pythonName: 'book_id',
    wireName: 'bookId',
    location: 'path',
    origin: 'declared',
    required: true,
    type: str,
  } as const,
};

test('a call without arguments', () => {
  expect(write(makeOperation('shop.main.list'))).toBe(
    'from shop.main import list\n\nresponse = list()',
  );
});

test('required arguments are given, optional ones are left out', () => {
  const operation = makeOperation('shop.main.read', {
    parameters: [
      id.sent,
      {
        wireName: 'Accept',
        pythonName: 'accept',
        location: 'header',
        origin: 'declared',
        required: false,
      },
    ],
    signature: {
      async: true,
      parameters: [id.parameter, { name: 'accept', kind: 'keywordOnly', default: 'None' }],
    },
  });
  expect(write(operation)).toBe(
    [
      'import asyncio',
      '',
      'from shop.main import read',
      '',
      '',
      'async def main() -> None:',
      '    response = await read(book_id="abc123")',
      '',
      '',
      'asyncio.run(main())',
    ].join('\n'),
  );
});

test('the body is a call of its model, with imports of everything that it names', () => {
  const color: ClassItem = {
    ...makeModel('shop.models.Color'),
    model: {
      flavor: 'enum',
      shape: 'enum',
      describesJson: true,
      members: [{ name: 'RED', value: { text: '1', value: 1 } }],
    },
  };
  const book = makeModel(
    'shop.models.Book',
    [],
    [
      { ...makeField('kind', str), wireName: 'class' },
      { ...makeField('schema_', str), wireName: 'schema' },
      makeField('color', makeName('shop.models.Color')),
    ],
  );
  const operation = makeOperation('shop.main.create', {
    body: {
      pythonName: 'body',
      mediaType: 'application/json',
      required: true,
      origin: 'inferred',
      type: makeName('shop.models.Book'),
    },
    signature: { parameters: [{ name: 'body', kind: 'positionalOrKeyword' }] },
  });
  expect(write(operation, [book, color])).toBe(
    [
      'from shop.main import create',
      'from shop.models import Book, Color',
      '',
      'response = create(',
      '    body=Book(',
      '        **{"class": "class"},',
      '        schema="schema",',
      '        color=Color.RED,',
      '    ),',
      ')',
    ].join('\n'),
  );
});

test('strings of the source cannot leave their quotes', () => {
  const operation = makeOperation('shop.main.read', {
    parameters: [{ ...id.sent, example: { text: '', value: '"); import os #\n' } }],
    signature: { parameters: [id.parameter] },
  });
  expect(write(operation)).toContain('read(book_id="\\"); import os #\\n")');
});

test('what the package itself exports is imported from there', () => {
  const modules = [
    makeModule('shop', [
      {
        kind: 'reExport',
        id: 'shop.list',
        name: 'list',
        target: 'shop.main.list',
        source: { file: 'shop/__init__.py', line: 1 },
      },
    ]),
    makeModule('shop.main', [makeOperation('shop.main.list')]),
  ];
  const view = createPackageView(makePackage(modules));
  expect(makeClientCall(makeOperation('shop.main.list'), view)).toBe(
    'from shop import list\n\nresponse = list()',
  );
});
