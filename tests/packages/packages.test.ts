import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseModuleFile, parsePackageIndex } from '../../extractor/contract/load.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { findSendingFunctions } from '../../extractor/contract/view/sending-functions.ts';
import { checkReferences } from '../../extractor/contract/view/references.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { makeTable } from '../bench/report.ts';
import { findTestPython } from '../tools/python.ts';
import { checkFivetran } from './fivetran.ts';
import { SUBJECTS, type Subject } from './subjects.ts';
import { readVersions, unpackWheels } from './wheels.ts';

/** What `measured.py` writes. */
interface Cost {
  /** Seconds of CPU for parsing the files alone. */
  parsing: number;
  /** Seconds of CPU for following the requests. */
  following: number;
  /** MiB of memory at the most. */
  peak: number;
}

const LIMIT_MS = 600_000;
const RESULTS = fileURLToPath(new URL('results.md', import.meta.url));
const COSTS = ['following / parsing', 'peak MiB'];
/**
 * What following the requests may cost, compared with parsing the files. It is about a half above
 * the measured ratios, because both times vary on a busy machine.
 */
const MAX_RATIO = 7;
const rows: string[][] = [];
let wheels: string;
let versions: ReadonlyMap<string, string>;
let costFile: string;

beforeAll(async () => {
  wheels = await unpackWheels();
  versions = await readVersions();
  costFile = join(await mkdtemp(join(tmpdir(), 'wrapdocs-packages-')), 'cost.json');
  process.env['WRAPDOCS_COST_FILE'] = costFile;
}, LIMIT_MS);

afterAll(async () => {
  await rm(join(costFile, '..'), { recursive: true });
  if (rows.length === SUBJECTS.length) await writeResults();
});

describe('a published package is read completely', () => {
  test.for(SUBJECTS)('$module', { timeout: LIMIT_MS }, async (subject) => {
    const started = performance.now();
    const extracted = await extractSubject(subject);
    const seconds = (performance.now() - started) / 1000;
    const cost = JSON.parse(await readFile(costFile, 'utf8')) as Cost;
    rows.push(makeRow(subject, extracted, { ...cost, seconds }));

    expectCheapFollowing(subject, cost);
    expectContract(extracted);
    expect(extracted.modules.length).toBeGreaterThan(0);
    const left = extracted.index.diagnostics.filter(({ rule }) => LEFT_OUT.has(rule));
    expect(left).toEqual([]);
    if (subject.isOffline === true) expect(listSenders(extracted)).toEqual([]);
    expect(await findLost(subject, extracted)).toEqual((subject.absent ?? []).toSorted());
    if (subject.module === 'grai_source_fivetran') checkFivetran(extracted);
  });
});

const LEFT_OUT = new Set(['module-left-out', 'file-not-parsed', 'empty-package']);

function extractSubject({ distribution, module }: Subject): Promise<Package> {
  return extract({
    source: { root: join(wheels, distribution), package: module, only: [] },
    origin: { kind: 'pypi', locator: distribution },
    docstringStyle: 'auto',
    env: process.env,
    timeoutMs: LIMIT_MS,
    script: fileURLToPath(new URL('measured.py', import.meta.url)),
  });
}

/** The functions that may send a request, according to us. */
function listSenders({ modules }: Package): string[] {
  const { determined, partial, delegates, unknown } = findSendingFunctions(
    modules.flatMap(({ items }) => items),
  );
  return [...determined, ...partial, ...delegates, ...unknown.map(({ function: { id } }) => id)];
}

function expectContract({ index, modules }: Package): void {
  const { schemaVersion, generator } = index;
  expect(parsePackageIndex(JSON.stringify(index)).name).toBe(index.name);
  for (const module of modules) {
    const text = JSON.stringify({ schemaVersion, generator, module });
    expect(parseModuleFile(text).module.id).toBe(module.id);
  }
  expect(checkReferences({ index, modules })).toEqual([]);
}

/**
 * Names that an `__all__` lists, according to our reading or a second one, and that have no item.
 */
async function findLost(subject: Subject, { modules }: Package): Promise<string[]> {
  const found = new Set(modules.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
  const listed = modules.flatMap(({ id, exports = [] }) => exports.map((name) => `${id}.${name}`));
  const all = new Set([...listed, ...(await listLiteralExports(subject))]);
  return [...all].filter((id) => !found.has(id)).toSorted();
}

async function listLiteralExports({ distribution, module }: Subject): Promise<string[]> {
  const script = fileURLToPath(new URL('exports.py', import.meta.url));
  const { stdout } = await execa(await findTestPython(), [
    ...['-I', script, join(wheels, distribution), module],
  ]);
  const exports = new Map(Object.entries(JSON.parse(stdout) as Record<string, string[]>));
  return [...exports].flatMap(([id, names]) => names.map((name) => `${id}.${name}`));
}

/** A ratio says little about a package that is parsed in a moment. */
function expectCheapFollowing({ ratio = MAX_RATIO }: Subject, { parsing, following }: Cost): void {
  if (parsing > 0.2) expect(following / parsing).toBeLessThan(ratio);
}

function makeRow(
  subject: Subject,
  { index, modules }: Package,
  { seconds, parsing, following, peak }: Cost & { seconds: number },
): string[] {
  const count = (severity: string) =>
    index.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const exports = modules.reduce((sum, module) => sum + (module.exports?.length ?? 0), 0);
  return [
    `${subject.module} ${versions.get(subject.distribution) ?? ''}`,
    ...[modules.length, modules.reduce((sum, { items }) => sum + items.length, 0), exports].map(
      (value) => value.toLocaleString('en'),
    ),
    seconds.toFixed(1),
    (following / parsing).toFixed(1),
    Math.round(peak).toString(),
    ['error', 'warning', 'note'].map(count).join(' / '),
  ];
}

async function writeResults(): Promise<void> {
  const head = ['package', 'modules', 'objects', 'names in `__all__`', 'seconds'];
  const table = makeTable([...head, ...COSTS, 'errors / warnings / notes'], rows);
  await writeFile(RESULTS, `${INTRODUCTION}\n\n${table}\n`);
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
  console.log(table);
}

const INTRODUCTION = `# Published packages

Written by \`npm run test:packages\`, which reads the wheels of packages.txt: each is read without a
crash, its document is valid, and every name that an \`__all__\` lists is found, but for those that
subjects.ts names with the reason. Seconds are those of the machine and of what else it did.`;
