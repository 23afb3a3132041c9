import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../../extractor/contract/class.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
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

describe('items', () => {
  const read = makeOperation('shop.main.read');
  const hostile = makeModel('shop.models.__proto__');
  const view = createPackageView(
    makePackage([makeModule('shop.main', [read]), makeModule('shop.models', [hostile])]),
  );

  test('are found by id, with the module that contains them', () => {
    expect(view.item('shop.main.read')).toBe(read);
    expect(view.moduleOf('shop.main.read')?.id).toBe('shop.main');
    expect(view.module('shop.models')?.items).toEqual([hostile]);
    expect(view.operations).toEqual([read]);
  });

  test('are not confused by names of the language', () => {
    expect(view.item('shop.models.__proto__')).toBe(hostile);
    expect(view.item('__proto__')).toBeUndefined();
    expect(view.module('constructor')).toBeUndefined();
  });
});

describe('groups', () => {
  const operations = [
    makeOperation('shop.a', { group: 'Teams' }),
    makeOperation('shop.b', { group: 'Users' }),
    makeOperation('shop.c'),
    makeOperation('shop.d', { group: 'Teams' }),
    makeOperation('shop.e', { group: 'Rows' }),
  ];
  const view = createPackageView(makePackage([makeModule('shop', operations)]));
  const getNames = (labels?: string[]) =>
    view
      .groups('shop', labels)
      .map(({ label, operations: members }) => [label, members.map(({ name }) => name).join('')]);

  test('are in the order of their first operation', () => {
    expect(getNames()).toEqual([
      ['Teams', 'ad'],
      ['Users', 'b'],
      ['Other operations', 'c'],
      ['Rows', 'e'],
    ]);
  });

  test('follow the given labels first, and leave out the empty', () => {
    expect(getNames(['Rows', 'Nothing', 'Users']).map(([label]) => label)).toEqual([
      'Rows',
      'Users',
      'Teams',
      'Other operations',
    ]);
  });

  test('of an unknown module are empty', () => {
    expect(view.groups('shop.other')).toEqual([]);
  });
});

describe('classes', () => {
  // The diamond of Python's own documentation: D(B, C), B(A), C(A).
  const view = createPackageView(
    makePackage([
      makeModule('shop', [
        makeModel('shop.D', ['shop.B', 'shop.C'], [makeField('d'), makeField('shared')]),
        makeModel('shop.A', ['pydantic.BaseModel'], [makeField('a'), makeField('shared')]),
        makeModel('shop.B', ['shop.A'], [makeField('b')]),
        makeModel('shop.C', ['shop.A'], [makeField('c'), makeField('b')]),
        makeModel('shop.Loop', ['shop.Pool'], [makeField('x')]),
        makeModel('shop.Pool', ['shop.Loop'], [makeField('y')]),
      ]),
    ]),
  );

  test('have their subtypes, direct and indirect, in source order', () => {
    expect(view.subtypes('shop.A').map(({ name }) => name)).toEqual(['D', 'B', 'C']);
    expect(view.subtypes('shop.D')).toEqual([]);
    expect(view.subtypes('pydantic.BaseModel').map(({ name }) => name)).toEqual([
      'D',
      'A',
      'B',
      'C',
    ]);
  });

  test('inherit fields bases first, the nearest declaration winning in its old place', () => {
    const fields = view.fields('shop.D').map(({ name, inheritedFrom }) => [name, inheritedFrom]);
    expect(fields).toEqual([
      ['a', 'shop.A'],
      ['shared', undefined],
      ['c', 'shop.C'],
      ['b', 'shop.B'],
      ['d', undefined],
    ]);
  });

  test('survive a cycle of bases', () => {
    expect(view.fields('shop.Loop').map(({ name }) => name)).toEqual(['y', 'x']);
    expect(view.fields('shop.Pool').map(({ name }) => name)).toContain('y');
    expect(view.subtypes('shop.Loop').map(({ name }) => name)).toEqual(['Pool']);
  });

  test('in 60 layers of diamonds cost no more than their number', () => {
    const layers = Array.from({ length: 60 }, (_, index) => {
      const bases = index === 0 ? [] : [`shop.L${index - 1}`, `shop.R${index - 1}`];
      return [makeModel(`shop.L${index}`, bases), makeModel(`shop.R${index}`, bases)];
    });
    layers[0]?.[0]?.model?.fields?.push(makeField('deep'));
    const tower = createPackageView(makePackage([makeModule('shop', layers.flat())]));
    expect(tower.fields('shop.L59')).toHaveLength(1);
  });

  test('unknown ones have nothing', () => {
    expect(view.fields('shop.None')).toEqual([]);
    expect(view.subtypes('shop.None')).toEqual([]);
  });

  test('a generic base counts as its origin', () => {
    const page = makeModel('shop.Page', [], [makeField('items')]);
    const users = { ...makeModel('shop.Users'), bases: [makeList(makeName('shop.X'))] };
    users.bases = [
      { kind: 'generic', origin: makeName('shop.Page'), arguments: [makeName('shop.X')] },
    ];
    const generic = createPackageView(makePackage([makeModule('shop', [page, users])]));
    expect(generic.fields('shop.Users')).toEqual([
      { ...makeField('items'), inheritedFrom: 'shop.Page' },
    ]);
  });
});

