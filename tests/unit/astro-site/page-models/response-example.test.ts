import { listColumns } from '../../../../astro-site/src/page-models/sections/columns.ts';
import { expect, test } from 'vitest';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Operation, Response } from '../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';
import {
  makeClient,
  makeClientOperation,
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

const str: TypeExpression = { kind: 'name', name: 'str' };
const fields = [
  { ...makeField('name', str), wireName: 'bookName' },
  makeField('extra', { kind: 'name', name: 'Any', id: 'typing.Any' }),
];
const book = makeModel('shop.Book', [], fields);
const bound: ClassItem = {
  ...makeModel('shop.BoundBook'),
  model: { flavor: 'dataclass', fields },
};
const plain = makeClient('shop.Plain', {});

/** The example on the page, in Markdown and in OpenAPI. */
function show(operation: Operation) {
  const content = makePackage([makeModule('shop', [book, bound, plain, operation])]);
  const pages = makePages(content);
  const sections = pages.flatMap(([page]) => flatten(page.areas.flat()));
  const markdown = pages.map(([page, href]) => writeReferencePage(page, href, '/')).join('');
  const document = makeOpenApi(createPackageView(content));
  const { description, ...response } = document.paths['/x']?.get?.responses?.['200'] ?? {};
  expect(description).toBe('OK');
  return {
    examples: sections.filter(({ kind }) => kind === 'responseExample'),
    markdown,
    response,
  };
}

function flatten(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.kind === 'columns') return flatten(listColumns(section));
    if ('sections' in section) return flatten(section.sections);
    return section.kind === 'operations' ? flatten(section.operations) : [section];
  });
}

function makeParts(type: TypeExpression, wireType?: TypeExpression): Partial<Operation> {
  const response: Response = { status: '200', origin: 'inferred', type };
  return {
    path: '/x',
    signature: { parameters: [], returns: type },
    responses: [wireType === undefined ? response : { ...response, wireType }],
  };
}

const send = (type: TypeExpression, wireType?: TypeExpression) =>
  show(makeClientOperation('shop.run', makeParts(type, wireType)));

test('a model of JSON is the response', () => {
  const { examples, markdown, response } = send(makeName('shop.Book'));
  const json = '{\n  "bookName": "example"\n}';
  expect(examples).toEqual([
    { kind: 'responseExample', name: 'run', status: '200', json, leftOut: ['extra'] },
  ]);
  expect(markdown).toContain(`**Response 200**\n\n\`\`\`json\n${json}\n\`\`\`\n\nLeft out, `);
  expect(markdown).toContain('because the type is not known: extra.');
  expect(response).toEqual({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
  });
});

test('an object of Python is not shown as what the server sends', () => {
  const { examples, markdown, response } = send(makeName('shop.BoundBook'));
  expect(examples).toEqual([
    {
      kind: 'responseExample',
      name: 'run',
      json: '{\n  "name": "name"\n}',
      leftOut: ['extra'],
    },
  ]);
  expect(markdown).not.toContain('**Response 200**');
  expect(markdown).toContain('**Returned object, as JSON**');
  expect(response).toEqual({ 'x-wrapdocs-returns': 'BoundBook' });
});

test('what the server sends counts before what the function makes of it', () => {
  const { examples, response } = send(makeName('shop.Plain'), makeName('shop.Book'));
  expect(examples).toMatchObject([{ status: '200', json: '{\n  "bookName": "example"\n}' }]);
  expect(response).toEqual({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
    'x-wrapdocs-returns': 'Plain',
  });
});

test.each([
  ['a class without fields', makeName('shop.Plain')],
  ['a class of another package', makeName('requests.Response')],
  ['a flag', { kind: 'name', name: 'bool' }],
  ['Any', { kind: 'name', name: 'Any', id: 'typing.Any' }],
] as [string, TypeExpression][])('%s has no example', (_, type) => {
  const { examples, markdown, response } = send(type);
  expect(examples).toEqual([]);
  expect(markdown).not.toMatch(/Response 200|Returned object/);
  expect(response).not.toHaveProperty('content');
});

test('what a server declares is the response, if its shape is known', () => {
  const declared = (type: TypeExpression) =>
    show(makeOperation('shop.run', makeParts(type))).examples;
  expect(declared(makeName('shop.BoundBook'))).toMatchObject([{ status: '200' }]);
  expect(declared(str)).toMatchObject([{ status: '200', json: '"text"' }]);
  expect(declared(makeName('shop.Plain'))).toEqual([]);
});
