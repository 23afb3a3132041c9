import { readFileSync } from 'node:fs';
import { makeTable } from '../bench/report.ts';

/** What a reader of both sources said of the reports on one pair of releases. */
export interface Judgement {
  pair: string;
  round: number;
  /** Whether the rules were mended with the pair in view, or it was kept aside. */
  half: 'tuned' | 'aside';
  patch?: true;
  breaking: Share;
  possiblyBreaking?: Share;
  breaks?: Breaks;
  behavior?: Breaks;
  judged?: Partial<Record<'breaking' | 'possiblyBreaking', { verdict: string }[]>>;
}

interface Share {
  lines: number;
  right?: number;
}

interface Breaks {
  named: number;
  reported: number;
}

const FILE = new URL('changes/judgements.json', import.meta.url);

/** All judgements, as they are written down. */
export function readJudgements(): Judgement[] {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { pairs: Judgement[] }).pairs;
}

/** Precision and recall of reports, for each round and half. */
export function describePrecision(judgements: readonly Judgement[]): string {
  const groups = Map.groupBy(judgements, ({ round, half }) => `${String(round)}, ${half}`);
  const rows = [...groups].map(([name, group]) => {
    const patches = group.filter(({ patch }) => patch === true);
    const others = group.filter(({ patch }) => patch === undefined);
    const clean = patches.filter(({ breaking }) => breaking.lines === 0).length;
    return [
      name,
      String(others.length),
      describeShare(others.map(({ breaking }) => [breaking.right, breaking.lines])),
      describeShare(
        others.map((one) => [one.possiblyBreaking?.right, one.possiblyBreaking?.lines]),
      ),
      describeShare(others.map(({ breaks }) => [breaks?.reported, breaks?.named])),
      describeShare(
        others.flatMap(({ breaks, behavior }) =>
          [breaks, behavior].map((one) => [one?.reported, one?.named] as const),
        ),
      ),
      `${String(clean)} of ${String(patches.length)}`,
    ];
  });
  const head = ['round, half', 'pairs', 'breaking', 'possibly breaking', 'recall'];
  return makeTable([...head, 'recall with behaviour', 'patch releases without a line'], rows);
}

/** `27 of 46 (59 %)`; a dash if nothing was judged. */
function describeShare(parts: readonly (readonly [number | undefined, number | undefined])[]) {
  const known = parts.filter(([right, all]) => right !== undefined && all !== undefined);
  const [right, all] = [0, 1].map((side) => known.reduce((sum, one) => sum + (one[side] ?? 0), 0));
  if (right === undefined || all === undefined || all === 0) return '–';
  return `${String(right)} of ${String(all)} (${String(Math.round((100 * right) / all))} %)`;
}