test('inherited fields have the types that each base is given', () => {
  const of = (id: string, argument: TypeExpression): TypeExpression => ({
    ...{ kind: 'generic', origin: makeName(id) },
    arguments: [argument],
  });
  const makeGeneric = (id: string, fields: Field[], ...bases: TypeExpression[]) => ({
    ...makeModel(id, [], fields),
    bases,
    typeParameters: ['T'],
  });
  const name: TypeExpression = { kind: 'name', name: 'T' };
  const view = createPackageView(
    makePackage([
      makeModule('shop', [
        makeGeneric('shop.Page', [makeField('items', makeList(name)), makeField('next')]),
        makeGeneric('shop.Sorted', [makeField('first', name)], of('shop.Page', name)),
        { ...makeModel('shop.Users'), bases: [of('shop.Sorted', makeName('shop.User'))] },
        makeModel('shop.Admins', ['shop.Users', 'shop.Page']),
      ]),
    ]),
  );
  const types = view.fields('shop.Admins').map(({ type }) => type);
  expect(types).toEqual([makeList(makeName('shop.User')), undefined, makeName('shop.User')]);
  expect(view.fields('shop.Page')[0]?.type).toEqual(makeList(name));
});

describe('inherited members', () => {
  const members = (id: string, ...names: string[]) => names.map((name) => `${id}.${name}`);
  const view = createPackageView(
    makePackage([
      makeModule('shop', [
        { ...makeModel('shop.Base', ['abc.ABC']), members: members('shop.Base', 'run', 'stop') },
        makeFunction('shop.Base.run'),
        makeFunction('shop.Base.stop'),
        {
          ...makeModel('shop.Left', ['shop.Base'], [makeField('size')]),
          members: members('shop.Left', 'run'),
        },
        makeFunction('shop.Left.run'),
        {
          ...makeModel('shop.Right', ['shop.Base']),
          members: members('shop.Right', 'stop', 'size'),
        },
        makeFunction('shop.Right.stop'),
        makeFunction('shop.Right.size'),
        { ...makeModel('shop.Own', ['shop.Left', 'shop.Right']) },
        { ...makeModel('shop.Far', ['shop.Own']), members: members('shop.Far', 'stop') },
        makeFunction('shop.Far.stop'),
      ]),
    ]),
  );
  const getMembers = (id: string) =>
    view.inheritedMembers(id).map(({ item, base }) => [item.id, base.name]);

  test('are in the order in which Python looks them up, each once', () => {
    expect(getMembers('shop.Own')).toEqual([
      ['shop.Left.run', 'Left'],
      ['shop.Right.stop', 'Right'],
    ]);
  });

  test('are those that the class does not declare', () => {
    expect(getMembers('shop.Far')).toEqual([['shop.Left.run', 'Left']]);
    expect(getMembers('shop.Base')).toEqual([]);
    expect(getMembers('shop.None')).toEqual([]);
  });
});

