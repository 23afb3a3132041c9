import { describe, expect, test } from 'vitest';
import { comparePackages } from '../../../../../extractor/changes/compare.ts';
import { CLIENT_RULES } from '../../../../../extractor/changes/http/clients/client-rules.ts';
import type { Change } from '../../../../../extractor/contract/change.ts';
import type { Client, ClientCall } from '../../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../../extractor/contract/module.ts';
import type { BodyField, Operation } from '../../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../../extractor/contract/parameter.ts';
import {
  makeClient,
  makeClientOperation,
  makeFunction,
  makeModule,
  makePackage,
  makeReExport,
} from '../../support/contract.ts';

const source = { file: 'shop/client.py', line: 3 };
const string = { kind: 'name', name: 'str' } as const;

/** A method of a client with parameters of these names. */
function makeMethod(
  parts: Partial<Operation> = {},
  call: Partial<ClientCall> = {},
  names = ['since'],
): Operation {
  const parameters = ['self', ...names].map((name) => ({
    name,
    kind: 'positionalOrKeyword' as const,
  }));
  const method = { path: '/users', signature: { parameters }, ...parts };
  return makeClientOperation('shop.Users.read', method, call);
}

function makeQuery(wireName: string, parts: Partial<Parameter> = {}): Parameter {
  const origin = 'inferred';
  return { pythonName: 'since', wireName, location: 'query', origin, required: false, ...parts };
}

function makeBody(...fields: Partial<BodyField>[]): NonNullable<Operation['body']> {
  return {
    mediaType: 'application/json',
    required: true,
    origin: 'inferred',
    fields: fields.map((field) => ({
      pythonName: 'since',
      wireName: 'since',
      required: false,
      ...field,
    })),
  };
}

function compare(before: Item[], after: Item[]): string[] {
  return compareChanges(before, after).map(
    ({ severity, code, message }) => `${severity} ${code}: ${message}`,
  );
}

function compareChanges(before: Item[], after: Item[]): Change[] {
  const users = makeClient('shop.Users', {});
  return comparePackages(
    makePackage([makeModule('shop', [users, ...before])]),
    makePackage([makeModule('shop', [users, ...after])]),
  );
}

