import { expect, test } from 'vitest';
import { makeClientExample } from '../../../../astro-site/src/code/client-call.ts';
import { makeCurlCommand } from '../../../../astro-site/src/code/curl/command.ts';
import type { Client } from '../../../../extractor/contract/client-call.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makeName,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makeFunction } from '../reference/items.ts';

const source = { file: 'shop.py', line: 1 };

/** A constructor with parameters that are texts and `None` by default. */
function makeConstructor(id: string, names: readonly string[]): Item {
  const self = { name: 'self', kind: 'positionalOrKeyword' } as const;
  const parameters = names.map((name) => ({
    ...{ name, kind: 'positionalOrKeyword' as const },
    ...{ type: makeName('builtins.str'), default: 'None' },
  }));
  return { ...makeFunction(`${id}.__init__`), signature: { parameters: [self, ...parameters] } };
}

/** A constructor with parameters that callers must give, of which no type is known. */
function makeRequired(id: string, names: readonly string[]): Item {
  const all = ['self', ...names];
  const parameters = all.map((name) => ({ name, kind: 'positionalOrKeyword' as const }));
  return { ...makeFunction(`${id}.__init__`), signature: { parameters } };
}

/** A part of a path that is an attribute of the client. */
function makeFromObject(name: string): Parameter {
  const place = { location: 'path', origin: 'inferred', fromObject: true } as const;
  return { pythonName: name, wireName: name, ...place, declared: false, required: true };
}

/** The example of a method of `shop.Shop`. */
function write(
  items: readonly Item[],
  parameters: Parameter[] = [],
): ReturnType<typeof makeClientExample> {
  const call = { access: ['client.list'], clientClass: 'shop.Shop' };
  const operation = makeClientOperation('shop.Shop.list', { path: '/x', parameters }, call);
  const view = createPackageView(makePackage([makeModule('shop', [...items, operation])]));
  return makeClientExample(operation, view);
}

function makeReader(environment: string[]): Client {
  return { authentication: [{ scheme: 'bearer', parameters: [], environment, source }] };
}

test('a secret that no parameter takes is a variable that readers set', () => {
  const { code, environment } = write([makeClient('shop.Shop', makeReader(['SHOP_KEY']))]);
  expect(code).toContain('# The client reads SHOP_KEY from the environment.\nclient = Shop()\n');
  expect(environment).toEqual({ SHOP_KEY: 'made-up-shop_key' });
});

test('a name with a line break ends no comment', () => {
  const { code, environment } = write([makeClient('shop.Shop', makeReader(['A\nimport os']))]);
  expect(code).not.toContain('import os');
  expect(environment).toEqual({});
});

test('a part without a constructor is used as the only class that has one and inherits it', () => {
  const part = makeClient('shop.Shop', {});
  const whole = makeClient('shop.WholeShop', {}, ['shop.Shop']);
  const other = makeClient('shop.OtherShop', {}, ['shop.Shop']);
  const init = makeConstructor('shop.WholeShop', ['token']);
  const token = 'token=os.environ["SHOP_TOKEN"]';
  expect(write([part, whole, init]).code).toContain(`client = WholeShop(${token})`);
  const second = makeConstructor('shop.OtherShop', ['token']);
  expect(write([part, whole, init, other, second]).code).toContain('client = Shop()');
});

test('an address with an unknown part is given, if a parameter is named like it', () => {
  const init = makeConstructor('shop.Shop', ['base_url']);
  const make = (url: string): string =>
    write([makeClient('shop.Shop', { server: { url, source } }), init]).code;
  expect(make('https://{host}')).toContain('Shop(base_url="https://example.com")');
  expect(make('https://api.shop.test')).toContain('client = Shop()');
});

test('a parameter that is the whole host gets no address', () => {
  const init = makeConstructor('shop.Shop', ['branch', 'branch_url']);
  const make = (url: string): string =>
    write([makeClient('shop.Shop', { server: { url, source } }), init]).code;
  expect(make('https://{branch}/v2')).toContain('Shop(branch="example.com")');
  expect(make('https://{branch}.shop.test/v2')).toContain('branch_url="https://example.com"');
});