describe('home', () => {
  const hidden = { ...makeModule('shop._impl', []), private: true as const };
  hidden.items = [makeModel('shop._impl.Client'), makeFunction('shop._impl.Client.get')];
  hidden.items.push(makeModel('shop._impl.Lonely'));
  const view = createPackageView(
    makePackage([
      makeModule('shop', [makeReExport('shop.Client', 'shop._impl.Client')]),
      { ...makeModule('shop._a', [makeReExport('shop._a.C', 'shop._impl.Client')]), private: true },
      makeModule('shop.deep.er', [makeReExport('shop.deep.er.Client', 'shop._impl.Client')]),
      makeModule('shop.deep', [makeReExport('shop.deep.Client', 'shop._impl.Client')]),
      hidden,
      makeModule('shop.open', [makeModel('shop.open.Reader')]),
      makeModule('shop.all', [makeReExport('shop.all.Reader', 'shop.open.Reader')]),
    ]),
  );

  test('of an item in a private module is the shallowest public module that re-exports it', () => {
    expect(view.home('shop._impl.Client')?.id).toBe('shop');
    expect(view.home('shop._impl.Client.get')?.id).toBe('shop');
    expect(view.reExports('shop._impl.Client').map(({ id }) => id)).toEqual([
      'shop.Client',
      'shop.deep.Client',
      'shop.deep.er.Client',
      'shop._a.C',
    ]);
  });

  test('is otherwise the module that defines the item', () => {
    expect(view.home('shop._impl.Lonely')?.id).toBe('shop._impl');
    expect(view.home('shop.open.Reader')?.id).toBe('shop.open');
    expect(view.reExports('shop.open.Reader').map(({ id }) => id)).toEqual(['shop.all.Reader']);
    expect(view.home('shop.Nothing')).toBeUndefined();
    expect(view.reExports('shop.Nothing')).toEqual([]);
  });
});

describe('usedBy', () => {
  const create = makeOperation('shop.create', {
    parameters: [
      {
        wireName: 'sort',
        location: 'query',
        origin: 'declared',
        required: false,
        type: makeName('shop.Sort'),
      },
    ],
    body: {
      mediaType: 'application/json',
      required: true,
      origin: 'declared',
      type: makeName('shop.Order'),
    },
    responses: [{ status: '200', origin: 'declared', type: makeList(makeName('shop.Order')) }],
  });
  const upload = makeOperation('shop.upload', {
    body: {
      mediaType: 'multipart/form-data',
      required: true,
      origin: 'declared',
      fields: [
        { pythonName: 'line', wireName: 'line', required: true, type: makeName('shop.Line') },
      ],
    },
  });
  const view = createPackageView(
    makePackage([
      makeModule('shop', [
        create,
        upload,
        makeModel('shop.Sort'),
        makeModel('shop.Base', [], [makeField('inherited', makeName('shop.Deep'))]),
        makeModel(
          'shop.Order',
          ['shop.Base'],
          [makeField('lines', makeList(makeName('shop.Alias')))],
        ),
        makeModel('shop.Line', [], [makeField('order', makeName('shop.Order'))]),
        makeModel('shop.SpecialLine', ['shop.Line']),
        makeModel('shop.Deep'),
        makeModel('shop.Unused', [], [makeField('order', makeName('shop.Order'))]),
        {
          kind: 'attribute',
          id: 'shop.Alias',
          name: 'Alias',
          aliasOf: makeName('shop.Line'),
          source: { file: 'shop.py', line: 1 },
        },
      ]),
    ]),
  );
  const getUsages = (id: string) =>
    view
      .usedBy(id)
      .map(({ operation, role, direct }) => `${operation.name} ${role} ${String(direct)}`);

  test('distinguishes parameter, request and response', () => {
    expect(getUsages('shop.Sort')).toEqual(['create parameter true']);
    expect(getUsages('shop.Order')).toEqual([
      'create request true',
      'create response true',
      'upload request false',
    ]);
  });

  test('follows fields, inherited fields, aliases and subtypes through a cycle', () => {
    const everywhere = ['create request false', 'create response false', 'upload request false'];
    expect(getUsages('shop.Deep')).toEqual(everywhere);
    expect(getUsages('shop.SpecialLine')).toEqual(everywhere);
    expect(getUsages('shop.Line')).toEqual([
      'create request false',
      'create response false',
      'upload request true',
    ]);
  });

  test('is empty for items that no operation reaches', () => {
    expect(getUsages('shop.Unused')).toEqual([]);
    expect(getUsages('shop.None')).toEqual([]);
  });
});

test('a model that a base is generic over is used by what uses the class', () => {
  const base: TypeExpression = {
    kind: 'generic',
    origin: makeName('shop.Page'),
    arguments: [makeName('shop.Order')],
  };
  const orders = { ...makeModel('shop.Orders'), bases: [base] };
  const read = makeOperation('shop.read', {
    responses: [{ status: '200', origin: 'declared', type: makeName('shop.Orders') }],
  });
  const items = [makeModel('shop.Page'), makeModel('shop.Order'), orders, read];
  const view = createPackageView(makePackage([makeModule('shop', items)]));
  expect(view.usedBy('shop.Order').map(({ role, direct }) => [role, direct])).toEqual([
    ['response', false],
  ]);
});