describe('the request of a client', () => {
  test.each<[string, Partial<Operation>, Partial<Operation>, string[]]>([
    [
      'method',
      { method: 'PUT' },
      { method: 'PATCH' },
      ['possiblyBreaking http-method-changed: `Users.read` sends `PATCH` now; it sent `PUT`.'],
    ],
    [
      'path',
      { path: '/users' },
      { path: '/v2/users' },
      [
        'possiblyBreaking http-path-prefix-changed: `Users.read` sends to `/v2/users` now; it sent to `/users`.',
      ],
    ],
    [
      'wire name',
      { parameters: [makeQuery('since')] },
      { parameters: [makeQuery('Since')] },
      [
        'possiblyBreaking http-parameter-wire-name-changed: `since` of `Users.read` is sent as `Since` now; it was sent as `since`.',
      ],
    ],
    [
      'wire name of a field of the body',
      { body: makeBody({}) },
      { body: makeBody({ wireName: 'Since' }) },
      [
        'possiblyBreaking http-parameter-wire-name-changed: `since` of `Users.read` is sent as `Since` now; it was sent as `since`.',
      ],
    ],
    [
      'place',
      { parameters: [makeQuery('since')] },
      { body: makeBody({}) },
      [
        'possiblyBreaking http-parameter-moved: `since` of `Users.read` is sent in the body now; it was sent in the query.',
      ],
    ],
    [
      'constant',
      { parameters: [makeConstant('2026-01-01')] },
      { parameters: [makeConstant('2026-06-01')] },
      [
        'possiblyBreaking http-constant-changed: `Api-Version` of `Users.read` is always `"2026-06-01"` now; it was `"2026-01-01"`.',
      ],
    ],
    [
      'sent value that is new',
      {},
      { parameters: [makeQuery('since')] },
      ['safe http-value-sent: `since` of `Users.read` is sent in the query now; it was not sent.'],
    ],
    [
      'sent value that is gone',
      { parameters: [makeQuery('since')] },
      {},
      [
        'possiblyBreaking http-value-not-sent: `since` of `Users.read` is not sent now; it was sent in the query.',
      ],
    ],
    [
      'media type',
      { body: makeBody({}) },
      { body: { ...makeBody({}), mediaType: 'application/x-www-form-urlencoded' } },
      [
        'possiblyBreaking http-body-media-type-changed: The body of `Users.read` is `application/x-www-form-urlencoded` now; it was `application/json`.',
      ],
    ],
    [
      'name of a header in other letters',
      { parameters: [{ ...makeConstant('1'), wireName: 'api-version' }] },
      { parameters: [makeConstant('1')] },
      [],
    ],
    [
      'type, default and need of a parameter, which the signature has as well',
      { parameters: [makeQuery('since')] },
      { parameters: [makeQuery('since', { required: true, type: string })] },
      [],
    ],
  ])('is compared: %s', (_, before, after, expected) => {
    expect(compare([makeMethod(before)], [makeMethod(after)])).toEqual(expected);
  });

  test('never breaks callers for certain', () => {
    const partial = { certainty: 'partial' as const };
    const [before, after] = [makeMethod({}, partial), makeMethod({ path: '/people' }, partial)];
    expect(compare([before], [after])).toEqual([
      'possiblyBreaking http-path-changed: `Users.read` sends to `/people` now; it sent to `/users`.',
    ]);
    expect(compareChanges([before], [makeMethod({ path: '/people' })])).toMatchObject([
      { severity: 'possiblyBreaking', code: 'http-path-changed' },
      { severity: 'safe', code: 'http-certainty-changed' },
    ]);
  });

  test('may become more or less certain, which breaks nobody', () => {
    const documented = makeMethod({}, { certainty: 'documented' });
    expect(compare([makeMethod()], [documented])).toEqual([
      'safe http-certainty-changed: The request of `Users.read` is known only from the docstring now; it was read from the code.',
    ]);
    const unknown = { ...makeFunction('shop.Users.read'), unknownRequest: source };
    const method = makeMethod({ signature: { parameters: [] } });
    expect(compare([method], [unknown])).toEqual([
      'safe http-certainty-changed: The request of `Users.read` can no longer be determined; it was `GET /users`.',
    ]);
    expect(compare([unknown], [method])).toEqual([
      'safe http-certainty-changed: The request of `Users.read` is now known: `GET /users`. It could not be determined before.',
    ]);
  });
});

describe('a header that tells the version of the package', () => {
  const compareHeaders = (first: string, second: string) => {
    const [before, after] = [
      ['1.9', first],
      ['2.0', second],
    ].map(([version = '', constant = '']) => {
      const method = makeMethod({ parameters: [makeConstant(constant)] });
      const found = makePackage([makeModule('shop', [makeClient('shop.Users', {}), method])]);
      return { ...found, index: { ...found.index, version } };
    });
    if (before === undefined || after === undefined) return [];
    return comparePackages(before, after).map(({ code }) => code);
  };

  test('is no change', () => {
    expect(compareHeaders('shop/1.9 (python)', 'shop/2.0 (python)')).toEqual([]);
  });

  test('is a change if it says anything else', () => {
    const { code } = CLIENT_RULES.constantChanged;
    expect(compareHeaders('shop/1.9 (python)', 'shop/2.1 (python)')).toEqual([code]);
    expect(compareHeaders('shop/1.9 (python)', 'shops/2.0 (python)')).toEqual([code]);
  });
});

function makeConstant(constant: string): Parameter {
  return {
    wireName: 'Api-Version',
    location: 'header',
    origin: 'inferred',
    required: true,
    constant,
  };
}

