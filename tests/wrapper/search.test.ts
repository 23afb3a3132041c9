import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectSymbols } from '../../astro-site/src/search/collect-symbols.ts';
import { makeSearch, readSymbols } from '../tools/search.ts';
import type { SearchSymbol } from '../../astro-site/src/search/symbol.ts';
import { packSymbols } from '../../astro-site/src/search/symbol-index.ts';
import { listEntries, makePages } from '../unit/astro-site/page-models/pages.ts';
import { extractWrapper, MODELS } from './wrapper.ts';

const PAGE = '/api-docs/grai_source_fivetran/fivetran_api';

let symbols: SearchSymbol[];
let search: ReturnType<typeof makeSearch>;

beforeAll(async () => {
  symbols = collectSymbols(listEntries(makePages(await extractWrapper())));
  search = makeSearch(symbols);
});

function findFirst(query: string): SearchSymbol | undefined {
  return search(query)[0]?.symbol;
}

test.each([
  ['modify_connector', `${PAGE}/main/#modify_connector`],
  ['PATCH connectors', `${PAGE}/main/#modify_connector`],
  ['/v1/groups/{groupId}/users', `${PAGE}/main/#list_all_users_in_group`],
  ['/v1/groups/{group_id}/users', `${PAGE}/main/#list_all_users_in_group`],
  ['/v1/groups/abc123/users', `${PAGE}/main/#list_all_users_in_group`],
  ['columnName', `${PAGE}/main/#modify_connector_column_config.column_name`],
  ['webhook secret', `${PAGE}/api_models/WebhookRequest/#secret`],
])('%s finds its place first', (query, href) => {
  expect(findFirst(query)?.href).toBe(href);
});

describe('everything finds itself first', () => {
  test('94 operations by name and by method and path', () => {
    const operations = symbols.filter((symbol) => symbol.kind === 'operation');
    expect(operations).toHaveLength(94);
    for (const operation of operations) {
      expect(findFirst(operation.name)).toBe(operation);
      expect(findFirst(`${operation.method} ${operation.path}`)).toBe(operation);
    }
  });

  test('188 models by name', () => {
    const models = symbols.filter((one) => one.kind === 'model' && one.module === MODELS);
    expect(models).toHaveLength(188);
    for (const model of models) expect(findFirst(model.name)).toBe(model);
  });

  test('every field and parameter by its name in HTTP, under its own name in some spelling', () => {
    const named = symbols.filter((symbol) => 'wireName' in symbol);
    expect(named.length).toBeGreaterThan(500);
    for (const symbol of named) {
      const found = findFirst(symbol.wireName);
      const names = [found?.name, found && 'wireName' in found ? found.wireName : undefined];
      // A class is found before the parameters that are named like it.
      const spelled = names.map((name) => name?.toLowerCase());
      expect(spelled).toContain(symbol.wireName.toLowerCase());
    }
  });

  test('every field with its model', () => {
    const fields = symbols.filter((symbol) => symbol.kind === 'field' && 'owner' in symbol);
    expect(fields.length).toBeGreaterThan(500);
    for (const field of fields) expect(findFirst(`${field.owner}.${field.name}`)).toBe(field);
  });
});

test('the index is small and comes back whole', () => {
  const packed = packSymbols(symbols);
  expect(readSymbols(packed)).toEqual(symbols);
  expect(gzipSync(JSON.stringify(packed)).length).toBeLessThan(10_000);
});
