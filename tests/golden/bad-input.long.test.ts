/** Inputs that are too large or too unusual to commit are made here. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import type { Package } from '../../extractor/contract/package.ts';
import { isOperation } from '../../extractor/contract/view/package-view.ts';
import { extractPath } from './extraction.ts';

/** Each takes at most 3 s of CPU time; several run at once, and the machine may be busy. */
const LIMIT_MS = 30_000;
const MEGABYTE = 1024 * 1024;

/** The module that must be extracted despite the other files. */
const GOOD = `"""A module in order."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/books")
def list_books() -> list[str]:
    """List the books."""
`;

/** A route at the path `expression`, after the given lines. */
function makeRoute(expression: string, lines = ''): string {
  return `from fastapi import FastAPI\n\napp = FastAPI()\n${lines}\n\n@app.get(${expression})\ndef odd() -> None:\n    """Do it."""\n`;
}

function count(length: number, make: (index: number) => string): string {
  return Array.from({ length }, (_, index) => make(index)).join('');
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wrapdocs-bad-input-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

vi.setConfig({ maxConcurrency: 2 });

/** Writes a package `shop` with a good module and the given files; returns the package's folder. */
async function writePackage(files: Record<string, string | Buffer>): Promise<string> {
  const shop = path.join(await mkdtemp(path.join(folder, 'case-')), 'shop');
  const all = { '__init__.py': '"""A shop."""\n', 'good.py': GOOD, ...files };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(shop, name)), { recursive: true });
    await writeFile(path.join(shop, name), content);
  }
  return shop;
}

/** The findings about files: rule and file. */
function listFileFindings({ index }: Package): string[] {
  return index.diagnostics
    .filter(({ rule }) => rule.startsWith('file-') || rule === 'docstring-too-large')
    .map(({ rule, location }) => `${rule} ${location?.file ?? ''}`);
}

function listOperations({ modules }: Package): string[] {
  return modules
    .flatMap(({ items }) => items.filter(isOperation))
    .map((operation) => `${operation.method} ${operation.path}`);
}

describe('a file that cannot be read does not affect the others', () => {
  const cases: [name: string, content: string | Buffer, rule: string][] = [
    ['5,000 nested brackets', `VALUE = ${'['.repeat(5000)}${']'.repeat(5000)}\n`, 'file-not-parsed'],
    ['5,000 open brackets', `VALUE = ${'('.repeat(5000)}\n`, 'file-not-parsed'],
    ['150 nested blocks', count(150, (i) => `${' '.repeat(i)}if True:\n`), 'file-not-parsed'],
    ['an integer of 5,000 digits', `VALUE = ${'9'.repeat(5000)}\n`, 'file-not-parsed'],
    ['5 MB', `VALUE = """${'x'.repeat(5 * MEGABYTE)}"""\n`, 'file-skipped'],
    ['random bytes', Buffer.from(count(999, (i) => String.fromCharCode((i * 89) % 256)), 'latin1'), 'file-not-parsed'],
  ];

  test.concurrent.for(cases)('%s', async ([, content, rule], { expect }) => {
    const extracted = await extractPath(await writePackage({ 'bad.py': content }), LIMIT_MS);

    expect(listFileFindings(extracted)).toEqual([`${rule} shop/bad.py`]);
    expect(extracted.modules.map(({ id }) => id)).toEqual(['shop', 'shop.good']);
    expect(listOperations(extracted)).toEqual(['GET /books']);
  });
});

describe('a file that is expensive to read is read within the limit', () => {
  const cases: [name: string, content: string][] = [
    ['5,000 added terms', `VALUE = ${Array(5000).fill('"a"').join(' + ')}\n`],
    ['5,000 signs', `VALUE = ${'-'.repeat(5000)}1\n`],
    ['5,000 attributes', `VALUE = a${'.b'.repeat(5000)}\n`],
    ['5,000 calls', `VALUE = a${'()'.repeat(5000)}\n`],
    ['5,000 branches', `if True:\n    pass\n${count(5000, (i) => `elif ${i}:\n    pass\n`)}`],
    ['a type of 90 levels', `VALUE: ${'list['.repeat(90)}int${']'.repeat(90)} = []\n`],
    ['a union of 2,000 types', `VALUE: ${Array(2000).fill('int').join(' | ')} = 1\n`],
    ['3,000 classes in a row', `class A0: ...\n${count(3000, (i) => `class A${i + 1}(A${i}): ...\n`)}`],
    ['3,000 names in a row', makeRoute('A3000', `A0 = "/x"\n${count(3000, (i) => `A${i + 1} = A${i}\n`)}`)],
    ['a path that doubles 60 times', makeRoute('A60', `A0 = "/x"\n${count(60, (i) => `A${i + 1} = A${i} + A${i}\n`)}`)],
    ['routers that double 30 times', makeRouters(30)],
    ['a width of a billion', makeRoute('"/%01000000000d" % 1')],
    ['a format of a billion', makeRoute('"/{:>1000000000}".format(1)')],
    ['a text repeated a billion times', makeRoute('"/x" * 1000000000')],
    ['a power of powers', makeRoute('f"/{9 ** 9 ** 9}"')],
    ['a format that reads attributes', makeRoute('"/{0.__class__.__mro__}".format(1)')],
    ['half of a character', `${makeRoute('"/\\ud800"')}    "\\udfff"\n`],
    ['numbers without a JSON form', 'VALUES = [1e999, -1e999, 9007199254740993, 1j]\n'],
  ];

  test.concurrent.for(cases)('%s', async ([, content], { expect }) => {
    const extracted = await extractPath(await writePackage({ 'odd.py': content }), LIMIT_MS);

    expect(extracted.modules.map(({ id }) => id)).toContain('shop.good');
    expect(listOperations(extracted)).toContain('GET /books');
    const isReported = listFileFindings(extracted).includes('file-not-parsed shop/odd.py');
    const isRead = extracted.modules.some(({ id }) => id === 'shop.odd');
    expect(isRead).toBe(!isReported);
  });

  /** Each router includes the one before twice: there are 2 ** levels ways to the first. */
  function makeRouters(levels: number): string {
    const including = (i: number) =>
      `R${i + 1} = APIRouter()\nR${i + 1}.include_router(R${i}, prefix="/a")\nR${i + 1}.include_router(R${i}, prefix="/b")\n`;
    return `from fastapi import APIRouter\n\nR0 = APIRouter()\n${count(levels, including)}\n\n@R0.get("/x")\ndef odd() -> None:\n    """Do it."""\n`;
  }
});

