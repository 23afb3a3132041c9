import { expect, test } from 'vitest';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import {
  makeClient,
  makeClientOperation,
  makeFunction,
  makeModule,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

/** Each class inherits from the one before and has a method and a request of its own. */
function makeHierarchy(depth: number): Item[] {
  return Array.from({ length: depth }, (_, level): Item[] => {
    const id = `shop.Level${String(level)}`;
    const base = level === 0 ? [] : [`shop.Level${String(level - 1)}`];
    const members = [
      makeFunction(`${id}.method_${String(level)}`),
      makeClientOperation(`${id}.send_${String(level)}`, {}),
    ];
    const item: ClassItem = { ...makeClient(id, {}, base), members: members.map((one) => one.id) };
    return [item, ...members];
  }).flat();
}

/** The sections of the page of a class, nested ones included. */
function listSections(depth: number, level: number): Section[] {
  const pages = makePages(makePackage([makeModule('shop', makeHierarchy(depth))]));
  const name = `Level${String(level)}`;
  const page = pages.find(([one]) => one.title.endsWith(name))?.[0];
  const flatten = (sections: readonly Section[]): Section[] =>
    sections.flatMap((one) => ('sections' in one ? [one, ...flatten(one.sections)] : [one]));
  return flatten(page?.areas.flat() ?? []);
}

test('a class with many bases lists what it has from the nearest', () => {
  const sections = listSections(80, 79);
  const inherited = sections.flatMap((one) => (one.kind === 'inherited' ? [one] : []));
  expect(inherited.map(({ groups, further }) => [groups.length, further])).toEqual([[64, 15]]);
  expect(inherited[0]?.groups[0]?.base.name).toBe('Level78');
  const requests = sections.find((one) => one.kind === 'part' && one.id.endsWith('requests'));
  expect(requests).toMatchObject({
    note: '15 more bases have members. The bases that are listed here link to them.',
  });
});

test('a class with few bases lists all of them', () => {
  const sections = listSections(4, 3);
  const inherited = sections.flatMap((one) => (one.kind === 'inherited' ? [one] : []));
  expect(inherited.map(({ groups, further }) => [groups.length, further])).toEqual([[3, 0]]);
});

test('a class with many subclasses names the first of them', () => {
  const [subclasses] = listSections(300, 0).filter((one) => one.kind === 'subclasses');
  expect(subclasses).toMatchObject({ further: 49 });
});
