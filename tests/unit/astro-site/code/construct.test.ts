import { expect, test } from 'vitest';
import { makeClientExample } from '../../../../astro-site/src/code/client-call.ts';
import type { Client } from '../../../../extractor/contract/client-call.ts';
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

/** The example of a method of `shop.Shop`. */
function write(items: readonly Item[]): ReturnType<typeof makeClientExample> {
  const call = { access: ['client.list'], clientClass: 'shop.Shop' };
  const operation = makeClientOperation('shop.Shop.list', { path: '/x' }, call);
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
