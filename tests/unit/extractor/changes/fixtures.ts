import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareFiltered } from '../../../../extractor/changes/compare.ts';
import type { Change } from '../../../../extractor/contract/change.ts';
import type { Package, PackageSource } from '../../../../extractor/contract/package.ts';
import { extract } from '../../../../extractor/extraction/extract.ts';
import { readProjectFacts } from '../../../../extractor/sources/read-project.ts';
import { resolvePathSource } from '../../../../extractor/sources/resolve-path-source.ts';

const FOLDER = fileURLToPath(new URL('fixtures', import.meta.url));
const PACKAGE = 'fixtures';

/** The names of the fixtures: each is a folder with the source before and after and the expected changes. */
export function listFixtures(): string[] {
  return readdirSync(FOLDER).flatMap((family) => readdirSync(path.join(FOLDER, family)));
}

/** Fixtures of one family have a common folder: `http/http-body-added`. */
function getFolder(name: string): string {
  const [family = ''] = name.split('-', 1);
  return path.join(FOLDER, family, name);
}

/** The documents of all fixtures, before and after. */
export interface ExtractedFixtures {
  before: (name: string) => Package;
  after: (name: string) => Package;
}

/** Extracts all fixtures, each side as the modules of one package, so that Python starts twice. */
export async function extractFixtures(): Promise<ExtractedFixtures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrapdocs-fixtures-'));
  try {
    const before = await extractSide('before', folder);
    const after = await extractSide('after', folder);
    return {
      before: (name) => takeFixture(before, name, 'before'),
      after: (name) => takeFixture(after, name, 'after'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function extractSide(side: SideName, folder: string): Promise<Package> {
  const root = path.join(folder, side, PACKAGE);
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, '__init__.py'), '');
  for (const name of listFixtures()) {
    const source = path.join(getFolder(name), side);
    const target = path.join(root, getModuleName(name));
    if (existsSync(source)) await cp(source, target, { recursive: true });
    else await cp(`${source}.py`, `${target}.py`);
  }
  return extract({
    source: resolvePathSource(root, '.'),
    origin: { kind: 'path', locator: side },
    docstringStyle: 'google',
    hiddenRoutes: 'show',
    env: process.env,
  });
}

function getModuleName(name: string): string {
  return name.replaceAll('-', '_');
}

type SideName = 'before' | 'after';

function takeFixture({ index, modules }: Package, name: string, side: SideName): Package {
  const id = `${PACKAGE}.${getModuleName(name)}`;
  const isInside = (module: { id: string }) => module.id === id || module.id.startsWith(`${id}.`);
  // All fixtures are read as one package, so each says by its name what it is.
  const rest = { ...index };
  delete rest.kind;
  const kind = name.startsWith('case-server-') ? 'server' : 'wrapper';
  return {
    index: {
      ...rest,
      ...(name.startsWith('case-application') ? {} : { kind }),
      source: { ...index.source, ...readProject(name, side) },
      modules: index.modules.filter(isInside),
    },
    modules: modules.filter(isInside),
  };
}

/** What the `pyproject.toml` of a fixture says, if it has one. */
function readProject(name: string, side: SideName): Partial<PackageSource> {
  const facts = readProjectFacts(path.join(getFolder(name), side));
  const { requiresPython, namedPythons, requirements, extras, programs, application } = facts;
  const all = { requiresPython, namedPythons, requirements, extras, programs, application };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The changes of a fixture in the format of its `expected.txt`. */
export function describeFixture(name: string, { before, after }: ExtractedFixtures): string {
  const filter = { include: [], exclude: [] };
  const { kept, internals } = compareFiltered(before(name), after(name), filter);
  const rest = internals === 0 ? '' : `\n${String(internals)} inside the application\n`;
  return `${describeChanges(kept)}${rest}`;
}

function describeChanges(changes: readonly Change[]): string {
  return changes.map((change) => `${describeChange(change)}\n`).join('\n');
}

function describeChange({ severity, code, item, kind, part, message, ...rest }: Change): string {
  const { before, after, operations = [], covers } = rest;
  const where = [kind, item, ...(part === undefined ? [] : [part.kind, part.name])];
  const texts = [before, after].map((side) => side && (side.text ?? ''));
  const lines = [before, after].map((side) => side?.source?.line ?? '');
  return [
    `${severity} ${code}`,
    where.join(' '),
    message,
    `${texts.map((text) => text ?? '-').join(' → ')} (lines ${lines.join(' → ')})`,
    ...(operations.length === 0 ? [] : [`affects ${operations.join(', ')}`]),
    ...(covers === undefined ? [] : [`covers ${String(covers.count)}: ${covers.items.join(', ')}`]),
    ...(covers?.codes === undefined ? [] : [`rules: ${covers.codes.join(', ')}`]),
  ].join('\n');
}

/** Reads the expected changes of a fixture. */
export async function readExpected(name: string): Promise<string> {
  return readFile(path.join(getFolder(name), 'expected.txt'), 'utf8');
}

/** Writes the expected changes of a fixture. */
export async function writeExpected(name: string, text: string): Promise<void> {
  await writeFile(path.join(getFolder(name), 'expected.txt'), text);
}
