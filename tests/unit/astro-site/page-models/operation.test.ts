import { expect, test } from 'vitest';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import type { Operation, Response } from '../../../../extractor/contract/operation.ts';
import {
  makeDiagnostic,
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

const book = makeModel('shop.Book', [], [makeField('title', makeName('str'))]);

/** The section about the responses of an operation, as JSON. */
function showResponses(responses: Response[]): string {
  const operation = makeOperation('shop.read', { responses });
  const pages = makePages(makePackage([makeModule('shop', [book, operation])]));
  const found = pages.flatMap(([{ areas }]) => areas.flatMap(findResponses));
  expect(found).toHaveLength(1);
  return JSON.stringify(found[0]);
}

function findResponses(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind === 'responses') return [section];
    if (section.kind === 'operations') return findResponses(section.operations);
    if (section.kind === 'columns') return findResponses(section.main);
    return 'sections' in section ? findResponses(section.sections) : [];
  });
}

const ok: Response = { status: '200', origin: 'declared', type: makeName('shop.Book') };

test('a response has the fields of its model, each with an anchor', () => {
  expect(showResponses([ok])).toContain('"anchor":"read.200.title"');
});

test('a status that allows no content has none, whatever the code declares', () => {
  const empty = showResponses([{ ...ok, status: '204', mediaType: 'application/json' }]);
  expect(empty).toContain('"status":"204"');
  expect(empty).not.toContain('Book');
});

test('a placeholder without a parameter is only noted beside its row', () => {
  const parameters = [
    { location: 'path', origin: 'declared', wireName: 'b', required: true, declared: false },
  ] satisfies Operation['parameters'];
  const listGaps = (operation: Operation): string[] => {
    const diagnostics = [makeDiagnostic({ item: operation.id })];
    const shop = makePackage([makeModule('shop', [operation])], diagnostics);
    return makePages(shop).flatMap(
      ([{ areas }]) => JSON.stringify(areas).match(/"code":"WD201"/gu) ?? [],
    );
  };
  expect(listGaps(makeOperation('shop.read', { parameters }))).toEqual([]);
  expect(listGaps(makeOperation('shop.read'))).toHaveLength(1);
});
