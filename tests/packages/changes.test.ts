import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, describe, expect, test } from 'vitest';
import { comparePackages } from '../../extractor/changes/compare.ts';
import { CHANGE_SEVERITIES, type Change } from '../../extractor/contract/change.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolveSource } from '../../extractor/sources/resolve-source.ts';
import type { Source } from '../../extractor/sources/source.ts';
import { makeTable } from '../bench/report.ts';
import { findBreakages, findCover, type Breakage } from './breakages.ts';
import { EXPLANATIONS, type Explanation } from './explanations.ts';
import { HISTORIES, type History } from './histories.ts';

const LIMIT_MS = 600_000;
const RESULTS = fileURLToPath(new URL('changes.md', import.meta.url));
const rows: string[][] = [];
const explained = new Map<Explanation, number>();

afterAll(async () => {
  const pairs = HISTORIES.reduce((sum, { versions }) => sum + versions.length - 1, 0);
  if (rows.length === pairs) await writeResults();
});

describe.for(HISTORIES)('$project: what griffe finds between two versions is found', (history) => {
  const pairs = history.versions
    .slice(1)
    .map((after, index) => [history.versions[index] ?? '', after] as const);

  test.for(pairs)('%s to %s', { timeout: LIMIT_MS }, async ([before, after]) => {
    const [old, now] = [await read(history, before), await read(history, after)];
    const started = performance.now();
    const changes = comparePackages(old.document, now.document);
    const seconds = (performance.now() - started) / 1000;
    const breakages = await findBreakages(old.source.root, now.source.root, history.module);
    const missed = breakages.filter((breakage) => findCover(breakage, changes) === 'missed');
    const unexplained = missed.filter((breakage) => !explain(breakage, old.document, now.document));
    rows.push(makeRow({ history, before, after, changes, breakages, seconds }));
    expect(unexplained).toEqual([]);
    expect(comparePackages(now.document, now.document)).toEqual([]);
  });
});

interface ReadVersion {
  source: Source;
  document: Package;
}

/** The versions that were read; each except the first and last is part of two pairs. */
const known = new Map<string, Promise<ReadVersion>>();

function read(history: History, version: string): Promise<ReadVersion> {
  const word = `pypi:${history.project}==${version}#${history.module}`;
  const found = known.get(word) ?? readVersion(word);
  known.set(word, found);
  return found;
}

async function readVersion(word: string): Promise<ReadVersion> {
  const { env } = process;
  const source = await resolveSource(word, { cwd: '.', env });
  const { origin } = source;
  const document = await extract({
    source,
    origin,
    docstringStyle: 'google',
    env,
    timeoutMs: LIMIT_MS,
  });
  return { source, document };
}

function explain(breakage: Breakage, before: Package, after: Package): boolean {
  const found = EXPLANATIONS.find(({ applies }) => applies(breakage, before, after));
  if (found !== undefined) explained.set(found, (explained.get(found) ?? 0) + 1);
  return found !== undefined;
}

interface Pair {
  history: History;
  before: string;
  after: string;
  changes: readonly Change[];
  breakages: readonly Breakage[];
  seconds: number;
}

function makeRow({ history, before, after, changes, breakages, seconds }: Pair): string[] {
  const counts = CHANGE_SEVERITIES.map(
    (severity) => changes.filter((change) => change.severity === severity).length,
  );
  const covers = ['covered', 'safe', 'missed'].map(
    (cover) => breakages.filter((breakage) => findCover(breakage, changes) === cover).length,
  );
  return [
    `${history.project} ${before} → ${after}`,
    ...[breakages.length, ...covers, ...counts].map(String),
    seconds.toFixed(2),
  ];
}

async function writeResults(): Promise<void> {
  const head = [
    'versions',
    "griffe's",
    'covered',
    'as safe',
    'no difference',
    'breaking',
    'possibly breaking',
    'safe',
    'seconds',
  ];
  const reasons = [...explained].map(([{ reason }, count]) => [String(count), reason]);
  const text = [
    INTRODUCTION,
    makeTable(head, rows),
    'Breakages that griffe reports and that are no difference:',
    makeTable(['count', 'why'], reasons),
  ].join('\n\n');
  await writeFile(RESULTS, `${text}\n`);
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
  console.log(await readFile(RESULTS, 'utf8'));
}

const INTRODUCTION = `# What has changed between published versions

Written by \`npm run test:packages\`: two histories, each version compared with the next, by wrapdocs
and by griffe's own \`find_breaking_changes\` over the same files. Covered is a breakage of which we
report, of the same object, that it breaks callers or may break them; some we report as safe, above all
what FastAPI's \`Depends(...)\` gives, which no caller does. The next three columns are ours. Seconds are those of comparing two
documents that are in memory. False alarms were counted by hand: false-alarms.md.`;