describe('a function with several requests', () => {
  const get = makeMethod();
  const [first, second] = [
    { ...get, id: 'shop.Users.read@GET' },
    { ...get, id: 'shop.Users.read@POST', method: 'POST' as const, path: '/search' },
  ];

  test('has one more, or one less', () => {
    expect(compare([get], [first, second])).toEqual([
      'safe http-request-added: `Users.read` also sends `POST /search` now.',
    ]);
    expect(compare([first, second], [get])).toEqual([
      'possiblyBreaking http-request-removed: `Users.read` no longer sends `POST /search`.',
    ]);
  });

  test('keeps the others, whatever their order', () => {
    const third = { ...second, id: 'shop.Users.read@POST-2', path: '/find' };
    const moved = { ...third, id: 'shop.Users.read@POST' };
    expect(compare([first, second, third], [first, moved])).toEqual([
      'possiblyBreaking http-request-removed: `Users.read` no longer sends `POST /search`.',
    ]);
  });

  test('was a plain function, or is one now', () => {
    const plain = { ...makeFunction('shop.Users.read'), signature: get.signature };
    expect(compareChanges([plain], [first, second]).map(({ code }) => code)).toEqual([
      'http-operation-request-added',
      'http-request-added',
    ]);
    expect(compareChanges([first, second], [plain]).map(({ code }) => code)).toEqual([
      'http-request-removed',
      'http-certainty-changed',
    ]);
  });

  test('of a class that moved is not taken for the same request of another class', () => {
    const makeClass = (id: string) => ({ ...makeClient(id, {}), members: [`${id}.read`] });
    const before = makePackage([makeModule('shop', [makeClass('shop.Users'), makeMethod()])]);
    const moved = { ...makeFunction('shop.sync.Users.read'), signature: makeMethod().signature };
    const other = makeClientOperation('shop.sync.Others.read', { path: '/users' });
    const after = makePackage([
      makeModule('shop', [makeReExport('shop.Users', 'shop.sync.Users')]),
      makeModule('shop.sync', [
        ...[makeClass('shop.sync.Users'), moved],
        ...[makeClass('shop.sync.Others'), other],
      ]),
    ]);
    const codes = comparePackages(before, after).map(({ code }) => code);
    expect(codes).toContain('http-certainty-changed');
    expect(codes).not.toContain('http-operation-moved');
  });

  test('that is new or gone has operations that are new or gone', () => {
    expect(compareChanges([], [first, second]).map(({ code }) => code)).toEqual([
      'http-operation-added',
      'http-operation-added',
    ]);
    expect(compareChanges([first, second], []).map(({ code }) => code)).toEqual([
      'http-operation-removed',
      'http-operation-removed',
    ]);
  });
});

describe('the call of a client is compared as that of any function', () => {
  test('a removed parameter is reported once, whether its request is certain or not', () => {
    for (const certainty of ['exact', 'partial'] as const) {
      const before = makeMethod({ parameters: [makeQuery('since')] }, { certainty });
      const after = makeMethod({}, { certainty }, []);
      expect(compareChanges([before], [after])).toMatchObject([
        { severity: 'breaking', code: 'python-parameter-removed', part: { name: 'since' } },
      ]);
    }
  });

  test('a renamed parameter keeps its name in the request', () => {
    const [before, after] = ['since', 'from_'].map((pythonName) =>
      makeMethod({ parameters: [makeQuery('since', { pythonName })] }, {}, [pythonName]),
    );
    const changes = compareChanges(before ? [before] : [], after ? [after] : []);
    expect(changes.map(({ code }) => code)).toEqual(['python-parameter-renamed']);
  });

  test('return types, overloads and bindings are compared', () => {
    const signature = { parameters: [{ name: 'self', kind: 'positionalOrKeyword' as const }] };
    const before = makeMethod({ signature: { ...signature, returns: string } });
    const after = makeMethod({
      signature: { ...signature, returns: { kind: 'name', name: 'int' } },
      overloads: [signature],
      binding: 'staticMethod',
    });
    expect(compareChanges([before], [after]).map(({ code }) => code)).toEqual([
      'python-return-type-changed',
      'python-binding-relaxed',
      'python-overload-added',
    ]);
  });

  test('a deprecation is reported once', () => {
    const changes = compareChanges([makeMethod()], [makeMethod({ deprecated: true })]);
    expect(changes.map(({ code }) => code)).toEqual(['http-operation-deprecated']);
  });
});