describe('a docstring of 600 KB', () => {
  const texts: [style: string, text: string][] = [
    ['Google', `Args:\n${count(20_000, (i) => `        p${i}: Some words about it.\n`)}`],
    ['NumPy', `Parameters\n    ----------\n${count(20_000, (i) => `    p${i} : int\n        Words.\n`)}`],
    ['reST', count(20_000, (i) => `    :param p${i}: Some words about it.\n`)],
  ];

  test.concurrent.for(texts)('%s', async ([, text], { expect }) => {
    const content = `def crunch():\n    """Crunch numbers.\n\n    ${text.trimStart()}    """\n`;
    const extracted = await extractPath(await writePackage({ 'long.py': content }), LIMIT_MS);

    expect(listFileFindings(extracted)).toEqual(['docstring-too-large shop/long.py']);
    const crunch = extracted.modules.flatMap(({ items }) => items).find(({ name }) => name === 'crunch');
    expect(JSON.stringify(crunch).length).toBeLessThan(100_000);
  });
});

describe('anything but a regular file of the package is rejected with a reason', () => {
  test('links out of the root, to missing files and in a cycle', async ({ expect }) => {
    const shop = await writePackage({});
    const outside = await mkdtemp(path.join(folder, 'outside-'));
    await writeFile(path.join(outside, 'secret.py'), 'CANARY = "canary-7f3a"\n');
    await symlink(path.join(outside, 'secret.py'), path.join(shop, 'file.py'));
    await symlink(outside, path.join(shop, 'linked'));
    await symlink('nowhere.py', path.join(shop, 'nothing.py'));
    await symlink('circle.py', path.join(shop, 'circle.py'));
    await symlink('.', path.join(shop, 'itself'));

    const extracted = await extractPath(shop, LIMIT_MS);

    const names = ['circle.py', 'file.py', 'itself', 'linked', 'nothing.py'];
    expect(listFileFindings(extracted)).toEqual(names.map((name) => `file-skipped shop/${name}`));
    expect(JSON.stringify(extracted)).not.toMatch(/canary/i);
    expect(listOperations(extracted)).toEqual(['GET /books']);
  });

  test('a link inside the root is read as a file of its own', async ({ expect }) => {
    const shop = await writePackage({});
    await symlink('good.py', path.join(shop, 'better.py'));

    const { modules, index } = await extractPath(shop, LIMIT_MS);

    expect(modules.map(({ id }) => id)).toEqual(['shop', 'shop.better', 'shop.good']);
    expect(index.diagnostics.map(({ rule }) => rule)).not.toContain('file-skipped');
  });

  test('a pipe, and a folder named like a file', async ({ expect }) => {
    const shop = await writePackage({ 'folder.py/inner.py': 'VALUE = 1\n' });
    execFileSync('mkfifo', [path.join(shop, 'pipe.py')]);

    const extracted = await extractPath(shop, LIMIT_MS);

    expect(listFileFindings(extracted)).toEqual([
      'file-skipped shop/folder.py/inner.py',
      'file-skipped shop/pipe.py',
    ]);
    expect(listOperations(extracted)).toEqual(['GET /books']);
  });

  test('file names that no module can have', async ({ expect }) => {
    const names = ['a b.py', 'my-module.py', 'new\nline.py', 'x.y.py'];
    const shop = await writePackage(Object.fromEntries(names.map((name) => [name, 'VALUE = 1\n'])));

    const extracted = await extractPath(shop, LIMIT_MS);

    expect(listFileFindings(extracted)).toEqual(names.map((name) => `file-skipped shop/${name}`));
    expect(extracted.modules.map(({ id }) => id)).toEqual(['shop', 'shop.good']);
  });
});

describe('a source without a package ends with one message', () => {
  test('a folder that is not there', async ({ expect }) => {
    await expect(extractPath(path.join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'SOURCE_NOT_FOUND',
      message: expect.stringContaining('nowhere') as string,
      hint: expect.any(String) as string,
    });
  });

  test('a folder without Python files', async ({ expect }) => {
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    await expect(extractPath(empty)).rejects.toMatchObject({ code: 'SOURCE_UNSUITABLE' });
  });

  test('a file of another kind', async ({ expect }) => {
    const file = path.join(folder, 'notes.txt');
    await writeFile(file, 'Not Python.\n');
    await expect(extractPath(file)).rejects.toMatchObject({ code: 'SOURCE_UNSUITABLE' });
  });

  test('a package of which no file can be read', async ({ expect }) => {
    const shop = await writePackage({ '__init__.py': '(', 'good.py': ')' });

    const extracted = await extractPath(shop, LIMIT_MS);

    expect(extracted.modules).toEqual([]);
    expect(extracted.index.diagnostics.map(({ rule }) => rule)).toEqual([
      'empty-package',
      'file-not-parsed',
      'file-not-parsed',
    ]);
  });
});
