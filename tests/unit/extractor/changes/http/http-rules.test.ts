import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparePackages } from '../../../../../extractor/changes/compare.ts';
import { HTTP_RULES } from './http-rules.ts';
import type { Item, Module } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import { extractFixtures, listFixtures, type ExtractedFixtures } from '../fixtures.ts';

const names = listFixtures().filter((name) => name.includes('http-'));
let fixtures: ExtractedFixtures;

beforeAll(async () => {
  fixtures = await extractFixtures();
});

describe('differences that are found in one direction only are not found in the other', () => {
  const codes = HTTP_RULES.map(({ code }) => code).filter((code) => !isMutual(code));
  test.for(codes)('%s', (code) => {
    const found = comparePackages(fixtures.before(code), fixtures.after(code));
    const inverse = comparePackages(fixtures.after(code), fixtures.before(code));
    expect(found.map((change) => change.code)).toEqual([code]);
    expect(inverse.map((change) => change.code)).not.toContain(code);
    expect(inverse.length).toBeGreaterThan(0);
  });
});

describe('a replaced item is a replacement in both directions', () => {
  const codes = HTTP_RULES.map(({ code }) => code).filter(isMutual);
  test.for(codes)('%s', (code) => {
    const inverse = comparePackages(fixtures.after(code), fixtures.before(code));
    expect(inverse.map((change) => change.code)).toEqual([code]);
  });
});

/** Neither side of the difference is more than the other. */
function isMutual(code: string): boolean {
  return /-(changed|renamed|moved)$/.test(code);
}

test('the order within a document does not matter', () => {
  const shuffled = fc
    .constantFrom(...names)
    .map((name) => fixtures.after(name))
    .chain((document) => fc.tuple(fc.constant(document), shufflePackage(document)));
  fc.assert(
    fc.property(shuffled, ([document, other]) => {
      expect(comparePackages(document, other)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function shuffle<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length });
}

function shufflePackage({ index, modules }: Package): fc.Arbitrary<Package> {
  return fc
    .tuple(...modules.map(shuffleModule))
    .chain((all) => shuffle(all))
    .map((all) => ({ index, modules: all }));
}

function shuffleModule(module: Module): fc.Arbitrary<Module> {
  return fc
    .tuple(...module.items.map(shuffleItem))
    .chain((items) => fc.tuple(shuffle(items), shuffle(module.members)))
    .map(([items, members]) => ({ ...module, items, members }));
}

function shuffleItem(item: Item): fc.Arbitrary<Item> {
  if (item.kind === 'operation') {
    return fc
      .tuple(shuffle(item.parameters), shuffle(item.responses), shuffle(item.body?.fields ?? []))
      .map(([parameters, responses, fields]) => ({
        ...item,
        parameters,
        responses,
        ...(item.body?.fields === undefined ? {} : { body: { ...item.body, fields } }),
      }));
  }
  if (item.kind !== 'class' || item.model === undefined) return fc.constant(item);
  const { model } = item;
  return fc
    .tuple(shuffle(model.fields ?? []), shuffle(model.members ?? []))
    .map(([fields, members]) => ({
      ...item,
      model: {
        ...model,
        ...(model.fields === undefined ? {} : { fields }),
        ...(model.members === undefined ? {} : { members }),
      },
    }));
}
