import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseModuleFile, parsePackageIndex } from '../../../../extractor/contract/load.ts';
import { makeModuleFileName } from '../../../../extractor/output/file-name.ts';
import { renderPackage, writePackage } from '../../../../extractor/output/write-package.ts';
import { makeModel, makeModule, makeOperation, makePackage } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const extracted = makePackage([
  makeModule('shop', []),
  makeModule('shop.main', [
    makeOperation('shop.main.read', { summary: asMarkdown('a ]}} b\u2028') }),
    makeModel('shop.main.A'),
  ]),
]);

describe('renderPackage', () => {
  test('writes files that the contract reads back unchanged', () => {
    const files = renderPackage(extracted);
    expect([...files.keys()]).toEqual(['index.json', 'shop.json', 'shop.main.json']);
    expect(parsePackageIndex(files.get('index.json') ?? '')).toEqual(extracted.index);
    expect(parseModuleFile(files.get('shop.json') ?? '').module).toEqual(extracted.modules[0]);
    expect(parseModuleFile(files.get('shop.main.json') ?? '').module).toEqual(extracted.modules[1]);
  });

  test('puts an item on a line of its own and ends with a line break', () => {
    const lines = renderPackage(extracted).get('shop.main.json')?.split('\n') ?? [];
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^\{"kind":"operation",.*\},$/s);
    expect(lines.slice(3)).toEqual([']}}', '']);
  });
});

test('the source of a module is next to its JSON', () => {
  const files = renderPackage(extracted, { sources: new Map([['shop.main', 'x = 1\n']]) });
  expect(files.get('shop.main.py')).toBe('x = 1\n');
  expect(files.has('shop.py')).toBe(false);
});

describe('writePackage', () => {
  test('replaces what differs, and leaves equal files untouched', async () => {
    const folder = path.join(makeTemporaryFolder(), 'api', 'shop');
    expect(await writePackage(extracted, folder)).toBe(true);
    const before = statSync(path.join(folder, 'index.json'), { bigint: true }).mtimeNs;
    expect(await writePackage(extracted, folder)).toBe(false);
    expect(statSync(path.join(folder, 'index.json'), { bigint: true }).mtimeNs).toBe(before);

    writeFileSync(path.join(folder, 'old.json'), '{}');
    expect(await writePackage(extracted, folder)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['index.json', 'shop.json', 'shop.main.json']);
    expect(readdirSync(path.dirname(folder))).toEqual(['shop']);
    expect(readFileSync(path.join(folder, 'index.json'), 'utf8').endsWith('}\n')).toBe(true);
  });
});

describe('makeModuleFileName', () => {
  test.each(['shop', 'shop.main', 'shop.__proto__', '_shop-x'])('%s keeps its name', (id) => {
    expect(makeModuleFileName(id, new Set())).toBe(`${id}.json`);
  });

  test.each([
    'index',
    'con',
    'nul.main',
    '../up',
    '.hidden',
    'a/b',
    'a:b',
    'größe',
    'x'.repeat(300),
  ])('%s gets a safe one', (id) => {
    expect(makeModuleFileName(id, new Set())).toMatch(/^m-[\w.-]{1,150}-[0-9a-f]{12}\.json$/);
  });

  test('names that differ only in case are kept apart', () => {
    const taken = new Set<string>();
    expect(makeModuleFileName('shop.Main', taken)).toBe('shop.Main.json');
    expect(makeModuleFileName('shop.main', taken)).toMatch(/^m-shop\.main-[0-9a-f]{12}\.json$/);
  });

  test('property: every module has its own file inside the folder', () => {
    const id = fc.string({ unit: fc.constantFrom('a', 'A', '.', '/', '\\', 'é', 'e\u0301', ' ') });
    fc.assert(
      fc.property(fc.uniqueArray(id), (ids) => {
        const taken = new Set<string>();
        const names = ids.map((one) => makeModuleFileName(one, taken));
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
        for (const name of names) expect(path.basename(path.resolve('/x', name))).toBe(name);
      }),
    );
  });
});
