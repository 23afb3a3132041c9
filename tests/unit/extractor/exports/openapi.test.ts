import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { describe, expect, test } from 'vitest';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { JsonObject } from '../../../../extractor/exports/json.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';
import {
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
  PYDANTIC,
} from '../support/contract.ts';

interface Document {
  paths: Record<string, Record<string, JsonObject>>;
  components: { schemas: Record<string, JsonObject> };
  tags: JsonObject[];
}

function exportItems(...items: Item[]): Document {
  const view = createPackageView(makePackage([makeModule('shop.main', items)]));
  return makeOpenApi(view) as unknown as Document;
}

/** The schemas of a package with an operation that returns the type. */
function exportSchemas(type: TypeExpression, ...items: Item[]): Record<string, JsonObject> {
  const operation = makeOperation('shop.main.read', { responses: [makeResponse(type)] });
  return exportItems(operation, ...items).components.schemas;
}

function makeResponse(type: TypeExpression) {
  return { status: '200', origin: 'declared' as const, type };
}

const str: TypeExpression = { kind: 'name', name: 'str' };

function makeAlias(name: string, aliasOf: TypeExpression, text = 'Union'): Item {
  const source = { file: 'shop/main.py', line: 1 };
  return { kind: 'attribute', id: `shop.main.${name}`, name, aliasOf, value: { text }, source };
}

const literal = (text: string): Extract<TypeExpression, { kind: 'generic' }> => ({
  kind: 'generic',
  origin: { kind: 'name', name: 'Literal', id: 'typing.Literal' },
  arguments: [{ kind: 'literal', text }],
});

test('several applications are named, each at its operations', () => {
  const document = makeOpenApi(
    createPackageView(
      makePackage([
        makeModule('shop.main', [
          makeOperation('shop.main.read', { path: '/a', application: 'shop.main.one' }),
          makeOperation('shop.main.write', { path: '/b', application: 'shop.main.two' }),
        ]),
      ]),
    ),
  );
  expect(document['x-wrapdocs-applications']).toEqual(['shop.main.one', 'shop.main.two']);
  expect(document.paths['/b']?.get?.['x-wrapdocs-application']).toBe('shop.main.two');
});

