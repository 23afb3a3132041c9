import { expect, test } from 'vitest';
import type { ErrorCase } from '../../../../../extractor/contract/error-case.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import {
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makePages } from '../pages.ts';

const source = { file: 'shop/__init__.py', line: 7 };
const missing = { ...makeModel('shop.Missing'), bases: [makeName('Exception')] };
const common: ErrorCase[] = [
  { status: '404', raises: [{ name: 'shop.Missing', source }] },
  { status: '4XX', raises: [{ name: 'httpx.HTTPStatusError', source }], conditional: true },
];
const other: ErrorCase[] = [{ status: '404', raises: [] }, ...common.slice(1)];

function makeShop(tables: ErrorCase[][], numbers: number[]): Package {
  const operations = numbers.map((errors, index) =>
    makeOperation(`shop.read${String(index)}`, {
      client: { certainty: 'exact', evidence: [], errors },
    }),
  );
  const shop = makePackage([makeModule('shop', [missing, ...operations])]);
  return { ...shop, index: { ...shop.index, errors: tables } };
}

/** The pages as JSON. */
function show(shop: Package): string {
  return JSON.stringify(makePages(shop).map(([page]) => page));
}

test('the package has a chapter that every operation leads to', () => {
  const shown = show(makeShop([common], [0, 0]));
  expect(shown).toContain('"id":"package-errors"');
  expect(shown.match(/#package-errors/g)).toHaveLength(3); // Both operations, and the table of contents of the package.
  expect(shown).toContain('"title":"404","value":{"kind":"errors"');
  expect(shown).toContain('"title":"other 4xx"');
  expect(shown).toContain('Missing, HTTPStatusError');
});

test('an operation with a table of its own shows it', () => {
  const titles = (shop: Package): number => show(shop).split('"title":"404"').length - 1;
  expect(titles(makeShop([common], [0, 0]))).toBe(1);
  expect(titles(makeShop([common, other], [0, 0, 1]))).toBe(3);
});

test('a package whose errors are not known has no chapter', () => {
  const shop = makePackage([makeModule('shop', [makeOperation('shop.read', {})])]);
  expect(show(shop)).not.toContain('package-errors');
});

test('the package has a chapter about retries and limits, each with its line', () => {
  const shop = makeShop([common], [0]);
  const behavior = [{ kind: 'retry' as const, text: 'Retry(total=3)', source }];
  const shown = show({ ...shop, index: { ...shop.index, behavior } });
  expect(shown).toContain('"id":"package-behavior"');
  expect(shown).toContain('"phrase":[{"code":"Retry(total=3)"}],"sources":[{"file":');
});