test('what requests carry as a credential is a secret, whatever its name', () => {
  const init = makeConstructor('shop.Shop', ['visit_id']);
  const authentication: Client['authentication'] = [
    { scheme: 'bearer', parameters: ['visit_id'], source },
  ];
  const { code, environment } = write([makeClient('shop.Shop', { authentication }), init]);
  expect(code).toContain('visit_id=os.environ["SHOP_VISIT_ID"]');
  expect(environment).toEqual({ SHOP_VISIT_ID: 'made-up-visit_id' });
});

test('a constructor gets the first of the parameters of which it demands one', () => {
  const init = makeConstructor('shop.Shop', ['name', 'aisle', 'shelf']);
  const oneOf = [['name'], ['aisle', 'shelf']];
  const { code } = write([makeClient('shop.Shop', { oneOf }), init]);
  expect(code).toContain('client = Shop(name="name", aisle="aisle")');
});

test('credentials are an object of the class that needs the fewest secrets', () => {
  const init = makeConstructor('shop.Shop', ['auth']);
  const classes = [
    makeClient('shop.Pair', {}),
    makeRequired('shop.Pair', ['user', 'password']),
    makeClient('shop.Badge', {}),
    makeRequired('shop.Badge', ['badge_token']),
    makeClient('shop.Empty', {}),
    makeClient('shop.Lodge', {}),
    makeRequired('shop.Lodge', ['door']),
  ];
  const ids = ['shop.Pair', 'shop.Badge', 'shop.Empty', 'shop.Lodge'];
  const make = (auth: string[]) =>
    write([...classes, makeClient('shop.Shop', { credentialClasses: { auth } }), init]);
  const { code, environment } = make(ids);
  expect(code.replaceAll(/\s+/g, ' ')).toContain(
    'Shop( auth=Badge( badge_token=os.environ["SHOP_BADGE_TOKEN"], ), )',
  );
  expect(environment).toEqual({ SHOP_BADGE_TOKEN: 'made-up-badge_token' });
  expect(make(['shop.Lodge']).code).toContain('client = Shop()');
});

test('a token that only an object of options holds is given with it', () => {
  const options = makeClient('shop.Options', {});
  const init: Item = {
    ...makeFunction('shop.Shop.__init__'),
    signature: {
      parameters: [
        { name: 'self', kind: 'positionalOrKeyword' },
        {
          ...{ name: 'options', kind: 'positionalOrKeyword', default: 'None' },
          type: makeName('shop.Options'),
        },
      ],
    },
  };
  const make = (client: Client): string =>
    write([
      ...[makeClient('shop.Shop', client), init, options],
      makeConstructor('shop.Options', ['limit', 'auth']),
    ]).code;
  const signed = make({ authentication: [{ scheme: 'bearer', parameters: [], source }] });
  expect(signed.replaceAll(/\s+/g, ' ')).toContain(
    'Shop( options=Options(auth=os.environ["SHOP_AUTH"]), )',
  );
  expect(make({})).toContain('client = Shop()');
});

test('what a request has of its client is set, unless the client sets it', () => {
  const init = makeConstructor('shop.Shop', ['aisle']);
  const make = (name: string, items: readonly Item[] = []): string =>
    write([makeClient('shop.Shop', {}), init, ...items], [makeFromObject(name)]).code;
  expect(make('number')).toContain('client = Shop()\nclient.number = ');
  for (const name of ['aisle', '_number', 'server_url', 'a.b'])
    expect(make(name)).not.toContain('client.number');
  const getter = makeFunction('shop.Shop.__getattr__');
  expect(make('number', [getter])).not.toContain('client.number');
});

test('a value in the path is given in place of one that says that nothing was given', () => {
  const call = { access: ['client.read'], clientClass: 'shop.Shop' };
  const make = (value: string): string => {
    const parameter = { name: 'aisle', kind: 'positionalOrKeyword', default: value } as const;
    const place = { location: 'path', origin: 'inferred', required: true } as const;
    const operation = makeClientOperation(
      'shop.Shop.read',
      {
        path: '/aisles/{aisle}',
        parameters: [{ pythonName: 'aisle', wireName: 'aisle', ...place }],
        signature: { parameters: [parameter] },
      },
      call,
    );
    const module = makeModule('shop', [makeClient('shop.Shop', {}), operation]);
    return makeClientExample(operation, createPackageView(makePackage([module]))).code;
  };
  for (const value of ['None', 'NotSet', 'shop.types.UNSET'])
    expect(make(value)).toContain('client.read(aisle="aisle")');
  expect(make('"first"')).toContain('client.read()');
});