describe('an operation', () => {
  test('has the name in Python as its id, or a longer name if there are two', () => {
    const { paths } = exportItems(
      makeOperation('shop.main.Users.list'),
      makeOperation('shop.main.Teams.list', { path: '/v1/teams' }),
      makeOperation('shop.main.read'),
    );
    const ids = Object.values(paths).map((item) => item['get']?.['operationId']);
    expect(ids).toEqual(['Users.list', 'Teams.list', 'read']);
  });

  test('of a function with several methods carries the method', () => {
    const { paths } = exportItems(
      makeOperation('shop.main.item@GET', { path: '/item' }),
      makeOperation('shop.main.item@PUT', { path: '/item', method: 'PUT' }),
    );
    const { get, put } = paths['/item'] ?? {};
    expect([get?.['operationId'], put?.['operationId']]).toEqual(['item_get', 'item_put']);
  });

  test('that no server would reach, or of any method, goes into an extension field', () => {
    const { paths } = exportItems(
      makeOperation('shop.main.first', { path: '/a/{x}' }),
      makeOperation('shop.main.second', { path: '/a/{y}' }),
      makeOperation('shop.main.third', { path: '/a/{z}', method: 'ANY' }),
    );
    expect(Object.keys(paths)).toEqual(['/a/{x}']);
    expect(paths['/a/{x}']).toMatchObject({
      get: { operationId: 'first' },
      'x-wrapdocs-more': [{ operationId: 'second', 'x-wrapdocs-path': '/a/{y}' }],
      'x-wrapdocs-any-method': [{ operationId: 'third' }],
    });
  });

  test('asks for each security scheme under a name of its own', () => {
    const source = { file: 'shop/main.py', line: 1 };
    const key = { schemeName: 'APIKeyHeader', scheme: 'header', source } as const;
    const document = exportItems(
      makeOperation('shop.main.read', {
        security: [
          { ...key, name: 'X-First' },
          { ...key, name: 'X-Second' },
          {
            schemeName: 'Login',
            scheme: 'oauth2',
            flows: [{ flow: 'password', tokenUrl: 'token', scopes: [{ name: 'me' }] }],
            scopes: ['me'],
            source,
          },
        ],
      }),
    );
    expect(Object.values(document.paths)[0]?.['get']?.['security']).toEqual([
      { APIKeyHeader: [] },
      { APIKeyHeader_2: [] },
      { Login: ['me'] },
    ]);
    expect(document.components).toMatchObject({
      securitySchemes: {
        APIKeyHeader: { type: 'apiKey', in: 'header', name: 'X-First' },
        APIKeyHeader_2: { type: 'apiKey', in: 'header', name: 'X-Second' },
        Login: { type: 'oauth2', flows: { password: { tokenUrl: 'token', scopes: { me: '' } } } },
      },
    });
  });

  test('has exactly the path parameters of its path', () => {
    const parameter = { origin: 'declared', required: false, location: 'path' } as const;
    const { paths } = exportItems(
      makeOperation('shop.main.read', {
        path: 'https://api.test/files/{name:path}/{other}?full=1',
        parameters: [
          { ...parameter, wireName: 'fileName', placeholder: 'name', type: str },
          { ...parameter, wireName: 'unplaced' },
        ],
      }),
    );
    expect(paths['/files/{name}/{other}']?.['get']).toMatchObject({
      servers: [{ url: 'https://api.test' }],
      parameters: [
        { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'other', in: 'path', required: true, 'x-wrapdocs-undeclared': true },
      ],
      'x-wrapdocs-path': 'https://api.test/files/{name:path}/{other}?full=1',
    });
  });

  test('lists a parameter once, headers whatever their case', () => {
    const header = { origin: 'declared', required: false, location: 'header' } as const;
    const { paths } = exportItems(
      makeOperation('shop.main.read', {
        parameters: [
          { ...header, wireName: 'X-Token', description: asMarkdown('first') },
          { ...header, wireName: 'x-token', description: asMarkdown('second') },
        ],
      }),
    );
    expect(paths['/v1/read']?.['get']?.['parameters']).toMatchObject([{ description: 'first' }]);
  });

  test('that its author hides is left out', () => {
    const { paths, tags } = exportItems(
      makeOperation('shop.main.read', { includeInSchema: false, group: 'Hidden' }),
    );
    expect([paths, tags]).toEqual([{}, []]);
  });

  test('describes every response, even if the source does not', () => {
    const { paths } = exportItems(
      makeOperation('shop.main.read', {
        responses: ['201', '4XX', 'default'].map((status) => ({ status, origin: 'declared' })),
      }),
    );
    expect(paths['/v1/read']?.['get']?.['responses']).toEqual({
      '201': { description: 'Created' },
      '4XX': { description: 'Client error' },
      default: { description: 'Any other response' },
    });
  });

  test('contains its Python side', () => {
    const { paths } = exportItems(
      makeOperation('shop.main.read', {
        signature: { parameters: [{ name: 'id', kind: 'keywordOnly', type: str, default: '"a"' }] },
      }),
    );
    expect(paths['/v1/read']?.['get']).toMatchObject({
      'x-wrapdocs-python': 'shop.main.read',
      'x-wrapdocs-module': 'shop.main',
      'x-wrapdocs-signature': 'def read(*, id: str = "a")',
      'x-wrapdocs-source': 'shop/main.py:1',
    });
  });
});

