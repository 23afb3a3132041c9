import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkReferences,
  dropBrokenLinks,
} from '../../../../../extractor/contract/view/references.ts';
import { getTypeReferences } from '../../../../../extractor/contract/types/type-references.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import {
  makeClient,
  makeDiagnostic,
  makeField,
  makeFunction,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
  makeReExport,
} from '../../support/contract.ts';

test('links to undocumented objects are dropped, the names stay', () => {
  const operation = makeOperation('shop.read', {
    parameters: [
      {
        wireName: 'q',
        location: 'query',
        origin: 'declared',
        required: true,
        dependency: 'shop._private',
        type: makeList(makeName('shop._T')),
      },
    ],
    responses: [{ status: '200', origin: 'declared', type: makeName('shop.A') }],
  });
  const module = makeModule('shop', [makeModel('shop.A'), operation]);
  const extracted = makePackage([module], [makeDiagnostic({ item: 'shop.lost' })]);
  dropBrokenLinks(extracted);
  expect(checkReferences(extracted)).toEqual([]);
  expect(operation.parameters[0]).toEqual({
    wireName: 'q',
    location: 'query',
    origin: 'declared',
    required: true,
    type: makeList({ kind: 'name', name: '_T' }),
  });
  expect(getTypeReferences(operation.responses[0]?.type)).toEqual(['shop.A']);
  expect(extracted.index.diagnostics[0]).not.toHaveProperty('item');
});

test('a re-export of something undocumented is dropped, others stay', () => {
  const found = makeReExport('shop.A', 'shop._models.A');
  const outside = makeReExport('shop.BaseModel', 'pydantic.BaseModel');
  const lost = makeReExport('shop.B', 'shop._models.B');
  const extracted = makePackage([
    makeModule('shop', [found, outside, lost]),
    makeModule('shop._models', [makeModel('shop._models.A')]),
  ]);
  expect(checkReferences(extracted)).toEqual([
    { from: 'shop.B', role: 'reExport', to: 'shop._models.B' },
  ]);
  dropBrokenLinks(extracted);
  expect(checkReferences(extracted)).toEqual([]);
  expect(extracted.modules[0]?.items).toEqual([found, outside]);
  expect(extracted.modules[0]?.members).toEqual(['shop.A', 'shop.BaseModel']);
});

test('a class of credentials that is not documented is dropped, others stay', () => {
  const classes = { auth: ['shop.Badge', 'shop._Forged'], spare: ['shop._Forged'] };
  const client = makeClient('shop.Shop', { credentialClasses: classes });
  const extracted = makePackage([makeModule('shop', [client, makeModel('shop.Badge')])]);
  const broken = { from: 'shop.Shop', role: 'client', to: 'shop._Forged' };
  expect(checkReferences(extracted)).toEqual([broken, broken]);
  dropBrokenLinks(extracted);
  expect(checkReferences(extracted)).toEqual([]);
  expect(client.client).toEqual({ credentialClasses: { auth: ['shop.Badge'] } });
  client.client = { credentialClasses: { auth: ['shop._Forged'] } };
  dropBrokenLinks(extracted);
  expect(client.client).toEqual({});
});

describe('checkReferences', () => {
  test('finds every kind of unresolved id', () => {
    const module = makeModule('shop', [
      {
        ...makeModel('shop.A', ['shop.Base'], [makeField('f', makeList(makeName('shop.F')))]),
        members: ['shop.A.m'],
      },
      makeOperation('shop.read', {
        parameters: [
          {
            wireName: 'q',
            location: 'query',
            origin: 'declared',
            required: true,
            dependency: 'shop.dep',
          },
        ],
        responses: [{ status: '200', origin: 'declared', type: makeName('shop.R') }],
        signature: { parameters: [], returns: makeName('shop.S') },
      }),
      {
        ...makeFunction('shop.f'),
        overloads: [{ parameters: [], returns: makeName('shop.O') }],
      },
    ]);
    module.members.push('shop.gone');
    const extracted = makePackage([module], [makeDiagnostic({ item: 'shop.lost' })]);
    extracted.index.modules.push({ id: 'shop.more', path: 'x', operations: 0, models: 0 });
    expect(checkReferences(extracted)).toEqual([
      { from: 'shop', role: 'module', to: 'shop.more' },
      { from: 'shop', role: 'diagnostic', to: 'shop.lost' },
      { from: 'shop', role: 'member', to: 'shop.gone' },
      { from: 'shop.A', role: 'member', to: 'shop.A.m' },
      { from: 'shop.A', role: 'type', to: 'shop.Base' },
      { from: 'shop.A', role: 'type', to: 'shop.F' },
      { from: 'shop.read', role: 'dependency', to: 'shop.dep' },
      { from: 'shop.read', role: 'type', to: 'shop.R' },
      { from: 'shop.read', role: 'type', to: 'shop.S' },
      { from: 'shop.f', role: 'type', to: 'shop.O' },
    ]);
  });

  test('ignores ids outside the documented modules', () => {
    const bases = ['pydantic.BaseModel', 'shop.other.Base', 'shopping.Base'];
    const module = makeModule('shop.main', [makeModel('shop.main.A', bases)]);
    expect(checkReferences(makePackage([module]))).toEqual([]);
  });

  test('property: a type is broken exactly if it names something missing', () => {
    const names = fc.constantFrom('A', 'B', '__proto__', 'constructor', 'C.D');
    fc.assert(
      fc.property(fc.uniqueArray(names), fc.uniqueArray(names), (present, wanted) => {
        const user = makeModel(
          'shop.User',
          wanted.map((name) => `shop.${name}`),
        );
        const module = makeModule('shop', [
          ...present.map((name) => makeModel(`shop.${name}`)),
          user,
        ]);
        expect(checkReferences(makePackage([module])).map(({ to }) => to)).toEqual(
          wanted.filter((name) => !present.includes(name)).map((name) => `shop.${name}`),
        );
      }),
    );
  });
});

describe('getTypeReferences', () => {
  const types = fc.letrec<{ type: TypeExpression }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', 'c').map(makeName),
      fc.constant<TypeExpression>({ kind: 'text', text: 'a' }),
      fc.constant<TypeExpression>({ kind: 'literal', text: '"b"' }),
      fc.constant<TypeExpression>({ kind: 'name', name: 'int' }),
      fc.record({
        kind: fc.constant('generic' as const),
        origin: tie('type'),
        arguments: fc.array(tie('type'), { maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('union' as const),
        members: fc.array(tie('type'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('list' as const), items: fc.array(tie('type')) }),
    ),
  })).type;

  test('property: returns every id in the type, once, in the order of the text', () => {
    fc.assert(
      fc.property(types, (type) => {
        const ids = [...JSON.stringify(type).matchAll(/"id":"(\w)"/g)].map(([, id]) => id);
        expect(getTypeReferences(type)).toEqual([...new Set(ids)]);
      }),
    );
  });

  test('no type has no references', () => {
    expect(getTypeReferences(undefined)).toEqual([]);
  });
});
