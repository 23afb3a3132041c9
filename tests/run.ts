/**
 * `npm test`: runs the suites of tests three at a time, and ends with a line that counts the tests.
 *
 * `npm test -- unit python` runs only these suites, and `npm test -- packages live` only the file
 * `live.test.ts` of one. `npm test -- --full` runs all of them, including those that take minutes, and
 * builds the full Grai site for the browser tests.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount, sumCounts, type Count } from './runner/count.ts';
import { endOnSignals } from './runner/processes.ts';
import { runJobs, type Job } from './runner/schedule.ts';
import { describeCrash, PREPARATIONS, SUITES, type Run } from './runner/suites.ts';

/** One more than CI has cores: suites wait for browsers, servers and timers a third of the time. */
const LANES = 3;

function selectSuites(names: readonly string[], isFull: boolean): string[] {
  if (names.length > 0) return [...SUITES.keys()].filter((name) => names.includes(name));
  return [...SUITES].filter(([, { isLong }]) => isFull || !isLong).map(([name]) => name);
}

/** The files of tests that are named after the only suite, by their names. */
function findFiles([suite, ...others]: readonly string[], names: readonly string[]) {
  if (suite === undefined || others.length > 0) return new Map<string, string>();
  const files = names.map((name) => [name, `tests/${suite}/${name}.test.ts`] as const);
  return new Map(files.filter(([name, file]) => name !== suite && existsSync(file)));
}

/** Runs suites; each outcome is printed as soon as it is known. */
async function runSuites(names: readonly string[], run: Run): Promise<Count> {
  const failures = new Map<string, unknown>();
  const counts: Count[] = [];

  function makePreparation(name: string): Job {
    const prepare = async () => {
      console.log(`── ${name}: preparing`);
      await PREPARATIONS.get(name)?.(run).catch((error: unknown) => failures.set(name, error));
    };
    return { name, needs: [], run: prepare };
  }

  function makeSuite(name: string): Job {
    const needs = SUITES.get(name)?.needs ?? [];
    const test = async () => {
      const failed = needs.find((need) => failures.has(need));
      if (failed !== undefined) throw failures.get(failed);
      const outcome = await SUITES.get(name)?.run(run);
      if (outcome === undefined) throw new Error(`There is no suite ${name}.`);
      return outcome;
    };
    const runAndPrint = async () => {
      const started = performance.now();
      console.log(`── ${name}: running`);
      const { count, output } = await test().catch(describeCrash);
      counts.push(count);
      const isWorthReading = count.failed > 0 || count.skipped > 0;
      if (isWorthReading && output !== '') console.log(`\n${output}\n`);
      console.log(`── ${name}: ${formatCount(count)} (${formatSeconds(started)})`);
    };
    return { name, needs, run: runAndPrint };
  }

  const needed = new Set(names.flatMap((name) => SUITES.get(name)?.needs ?? []));
  const preparations = [...PREPARATIONS.keys()].filter((name) => needed.has(name));
  await runJobs([...preparations.map(makePreparation), ...names.map(makeSuite)], LANES);
  return sumCounts(counts);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const suites = positionals.filter((name) => SUITES.has(name));
  const files = findFiles(suites, positionals);
  const unknown = positionals.filter((name) => !SUITES.has(name) && !files.has(name));
  if (unknown.length > 0) {
    console.error(`No suite ${unknown.join(', ')}; there are: ${[...SUITES.keys()].join(', ')}`);
    return 1;
  }
  const names = selectSuites(suites, values.full);
  const reports = await mkdtemp(join(tmpdir(), 'wrapdocs-tests-'));
  const size = values.full ? 'full' : 'small';
  const isAlone = names.length === 1;
  const total = await runSuites(names, { reports, isAlone, size, files: [...files.values()] });
  await rm(reports, { recursive: true });
  console.log(`\n${formatCount(total)}`);
  return total.failed > 0 || total.skipped > 0 || total.passed === 0 ? 1 : 0;
}

function formatSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

endOnSignals();
process.exitCode = await main();
