import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { describePrecision, readJudgements } from './judgements.ts';
import { takeSample } from './sample.ts';

const LIMIT_MS = 600_000;
const RESULTS = fileURLToPath(new URL('changes.md', import.meta.url));
const rows: string[][] = [];
const explained = new Map<Explanation, number>();

afterAll(async () => {
  const pairs = HISTORIES.reduce((sum, { versions }) => sum + versions.length - 1, 0);
  if (rows.length === pairs) await writeResults();
});

describe.for(HISTORIES)('$project: what griffe finds between two versions is found', (history) => {
  const all = history.versions
    .slice(1)
    .map((after, index) => ({ before: history.versions[index] ?? '', after, index }));
  const pairs = takeSample(all, 3);
  let griffes: Breakage[][] = [];

  beforeAll(async () => {
    const sources = await Promise.all(history.versions.map((one) => resolve(history, one)));
    griffes = await findBreakages(
      sources.map(({ root }) => root),
      history.module,
    );
  }, LIMIT_MS);

  test.for(pairs)('$before to $after', { timeout: LIMIT_MS }, async ({ before, after, index }) => {
    const [old, now] = [await read(history, before), await read(history, after)];
    const started = performance.now();
    const changes = comparePackages(old, now);
    const seconds = (performance.now() - started) / 1000;
    const breakages = griffes[index] ?? [];
    const missed = breakages.filter((breakage) => findCover(breakage, changes) === 'missed');
    const unexplained = missed.filter((breakage) => !explain(breakage, old, now));
    rows.push(makeRow({ history, before, after, changes, breakages, seconds }));
    expect(unexplained).toEqual([]);
    expect(comparePackages(now, now)).toEqual([]);
  });
});

/** The versions that were read; each except the first and last is part of two pairs. */
const known = new Map<string, Promise<Package>>();

function read(history: History, version: string): Promise<Package> {
  const name = `${history.project} ${version}`;
  const found = known.get(name) ?? readVersion(history, version);
  known.set(name, found);
  return found;
}

async function readVersion(history: History, version: string): Promise<Package> {
  const source = await resolve(history, version);
  const { origin } = source;
  return extract({
    source,
    origin,
    docstringStyle: 'google',
    hiddenRoutes: 'show',
    env: process.env,
    timeoutMs: LIMIT_MS,
  });
}

function resolve({ project, module }: History, version: string): Promise<Source> {
  const { env } = process;
  return resolveSource(`pypi:${project}==${version}#${module}`, { cwd: '.', env });
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
    PRECISION,
    describePrecision(readJudgements()),
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
documents that are in memory.`;

const PRECISION = `## Whether the reports are right

The lines of reports on pairs of releases were judged by hand (\`changes/pairs.json\`). Each
judgement, and how it was made, is in \`changes/judgements.json\`; older samples of single lines are in
\`changes/samples.tsv\`. The pairs of the half aside were chosen before anything was run, and no rule was
mended with them in view. Recall is of the breaks that changelogs name: those that a name, a signature, a
value or a requirement shows, and then also those that only the result shows.`;
