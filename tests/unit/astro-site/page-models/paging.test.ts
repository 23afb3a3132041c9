import { expect, test } from 'vitest';
import { makePaging } from '../../../../astro-site/src/page-models/paging.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';

const str = { kind: 'name', name: 'str' } as const;
const page = makeModel('shop.Page', [], [makeField('items', str), makeField('nextCursor', str)]);
const books = makeModel('shop.Books', [], [makeField('data', makeName('shop.Page'))]);

const settings = { apiBaseUrl: 'https://api.test' };

function getSection(parameter: string, model = 'shop.Books', status = '200') {
  const operation: Operation = makeOperation('shop.list', {
    parameters: [
      { wireName: 'limit', location: 'query', origin: 'declared', required: false },
      { wireName: parameter, location: 'query', origin: 'declared', required: false },
    ],
    responses: [{ status, origin: 'declared', type: makeName(model) }],
  });
  const view = createPackageView(makePackage([makeModule('shop', [page, books, operation])]));
  const [section] = makePaging(operation, { view, settings });
  return section?.kind === 'paging' ? section : undefined;
}

function describe(...given: Parameters<typeof getSection>): string | undefined {
  return getSection(...given)
    ?.text.map((part) => (typeof part === 'string' ? part : part.code))
    .join('');
}

test('a response that names the next value of a query parameter says how to go on', () => {
  expect(describe('cursor')).toBe(
    'The results are paged. For the next page, send data.nextCursor of the response as cursor.',
  );
  expect(describe('Cursor', 'shop.Page')).toBe(
    'The results are paged. For the next page, send nextCursor of the response as Cursor.',
  );
});

test('other parameters and errors say nothing about pages', () => {
  expect(describe('token')).toBeUndefined();
  expect(describe('cursor', 'shop.Books', '400')).toBeUndefined();
  expect(describe('cursor', 'shop.Missing')).toBeUndefined();
});

test('a loop asks for the next page until the response names none', () => {
  expect(getSection('cursor')?.code).toBe(
    `import httpx

params = {}
while True:
    response = httpx.get(
        "https://api.test/v1/list",
        params=params,
    )
    response.raise_for_status()
    page = response.json()
    print(page)
    following = (page.get("data") or {}).get("nextCursor")
    if not following:
        break
    params["cursor"] = following`,
  );
});
