import fc from 'fast-check';
import type { SearchSymbol } from '../../../../astro-site/src/search/symbol.ts';

const MODULE = 'shop.api';
const PAGE = '/api-docs/shop/api/';

export function makeOperation(name: string, request: string, more: object = {}): SearchSymbol {
  const [method = '', path = ''] = request.split(' ');
  const symbol = { kind: 'operation', module: MODULE, name, method, path, href: `${PAGE}#${name}` };
  return { ...symbol, group: '', summary: '', ...more } as SearchSymbol;
}

function makeParameter(owner: string, name: string, wireName = name): SearchSymbol {
  const href = `${PAGE}#${owner}`;
  return { kind: 'parameter', module: MODULE, owner, name, wireName, place: 'query', href };
}

export function makeModel(name: string, summary = ''): SearchSymbol {
  return { kind: 'model', module: MODULE, name, summary, href: `${PAGE}${name}/` };
}

export function makeField(owner: string, name: string, wireName = name): SearchSymbol {
  const href = `${PAGE}${owner}/#${name}`;
  return { kind: 'field', module: MODULE, owner, name, wireName, href };
}

function makeModule(name = MODULE, summary = ''): SearchSymbol {
  return { kind: 'module', name, summary, href: PAGE };
}

/** A small API, members behind their owners. */
export const SHOP: SearchSymbol[] = [
  makeModule(MODULE, 'Calls of the shop.'),
  makeOperation('list_orders', 'GET /v1/orders', { group: 'Orders', summary: 'List the orders.' }),
  makeParameter('list_orders', 'cursor'),
  makeOperation('create_order', 'POST /v1/orders', { group: 'Orders' }),
  makeOperation('order_details', 'GET /v1/orders/{order_id}', { group: 'Orders' }),
  makeParameter('order_details', 'order_id', 'orderId'),
  makeOperation('modify_order', 'PATCH /v1/orders/{order_id}', { group: 'Orders' }),
  makeOperation('modify_order_line', 'PATCH /v1/orders/{order_id}/lines/{line_id}'),
  makeParameter('modify_order_line', 'line_id', 'lineId'),
  makeOperation('list_order_users', 'GET /v1/orders/{order_id}/users'),
  makeOperation('add_order_user', 'POST /v1/orders/{order_id}/users'),
  makeOperation('create_account_hook', 'POST /v1/hooks/account'),
  makeOperation('hook_details', 'GET /v1/hooks/{hook_id}', { summary: 'Hook with its secret.' }),
  makeModel('HookRequest', 'A hook.'),
  makeField('HookRequest', 'secret'),
  makeModel('HookResponse'),
  makeField('HookResponse', 'secret'),
  makeField('HookResponse', 'schema_', 'schema'),
];

/** Names as packages have them, and as an attacker would. */
export const anyName = fc.oneof(
  fc.stringMatching(/^[a-z]{1,6}(_[a-z]{1,6}){0,3}$/),
  fc.stringMatching(/^([A-Z][a-z]{1,6}){1,3}\d?$/),
  fc.constantFrom('__proto__', 'constructor', '<script>alert(1)</script>', '](x)', '\\', '{', '%'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

const anyMember = (owner: string): fc.Arbitrary<SearchSymbol> =>
  fc
    .tuple(fc.boolean(), anyName, anyName)
    .map(([isField, name, wireName]) =>
      isField ? makeField(owner, name, wireName) : makeParameter(owner, name, wireName),
    );

const anyOwner = fc.oneof(
  fc
    .tuple(anyName, fc.constantFrom('GET', 'POST', 'ANY'), anyName, anyName)
    .map(([name, method, path, text]) =>
      makeOperation(name, `${method} /${path.replaceAll(/\s/gu, '')}`, {
        group: text,
        summary: text,
      }),
    ),
  fc.tuple(anyName, anyName).map(([name, summary]) => makeModel(name, summary)),
);

/** Owners of any names, each with its members behind it, in one module. */
export const anySymbols: fc.Arbitrary<SearchSymbol[]> = fc
  .array(
    anyOwner.chain((owner) =>
      fc.array(anyMember(owner.name), { maxLength: 3 }).map((members) => [owner, ...members]),
    ),
    { maxLength: 8 },
  )
  .map((owners) => [makeModule(), ...owners.flat()]);