describe('a model', () => {
  test('has its wire names, and the names in Python where they differ', () => {
    const field = { ...makeField('from_', str), wireName: 'from', constraints: { minLength: 2 } };
    const schemas = exportSchemas(
      makeName('shop.main.Mail'),
      makeModel('shop.main.Mail', [], [field]),
    );
    expect(schemas['Mail']).toMatchObject({
      type: 'object',
      properties: { from: { type: 'string', minLength: 2, 'x-wrapdocs-python-name': 'from_' } },
      required: ['from'],
    });
  });

  test('called __proto__ is a model like others', () => {
    const id = 'shop.main.__proto__';
    const schemas = exportSchemas(makeName(id), makeModel(id, [], [makeField('__proto__', str)]));
    expect(Object.keys(schemas)).toEqual(['__proto__']);
    expect(JSON.stringify(schemas)).toContain('"properties":{"__proto__":{"type":"string"}}');
    expect(({} as JsonObject)['type']).toBeUndefined();
  });

  test('whose name is taken, or not ASCII, gets another one', () => {
    const view = createPackageView(
      makePackage([
        makeModule('shop.a', [makeModel('shop.a.User'), makeModel('shop.a.Größe')]),
        makeModule('shop.b', [
          makeModel(
            'shop.b.User',
            [],
            [
              makeField('other', makeName('shop.a.User')),
              makeField('size', makeName('shop.a.Größe')),
            ],
          ),
          makeOperation('shop.b.read', { responses: [makeResponse(makeName('shop.b.User'))] }),
        ]),
      ]),
    );
    const { components } = makeOpenApi(view) as unknown as Document;
    expect(Object.keys(components.schemas)).toEqual(['Gr__e', 'a.User', 'b.User']);
  });

  test('within itself is a reference', () => {
    const id = 'shop.main.Node';
    const node = makeModel(id, [], [makeField('children', makeList(makeName(id)))]);
    expect(exportSchemas(makeName(id), node)['Node']).toMatchObject({
      properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
    });
  });

  test('extends its bases, and repeats everything if it contradicts them', () => {
    const base = makeModel('shop.main.Base', [], [makeField('name', str)]);
    const more = makeModel('shop.main.More', ['shop.main.Base'], [makeField('extra', str)]);
    const less = makeModel(
      'shop.main.Less',
      ['shop.main.Base'],
      [{ ...makeField('name', makeName('int')), required: false }],
    );
    const both = makeModel(
      'shop.main.Both',
      [],
      [
        makeField('more', makeName('shop.main.More')),
        makeField('less', makeName('shop.main.Less')),
      ],
    );
    const schemas = exportSchemas(makeName('shop.main.Both'), base, more, less, both);
    expect(schemas['More']).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/Base' }],
      properties: { extra: { type: 'string' } },
    });
    expect(schemas['Less']).not.toHaveProperty('allOf');
    expect(schemas['Less']).not.toHaveProperty('required');
  });

  test('that forbids other fields closes what it extends, and is not extended itself', () => {
    const closed = (item: ClassItem): ClassItem => ({
      ...item,
      model: { ...PYDANTIC, ...item.model, extra: 'forbid' },
    });
    const base = makeModel('shop.main.Base', [], [makeField('name', str)]);
    const end = closed(makeModel('shop.main.End', ['shop.main.Base'], [makeField('extra', str)]));
    const past = makeModel('shop.main.Past', ['shop.main.End'], [makeField('past', str)]);
    const schemas = exportSchemas(makeName('shop.main.Past'), base, end, past);
    expect(schemas['Past']).not.toHaveProperty('allOf');
    expect(Object.keys(schemas['Past']?.['properties'] ?? {})).toEqual(['name', 'extra', 'past']);
    expect(exportSchemas(makeName('shop.main.End'), base, end)['End']).toMatchObject({
      unevaluatedProperties: false,
    });
  });

  test('says of which type the values under other keys are', () => {
    const other = { kind: 'name', name: 'int' } as const;
    const base = makeModel('shop.main.Base', [], [makeField('name', str)]);
    const open = makeModel('shop.main.Open', ['shop.main.Base'], [makeField('extra', str)]);
    open.model = { ...PYDANTIC, ...open.model, extra: 'allow', extraItems: other };
    const more = makeModel('shop.main.More', ['shop.main.Open'], [makeField('more', str)]);
    more.model = { ...PYDANTIC, ...more.model, extra: 'allow' };
    const schemas = exportSchemas(makeName('shop.main.More'), base, open, more);
    expect(schemas['More']).toMatchObject({ additionalProperties: { type: 'integer' } });
    expect(Object.keys(schemas['More']?.['properties'] ?? {})).toEqual(['name', 'extra', 'more']);
    expect(exportSchemas(makeName('shop.main.Open'), base, open)['Open']).toMatchObject({
      unevaluatedProperties: { type: 'integer' },
    });
  });

  test('has a schema for each side if it is not written as it is read', () => {
    const user: ClassItem = {
      ...makeModel('shop.main.User', [], []),
      model: {
        flavor: 'pydantic',
        fields: [
          makeField('name', str),
          { ...makeField('password', str), inputOnly: true },
          { ...makeField('age', str), outputName: 'years' },
        ],
        computed: [makeField('label', str)],
      },
    };
    const member = makeModel('shop.main.Member', ['shop.main.User'], [makeField('number')]);
    const same = makeModel('shop.main.Same', [], [makeField('id')]);
    const team = makeModel('shop.main.Team', [], [makeField('of', makeName('shop.main.Member'))]);
    const [type, origin] = [makeName('shop.main.Member'), 'declared' as const];
    const body = { mediaType: 'application/json', required: true, origin, type };
    const { schemas } = exportItems(
      makeOperation('shop.main.add', {
        body,
        parameters: [],
        responses: [makeResponse(makeName('shop.main.Team'))],
      }),
      makeOperation('shop.main.both', {
        path: '/same',
        body: { ...body, type: makeName('shop.main.Same') },
        responses: [makeResponse(makeName('shop.main.Same'))],
      }),
      ...[user, member, same, team],
    ).components;
    expect(Object.keys(schemas)).toEqual([
      ...['Member-Input', 'Member-Output', 'Same', 'Team', 'User-Input', 'User-Output'],
    ]);
    expect(Object.keys(schemas['User-Input']?.['properties'] ?? {})).toEqual([
      ...['name', 'password', 'age'],
    ]);
    expect(Object.keys(schemas['User-Output']?.['properties'] ?? {})).toEqual([
      ...['name', 'years', 'label'],
    ]);
    expect(schemas['User-Output']?.['properties']).toMatchObject({ label: { readOnly: true } });
    expect(schemas['Member-Output']).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/User-Output' }],
    });
    expect(schemas['Team']?.['properties']).toEqual({
      of: { $ref: '#/components/schemas/Member-Output' },
    });
  });

  test('says what validators accept and what serializers return', () => {
    const weight: TypeExpression = {
      ...{ kind: 'name', name: 'int', input: str },
      output: makeName('shop.main.Written'),
    };
    const written = makeModel('shop.main.Written', [], [makeField('grams', str)]);
    const given = { ...makeField('given', weight), default: { text: '1', value: 1 } };
    const parcel = makeModel(
      'shop.main.Parcel',
      [],
      [makeField('weights', makeList(weight)), { ...given, required: false }],
    );
    const label = makeModel('shop.main.Label', [], [makeField('text', str)]);
    const labels = {
      ...label,
      model: { flavor: 'pydantic' as const, ...label.model, output: str },
    };
    const sticker = makeModel('shop.main.Sticker', ['shop.main.Label'], [makeField('no', str)]);
    const makeBoth = (name: string, path: string) => {
      const type = makeName(name);
      const body = { mediaType: 'application/json', required: true, origin: 'declared' as const };
      const responses = [makeResponse(type)];
      return makeOperation(`${name}.add`, { path, body: { ...body, type }, responses });
    };
    const { schemas } = exportItems(
      makeBoth('shop.main.Parcel', '/parcels'),
      makeBoth('shop.main.Sticker', '/stickers'),
      ...[written, parcel, labels, sticker],
    ).components;
    const read = schemas['Parcel-Input']?.['properties'];
    expect(read).toEqual({
      weights: { type: 'array', items: { type: 'string' } },
      given: { type: 'string', default: 1 },
    });
    // Nobody knows what the serializer makes of the default.
    expect(schemas['Parcel-Output']?.['properties']).toEqual({
      weights: { type: 'array', items: { $ref: '#/components/schemas/Written' } },
      given: { $ref: '#/components/schemas/Written' },
    });
    expect(schemas['Sticker-Output']).toMatchObject({ type: 'string' });
    expect(schemas['Sticker-Input']).toMatchObject({ type: 'object' });
  });

  test('say that durations are written as seconds, and what a derived root model holds', () => {
    const duration: TypeExpression = {
      ...{ kind: 'name', name: 'timedelta' },
      id: 'datetime.timedelta',
    };
    const writesSeconds = true as const;
    const base = makeModel('shop.main.Base', []);
    const settings = { ...base, model: { ...PYDANTIC, fields: [], writesSeconds } };
    const root = makeModel('shop.main.Texts', []);
    const texts = { ...root, model: { flavor: 'pydantic' as const, root: makeList(str) } };
    const labels = makeModel('shop.main.Labels', ['shop.main.Texts']);
    const fields = [
      makeField('takes', duration),
      makeField('labels', makeName('shop.main.Labels')),
    ];
    const trip = {
      ...makeModel('shop.main.Trip', ['shop.main.Base']),
      model: { ...PYDANTIC, fields, writesSeconds },
    };
    const type = makeName('shop.main.Trip');
    const body = {
      mediaType: 'application/json',
      required: true,
      origin: 'declared' as const,
      type,
    };
    const operation = makeOperation('shop.main.add', { body, responses: [makeResponse(type)] });
    const { schemas } = exportItems(operation, settings, texts, labels, trip).components;
    expect(schemas['Trip-Input']?.['properties']).toMatchObject({
      takes: { type: 'string', format: 'duration' },
    });
    expect(schemas['Trip-Output']?.['properties']).toMatchObject({ takes: { type: 'number' } });
    expect(schemas['Labels']).toMatchObject({ type: 'array', items: { type: 'string' } });
  });

  test('of generics are named after what the aliases in their arguments stand for', () => {
    const [cat, dog] = [makeName('shop.main.Cat'), makeName('shop.main.Dog')];
    const alias = makeAlias('Pet', { kind: 'union', members: [cat, dog] });
    const page = {
      ...makeModel('shop.main.Page', [], [makeField('items')]),
      typeParameters: ['T'],
    };
    const id = makeAlias('Id', str, 'NewType("Id", str)');
    const of = (argument: string) => ({
      ...{ kind: 'generic' as const, origin: makeName('shop.main.Page') },
      arguments: [makeName(argument)],
    });
    const pets = Object.keys(exportSchemas(of('shop.main.Pet'), alias, page));
    expect(pets).toContain('Page_Union_Cat__Dog__');
    expect(Object.keys(exportSchemas(of('shop.main.Id'), id, page))).toContain('Page_Id_');
  });

  test('is found in a union by the value of a field', () => {
    const makeMember = (name: string, type: TypeExpression) =>
      makeModel(`shop.main.${name}`, [], [{ ...makeField('kind', type), wireName: 'Kind' }]);
    const union: TypeExpression = {
      kind: 'union',
      members: [
        makeName('shop.main.Cat'),
        makeName('shop.main.Dog'),
        { kind: 'name', name: 'None' },
      ],
      discriminator: { property: 'kind' },
    };
    const both = { ...literal('"dog"'), arguments: [...literal('"dog"').arguments] };
    both.arguments.push({ kind: 'literal', text: 'Kind.WOLF', value: 'wolf' });
    const schemas = exportSchemas(
      makeName('shop.main.Home'),
      makeModel('shop.main.Home', [], [makeField('pet', union)]),
      makeMember('Cat', literal('"cat"')),
      makeMember('Dog', both),
    );
    const [cat, dog] = ['#/components/schemas/Cat', '#/components/schemas/Dog'];
    const oneOf = [{ $ref: cat }, { $ref: dog }];
    const discriminator = { propertyName: 'Kind', mapping: { cat, dog, wolf: dog } };
    expect(schemas['Home']?.['properties']).toMatchObject({
      pet: { anyOf: [{ oneOf, discriminator }, { type: 'null' }] },
    });
  });

  test('without fields is replaced by its subtypes, with a discriminator if there is one', () => {
    const empty = makeModel('shop.main.Empty');
    const one = makeModel(
      'shop.main.One',
      ['shop.main.Empty'],
      [makeField('kind', literal('"1"'))],
    );
    const schemas = exportSchemas(makeName('shop.main.Empty'), empty, one);
    expect(schemas['Empty']).toMatchObject({ anyOf: [{ $ref: '#/components/schemas/One' }] });
    const base = makeModel('shop.main.Base', [], [makeField('kind', str)]);
    const [a, b] = ['A', 'B'].map((name) =>
      makeModel(`shop.main.${name}`, ['shop.main.Base'], [makeField('kind', literal(`'${name}'`))]),
    );
    if (a === undefined || b === undefined) throw new Error('there are two');
    expect(exportSchemas(makeName('shop.main.Base'), base, a, b)['Base']).toMatchObject({
      discriminator: {
        propertyName: 'kind',
        mapping: { A: '#/components/schemas/A', B: '#/components/schemas/B' },
      },
      'x-wrapdocs-subtypes': ['#/components/schemas/A', '#/components/schemas/B'],
    });
  });

  test('that is generic is written once for each use', () => {
    const variable: Item = {
      kind: 'attribute',
      id: 'shop.main.T',
      name: 'T',
      value: { text: 'TypeVar("T")' },
      source: { file: 'shop/main.py', line: 1 },
    };
    const page: ClassItem = {
      ...makeModel('shop.main.Page', [], [makeField('items', makeList(makeName('shop.main.T')))]),
      bases: [
        {
          kind: 'generic',
          origin: makeName('typing.Generic'),
          arguments: [makeName('shop.main.T')],
        },
      ],
    };
    const pages: TypeExpression = {
      kind: 'generic',
      origin: makeName('shop.main.Page'),
      arguments: [str],
    };
    expect(exportSchemas(pages, variable, page)).toMatchObject({
      Page_str_: { properties: { items: { type: 'array', items: { type: 'string' } } } },
    });
  });

  test('whose type variables get no types has their bounds', () => {
    const variable: Item = {
      kind: 'attribute',
      id: 'shop.main.T',
      name: 'T',
      value: { text: 'TypeVar("T", bound=Book)' },
      bound: makeName('shop.main.Book'),
      source: { file: 'shop/main.py', line: 1 },
    };
    const fields = [makeField('items', makeList(makeName('shop.main.T')))];
    const page = makeModel('shop.main.Page', [], fields);
    const book = makeModel('shop.main.Book', [], [makeField('title', str)]);
    expect(exportSchemas(makeName('shop.main.Page'), variable, page, book)).toMatchObject({
      Page: { properties: { items: { items: { $ref: '#/components/schemas/Book' } } } },
      Book: { properties: { title: { type: 'string' } } },
    });
  });

  test('that contains itself with more and more arguments ends', () => {
    const wrap = (type: TypeExpression): TypeExpression => ({
      kind: 'generic',
      origin: makeName('shop.main.Deep'),
      arguments: [makeList(type)],
    });
    const deep: ClassItem = {
      ...makeModel('shop.main.Deep', [], [makeField('next', wrap({ kind: 'name', name: 'T' }))]),
      typeParameters: ['T'],
    };
    expect(Object.keys(exportSchemas(wrap(str), deep)).length).toBeLessThan(100);
  });
});
