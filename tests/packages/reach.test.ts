import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { getAims, isExplained } from './reach/aims.ts';
import { readRows } from './reach/clients.ts';
import { compareRows, FIGURES, getRatio } from './reach/comparison.ts';
import { makePage, readFigure, type Result } from './reach/results.ts';
import { readTruths } from './reach/truth.ts';
import { takeSample } from './sample.ts';

const LIMIT_MS = 300_000;
const RESULTS = fileURLToPath(new URL('reach.md', import.meta.url));
const truths = readTruths();
const committed = readFileSync(RESULTS, 'utf8');
const results: Result[] = [];

test.for(takeSample(truths, 4))(
  'the requests of $name are found',
  { timeout: LIMIT_MS },
  async (truth) => {
    const result = { truth, figures: compareRows(truth, await readRows(truth)) };
    results.push(result);
    expect(findTooLow(result)).toEqual([]);
  },
);

afterAll(async () => {
  if (results.length < truths.length) return;
  await writeFile(RESULTS, makePage(results));
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
  console.log(await readFile(RESULTS, 'utf8'));
});

/** Names the figures that are lower than they were, or than their aim. */
function findTooLow({ truth, figures }: Result): string[] {
  const aims = getAims(truth);
  return FIGURES.filter((name) => figures[name].compared > 0).flatMap((name) => {
    const [aim, ratio] = [aims[name], getRatio(figures[name])];
    if (aim === undefined) return [];
    const before = readFigure(committed, truth.name, name);
    if (ratio < before) return [`${name}: ${String(ratio)}, and ${String(before)} before`];
    const isTooLow = ratio < aim && !isExplained(truth.name, name);
    return isTooLow ? [`${name}: ${String(ratio)} of ${String(aim)}`] : [];
  });
}
