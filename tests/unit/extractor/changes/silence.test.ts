import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePackages } from '../../../../extractor/changes/compare.ts';
import type { Item, Module } from '../../../../extractor/contract/module.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import { extract } from '../../../../extractor/extraction/extract.ts';
import { resolvePathSource } from '../../../../extractor/sources/resolve-path-source.ts';
import { extractFixtures, listFixtures, type ExtractedFixtures } from './fixtures.ts';

const STUBS = fileURLToPath(new URL('../../../../python-stubs/', import.meta.url));
let fixtures: ExtractedFixtures;
let folder: string;

beforeAll(async () => {
  fixtures = await extractFixtures();
  folder = await mkdtemp(path.join(tmpdir(), 'wrapdocs-silence-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('order, lines and descriptions are ignored', () => {
  const documents = fc.constantFrom(...listFixtures()).chain((name) => {
    const document = fixtures.after(name);
    return fc.tuple(fc.constant(document), makeDisguised(document));
  });
  fc.assert(
    fc.property(documents, ([document, disguised]) => {
      expect(comparePackages(document, disguised)).toEqual([]);
      expect(comparePackages(disguised, document)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** A document with the same content about its package, read from source with another layout. */
function makeDisguised({ index, modules }: Package): fc.Arbitrary<Package> {
  return fc
    .tuple(...modules.map(makeDisguisedModule))
    .chain((made) => fc.shuffledSubarray(made, { minLength: made.length }))
    .map((shuffled) => ({ index, modules: shuffled }));
}

function makeDisguisedModule(module: Module): fc.Arbitrary<Module> {
  const { items, members } = module;
  return fc
    .record({
      items: fc.shuffledSubarray(items, { minLength: items.length }),
      members: fc.shuffledSubarray(members, { minLength: members.length }),
      line: fc.integer({ min: 1, max: 9999 }),
      summary: fc.string(),
    })
    .map(({ line, summary, ...order }) => ({
      ...module,
      ...order,
      items: order.items.map((item) => disguise(item, line, summary)),
      docstring: { summary: asMarkdown(summary) },
    }));
}

function disguise(item: Item, line: number, summary: string): Item {
  const source = { ...item.source, line };
  if (item.kind === 'reExport' || item.kind === 'operation') return { ...item, source };
  return { ...item, source, docstring: { summary: asMarkdown(summary) } };
}

test('the wrapper with reordered source is the same wrapper', async () => {
  const copy = path.join(folder, 'grai_source_fivetran');
  await cp(path.join(STUBS, 'grai_source_fivetran'), copy, { recursive: true });
  const files = await readdir(copy, { recursive: true });
  let reordered = 0;
  for (const name of files.filter((file) => file.endsWith('.py'))) {
    const text = await readFile(path.join(copy, name), 'utf8');
    const laidOut = layOutAnew(text);
    if (laidOut !== text) reordered += 1;
    await writeFile(path.join(copy, name), laidOut);
  }
  expect(reordered).toBeGreaterThan(1);

  const before = await extractFolder(path.join(STUBS, 'grai_source_fivetran'));
  const after = await extractFolder(copy);
  expect(before.modules.flatMap(({ items }) => items).length).toBeGreaterThan(200);
  expect(comparePackages(before, after)).toEqual([]);
});

/**
 * Reverses the order of the top-level definitions, which moves all lines; Black leaves two empty
 * ones between.
 */
function layOutAnew(text: string): string {
  const [head = '', ...definitions] = text.split('\n\n\n');
  const isDefinition = (part: string) => /^(@|class |def |async def )/.test(part);
  if (!definitions.every(isDefinition)) return text;
  return [head, '# Reordered.', ...definitions.toReversed()].join('\n\n\n\n');
}

async function extractFolder(root: string): Promise<Package> {
  return extract({
    source: resolvePathSource(root, '.'),
    origin: { kind: 'path', locator: 'stubs' },
    docstringStyle: 'google',
    env: process.env,
  });
}
