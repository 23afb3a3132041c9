import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { findTestPython } from '../tools/python.ts';
import { COSTLY_TEXTS } from './costly-texts.ts';
import { makeTemporaryFolder } from './site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULES = 500;
/** What all texts together may cost more than harmless ones, so that none can cost as much alone. */
const LIMIT_CPU_SECONDS = 18;
/** What the build may need with all of them. */
const LIMIT_MB = 1024;
/** After which a build is ended, on a busy machine. */
const LIMIT_SECONDS = 240;

/** Where a text can be in a module. JSON's strings are Python's strings. */
const PLACES: ((text: string, index: number) => string)[] = [
  (text) => `${JSON.stringify(text)}\n`,
  (text) => `def run():\n    ${JSON.stringify(`Run it.\n\n${text}`)}\n`,
  (text) => `class Runner:\n    ${JSON.stringify(text)}\n`,
  (text) => `def run(a):\n    ${JSON.stringify(`Run it.\n\nArgs:\n    a: ${text}\n`)}\n`,
  (text) =>
    `from pydantic import BaseModel, Field\n\n\nclass Runner(BaseModel):\n    a: int = Field(description=${JSON.stringify(text)})\n`,
  (text, index) =>
    `from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get("/a${String(index)}")\ndef run() -> None:\n    ${JSON.stringify(text)}\n`,
];

/** A class whose page cannot be rendered (`failing-page.ts`). */
const UNLUCKY =
  'from pydantic import BaseModel\n\n\nclass Unlucky(BaseModel):\n    """It has a page."""\n\n    a: int\n';

const TEXTS = Object.values(COSTLY_TEXTS);
const HARMLESS_TEXTS = TEXTS.map(() => 'It does *not* cost much.');

function makeModules(texts: readonly string[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [index, text] of texts.entries()) {
    const place = PLACES[index % PLACES.length];
    modules.set(`costly${String(index)}`, place?.(text, index) ?? '');
  }
  modules.set('bad', 'def broken(:\n');
  modules.set('luck', UNLUCKY);
  while (modules.size < MODULES - 1) {
    modules.set(`good${String(modules.size)}`, 'def run() -> None:\n    """Run it."""\n');
  }
  return modules;
}

function writeProject(folder: string, modules: ReadonlyMap<string, string>): void {
  const settings = {
    site: { title: 'Odd' },
    content: 'docs',
    packages: [{ name: 'odd', source: 'odd', sourceUrl: 'https://h.test/{path}#L{line}' }],
  };
  const files = new Map([
    ['wrapdocs.config.mjs', `export default ${JSON.stringify(settings)};\n`],
    ['docs/index.md', '---\ntitle: Odd\n---\n\nOdd.\n'],
    ['odd/__init__.py', '"""An odd package."""\n'],
    ...[...modules].map(([name, text]) => [`odd/${name}.py`, text] as const),
  ]);
  for (const [file, text] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

interface Measured {
  cpuSeconds: number;
  peakMb: number;
  status: number;
  /** The end of stderr. */
  tail: string;
}

async function build(folder: string, ...options: string[]): Promise<Measured> {
  const script = path.join(ROOT, 'tests/bench/measure.py');
  const command = [process.execPath, path.join(ROOT, 'extractor/bin.mjs'), 'build', ...options];
  const { stdout } = await execa(
    await findTestPython(),
    [script, String(LIMIT_SECONDS), ...command],
    {
      cwd: folder,
      env: { NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'failing-page.ts')}` },
    },
  );
  return JSON.parse(stdout) as Measured;
}

test('costly texts, a bad module among 500 and a page that fails cost only themselves', async () => {
  expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(40);
  const [folder, other] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const modules = makeModules(TEXTS);
  expect(modules.size).toBe(MODULES - 1);
  writeProject(folder, modules);
  writeProject(other, makeModules(HARMLESS_TEXTS));

  // Without the option, the module that cannot be parsed would end the build with an error.
  const { status, cpuSeconds, peakMb, tail } = await build(folder, '--keep-going');
  const harmless = await build(other, '--keep-going');

  expect([status, harmless.status], tail).toEqual([0, 0]);
  expect(cpuSeconds - harmless.cpuSeconds).toBeLessThan(LIMIT_CPU_SECONDS);
  expect(peakMb).toBeLessThan(LIMIT_MB);
  const dist = path.join(folder, 'dist/api-docs/odd');
  const missing = [...modules.keys()].filter(
    (name) => !existsSync(path.join(dist, name, 'index.html')),
  );
  expect(missing).toEqual(['bad']);
  const index = JSON.parse(
    readFileSync(path.join(folder, '.wrapdocs/api/odd/index.json'), 'utf8'),
  ) as { diagnostics: { rule: string; location?: object }[] };
  expect(index.diagnostics.filter(({ rule }) => rule.startsWith('file-'))).toMatchObject([
    { rule: 'file-not-parsed', location: { file: 'odd/bad.py', line: 1 } },
  ]);
  const page = readFileSync(path.join(dist, 'luck/Unlucky/index.html'), 'utf8');
  expect(page).toContain('This page could not be rendered.');
  expect(tail).toMatch(/odd\/luck\.py:4 +error +WD501 page-not-rendered/);
  expect(tail).toContain('The page api-docs/odd/luck/Unlucky about odd.luck.Unlucky could not be');
});

test('a page that fails is enough to stop a build with --strict', async () => {
  const folder = makeTemporaryFolder();
  writeProject(folder, new Map([['luck', UNLUCKY]]));
  const home = path.join(folder, 'dist/index.html');
  mkdirSync(path.dirname(home));
  writeFileSync(home, 'The old site.');

  const { status, tail } = await build(folder, '--strict');

  expect(status, tail).toBe(5);
  expect(tail).toMatch(/odd\/luck\.py:4 +error +WD501 page-not-rendered/);
  expect(tail).toContain('There are findings (1 error), which `--strict warning` does not allow.');
  expect(readFileSync(home, 'utf8')).toBe('The old site.');
  expect(readdirSync(folder).toSorted()).toEqual(
    ['.wrapdocs', 'dist', 'docs', 'odd', 'wrapdocs.config.mjs'].toSorted(),
  );
});
