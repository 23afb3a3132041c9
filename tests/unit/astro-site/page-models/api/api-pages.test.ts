import { expect, test } from 'vitest';
import { drawCoverageBadge } from '../../../../../astro-site/src/exports/coverage-badge.ts';
import { makeDriftNotes } from '../../../../../astro-site/src/page-models/api/operation-sections.ts';
import type { Phrase } from '../../../../../astro-site/src/page-models/sections/fact.ts';
import { writeReferencePage } from '../../../../../astro-site/src/render/markdown/page.ts';
import type { ApiDrift, ApiFile } from '../../../../../extractor/contract/api-file.ts';
import { API_FILE_VERSION } from '../../../../../extractor/contract/version.ts';
import { createApiView, getApiPercent } from '../../../../../extractor/contract/view/api-view.ts';
import {
  makeClientOperation,
  makeModule,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { makePages } from '../pages.ts';

function makeFile(parts: Partial<ApiFile>): ApiFile {
  return {
    schemaVersion: API_FILE_VERSION,
    documents: [{ file: 'api.yaml', format: 'OpenAPI 3.1.0', version: '3' }],
    ...{ sent: 0, total: 0, tags: [], operations: [], drift: [], extras: [] },
    ...parts,
  };
}

function getText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

test.each([
  [{ kind: 'unknownOperation' }, 'does not list this request.'],
  [{ kind: 'otherMethod', names: ['GET', 'PUT'] }, 'lists this path only with `GET`, `PUT`.'],
  [{ kind: 'unknownQuery', names: ['a'] }, 'does not list the query parameter `a`.'],
  [{ kind: 'otherLocation', names: ['a'], place: 'header' }, 'lists `a` as a header.'],
  [
    { kind: 'unknownValue', names: ['{values}'], values: ['x'] },
    'does not list `x` as a value of `{values}`.',
  ],
] satisfies [Partial<ApiDrift>, string][])('%o is said as a fact', (drift, expected) => {
  const whole = { severity: 'warning' as const, item: 'shop.a', document: 0, ...drift };
  const api = createApiView(makeFile({ drift: [whole] }));
  const [section] = makeDriftNotes('shop.a', { api });
  const texts = section?.kind === 'badges' ? section.badges.map(({ text }) => getText(text)) : [];
  expect(texts).toEqual([`The API's document (version 3) ${expected}`]);
});

test('the page has an anchor for each tag, whatever its name, and rows without functions', () => {
  const tags = ['A"><b>', 'A b', 'a'.repeat(5000)];
  const operations = tags.map((tag, index) => ({
    ...{ method: 'GET' as const, path: `/${String(index)}/\`|<i>`, tag, document: 0 },
    ...{ pointer: '#/', sentBy: index === 0 ? ['shop.Client.list', 'shop.gone'] : [] },
  }));
  const api = createApiView(makeFile({ ...{ sent: 1, total: 3 }, operations }));
  const content = makePackage([makeModule('shop', [makeClientOperation('shop.Client.list')])]);
  const [page, href] = makePages(content, { api }).find(([{ kind }]) => kind === 'coverage') ?? [];
  const groups = page?.areas
    .flat()
    .flatMap((section) => (section.kind === 'apiCoverage' ? section.groups : []));
  const ids = groups?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^tag-[\w.-]{1,70}$/);
  expect(groups?.map((group) => group.operations.map(({ calls }) => calls.length))).toEqual([
    ...[[1], [0], [0]],
  ]);
  const markdown = page && writeReferencePage(page, href ?? '', '/');
  expect(markdown).toContain('- ``GET /1/`|<i>`` · none');
});

test('a package without a document has no page about it', () => {
  const content = makePackage([makeModule('shop', [makeClientOperation('shop.Client.list')])]);
  expect(makePages(content).map(([{ kind }]) => kind)).not.toContain('coverage');
});

test('nothing but all is 100 %', () => {
  expect(getApiPercent({ sent: 999, total: 1000 })).toBe(99);
  expect(getApiPercent({ sent: 3, total: 3 })).toBe(100);
  expect(getApiPercent({ sent: 0, total: 0 })).toBeUndefined();
  expect(drawCoverageBadge({ sent: 217, total: 425 })).toContain('>217 of 425</text>');
});