test('a change that variants share is reported once, with their names', () => {
  const [before, after] = ['/users', '/people'].map((path) => [
    makeMethod({ path }),
    makeClientOperation(
      'shop.AsyncUsers.read',
      { path },
      { variantOf: { id: 'shop.Users.read', kind: 'async' } },
    ),
  ]);
  expect(compareChanges(before ?? [], after ?? [])).toMatchObject([
    {
      code: 'http-path-changed',
      item: 'shop.Users.read',
      operations: ['shop.AsyncUsers.read', 'shop.Users.read'],
    },
  ]);
});

describe('the class of a client', () => {
  const full: Client = {
    server: { url: 'https://api.example.com/v1', environment: 'SHOP_URL', source },
    authentication: [
      { scheme: 'bearer', parameters: ['api_key'], environment: ['SHOP_KEY'], source },
    ],
  };

  test.each<[string, Client, string]>([
    [
      'another address',
      { ...full, server: { url: 'https://api.example.com/v2', source } },
      'possiblyBreaking http-server-changed: The server of `Shop` is `https://api.example.com/v2` now; it was `https://api.example.com/v1, environment SHOP_URL`.',
    ],
    [
      'another authentication',
      {
        ...full,
        authentication: [{ scheme: 'header', name: 'X-Key', parameters: ['api_key'], source }],
      },
      'possiblyBreaking http-authentication-changed: The authentication of `Shop` is `header X-Key from api_key` now; it was `bearer from api_key (SHOP_KEY)`.',
    ],
    [
      'a server that is no longer known',
      { authentication: full.authentication },
      'safe http-certainty-changed: The server of `Shop` is not known now; it was `https://api.example.com/v1, environment SHOP_URL`.',
    ],
  ])('has %s', (_, now, expected) => {
    const [before, after] = [full, now].map((client) => [makeClient('shop.Shop', client)]);
    expect(compare(before ?? [], after ?? [])).toEqual([expected]);
  });

  test('has the same kinds of authentication in another order', () => {
    const [bearer, key] = [
      { scheme: 'bearer' as const, parameters: ['api_key'], source },
      { scheme: 'header' as const, name: 'X-Key', parameters: ['key'], source },
    ];
    const [old, now] = [
      [bearer, { ...key, parameters: [] }],
      [key, bearer],
    ].map((authentication) => [makeClient('shop.Shop', { authentication })]);
    const codes = (first: Item[] = [], second: Item[] = []) =>
      compareChanges(first, second).map(({ code }) => code);
    expect(codes(old, now)).toEqual([CLIENT_RULES.certaintyChanged.code]);
    const fewer = makeClient('shop.Shop', { authentication: [key] });
    expect(codes(old, [fewer])).toEqual([CLIENT_RULES.authenticationChanged.code]);
  });

  test('has authentication that is known now', () => {
    const found = compare(
      [makeClient('shop.Shop', { server: full.server })],
      [makeClient('shop.Shop', full)],
    );
    expect(found).toEqual([
      'safe http-certainty-changed: The authentication of `Shop` is `bearer from api_key (SHOP_KEY)` now; it was not known.',
    ]);
  });
});

test('no rule about what is known claims that callers break', () => {
  expect(CLIENT_RULES.certaintyChanged.severity).toBe('safe');
});
