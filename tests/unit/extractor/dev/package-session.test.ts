import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import { createIntrospectionServer } from '../../../../extractor/dev/introspection-server.ts';
import { createPackageSession } from '../../../../extractor/dev/package-session.ts';
import { extract } from '../../../../extractor/extraction/extract.ts';
import { renderPackage } from '../../../../extractor/output/write-package.ts';
import { readSourceTexts } from '../../../../extractor/sources/source-text.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const { env } = process;
const origin = { kind: 'path', locator: 'shop' } as const;

/** The possible contents of each file; undefined: there is no such file. */
const TEXTS = new Map<string, (string | undefined)[]>([
  ['__init__.py', ['"""The shop."""\n', 'from shop.models import Book\n__version__ = "2"\n']],
  [
    'models.py',
    [
      'from dataclasses import dataclass\n@dataclass\nclass Book:\n    """A book."""\n    isbn: str\n',
      'class Book:\n    """Another book."""\n\nclass Shelf(Book): ...\n',
      undefined,
    ],
  ],
  [
    'main.py',
    [
      'from fastapi import FastAPI\nfrom shop.models import Book\napp = FastAPI()\n@app.get("/books")\ndef read() -> Book:\n    """Read.\n\n    A long text.\n    """\n',
      'def read(): ...\n',
      undefined,
    ],
  ],
  ['deep/more.py', [undefined, 'from ..models import Book as Book\nLIMIT = 5\n']],
]);
const edits = [...TEXTS].flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
const order = fc.shuffledSubarray(edits, { minLength: 5, maxLength: 5 });

/** A package that is edited, and its session. */
function makeSession() {
  const root = makeTemporaryFolder();
  const api = path.join(makeTemporaryFolder(), 'api');
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const server = createIntrospectionServer({ env, signal: ending.signal });
  const source = { root, package: 'shop', only: [], origin, warnings: [] };
  const config = PackageConfigSchema.parse({ name: 'shop', source: 'shop' });
  const refresh = createPackageSession(
    { config, source, folder: root },
    { server, api, cwd: root, readApi: () => Promise.resolve(undefined) },
  );
  const write = (name: string, text: string | undefined): string => {
    const file = path.join(root, 'shop', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
    return file;
  };
  for (const [name, [text]] of TEXTS) write(name, text);
  return { folder: path.join(api, 'shop'), refresh, source, write };
}

function readFolder(folder: string): Map<string, string> {
  const names = readdirSync(folder).toSorted();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

async function extractAnew(source: ReturnType<typeof makeSession>['source']) {
  const fresh = await extract({ source, env, docstringStyle: 'auto', origin });
  const files = renderPackage(fresh, { sources: readSourceTexts(fresh.modules, source) });
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test(
  'after any edits, the files are those of a fresh extraction',
  { timeout: 120_000 },
  async () => {
    const property = fc.asyncProperty(order, async (chosen) => {
      const { folder, refresh, source, write } = makeSession();
      await refresh([]);
      for (const { name, text } of chosen) {
        await refresh([write(name, text)]);
        expect(readFolder(folder)).toEqual(await extractAnew(source));
      }
    });
    await fc.assert(property, { numRuns: 1 });
  },
);

test('only the files that change are written', { timeout: 60_000 }, async () => {
  const { folder, refresh, write } = makeSession();
  expect((await refresh([])).changed).toHaveLength(7);
  const before = statSync(path.join(folder, 'shop.main.json')).ino;
  const { changed } = await refresh([write('models.py', 'class Book:\n    """New."""\n')]);
  expect(changed.toSorted()).toEqual(['index.json', 'shop.models.json', 'shop.models.py']);
  expect(statSync(path.join(folder, 'shop.main.json')).ino).toBe(before);
  expect((await refresh([])).changed).toEqual([]);
});

test('a finding is new once', { timeout: 60_000 }, async () => {
  const { refresh, write } = makeSession();
  await refresh([]);
  const broken = write('models.py', 'class Book(:\n');
  const codes = async (changed: string[]) => (await refresh(changed)).fresh.map(({ code }) => code);
  expect(await codes([broken])).toEqual(['WD101']);
  expect(await codes([broken])).toEqual([]);
  expect((await refresh([])).extracted.modules.map(({ id }) => id)).toContain('shop.models');
});