test('an address does not become a part of the path', () => {
  const parameter = { name: 'url', kind: 'positionalOrKeyword' } as const;
  const make = (location: Parameter['location']): string => {
    const place = { location, origin: 'inferred', required: true } as const;
    const operation = makeClientOperation(
      'shop.Shop.read',
      {
        parameters: [{ pythonName: 'url', wireName: 'url', ...place }],
        signature: { parameters: [parameter] },
      },
      { access: ['client.read'], clientClass: 'shop.Shop' },
    );
    const module = makeModule('shop', [makeClient('shop.Shop', {}), operation]);
    return makeClientExample(operation, createPackageView(makePackage([module]))).code;
  };
  expect(make('path')).toContain('client.read(url="example")');
  expect(make('query')).toContain('client.read(url="https://example.com")');
});

test('tokens of OAuth 1 are given with the keys of the application', () => {
  const make = (names: readonly string[]): string[] => {
    const { code } = write([makeClient('shop.Shop', {}), makeConstructor('shop.Shop', names)]);
    return [...code.matchAll(/(\w+)=os\.environ/g)].map(([, name = '']) => name);
  };
  const keys = ['consumer_key', 'consumer_secret'];
  const tokens = ['access_token', 'access_token_secret'];
  expect(make([...keys, 'token', 'secret'])).toEqual([...keys, 'token', 'secret']);
  expect(make([...tokens, ...keys])).toEqual([...tokens, ...keys]);
  expect(make([...keys, 'token', 'secret', 'bearer_token'])).toEqual(['bearer_token']);
  expect(make(['token', 'consumer_key'])).toEqual(['token']);
});

test('a command authorises itself as the program does', () => {
  const bearer = { scheme: 'bearer', source } as const;
  const key = { scheme: 'header' as const, name: 'X-Key', parameters: ['api_key'], source };
  const make = (authentication: Client['authentication']): string => {
    const operation = makeClientOperation(
      'shop.Shop.list',
      { path: '/x' },
      { access: ['client.list'], clientClass: 'shop.Shop' },
    );
    const shop = makeClient('shop.Shop', { authentication });
    const init = makeConstructor('shop.Shop', ['api_key', 'oauth_token']);
    const view = createPackageView(makePackage([makeModule('shop', [shop, init, operation])]));
    expect(makeClientExample(operation, view).code).toContain('api_key=');
    return makeCurlCommand(operation, view).text;
  };
  expect(make([{ ...bearer, parameters: ['oauth_token'] }, key])).toContain(
    'X-Key: ${SHOP_API_KEY:?}',
  );
  const unnamed = [
    { scheme: 'basic' as const, parameters: [], source },
    { ...bearer, parameters: [] },
  ];
  expect(make(unnamed)).toContain('Authorization: Bearer ${TOKEN:?}');
});

test('an object only gets the attributes that are always sent', () => {
  const type = makeName('shop.Filter');
  const place = { location: 'query', origin: 'inferred', pythonName: 'filter', type } as const;
  const operation = makeClientOperation(
    'shop.Shop.list',
    {
      parameters: [
        { ...place, wireName: 'state', conversion: 'state', required: true },
        { ...place, wireName: 'color', conversion: 'color', required: false },
      ],
      signature: { parameters: [{ name: 'filter', kind: 'positionalOrKeyword', type }] },
    },
    { access: ['client.list'], clientClass: 'shop.Shop' },
  );
  const init = makeConstructor('shop.Filter', ['state', 'color']);
  const items = [makeClient('shop.Shop', {}), makeClient('shop.Filter', {}), init, operation];
  const view = createPackageView(makePackage([makeModule('shop', items)]));
  expect(makeClientExample(operation, view).code).toContain('filter=Filter(state="state")');
});
