import type { Verdict } from './comparison/verdict.ts';

/** Ids of functions, by the kind and reason of their disagreement. */
export type Disagreements = Readonly<Record<string, readonly string[]>>;
/** The disagreements of each client. */
export type Expectations = Readonly<Record<string, Disagreements>>;

/** Lists the functions of a client that are not right, by the kind and reason. */
export function listDisagreements(verdicts: readonly Verdict[]): Disagreements {
  const listed = verdicts.filter(({ differences }) => differences.length > 0);
  const byReason = Map.groupBy(listed, describeVerdict);
  const sorted = [...byReason].toSorted(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    sorted.map(([reason, its]) => [
      reason,
      [...new Set(its.map(({ id }) => id))].toSorted(compare),
    ]),
  );
}

/** `wrong: query: argument not shown; path: another path`. */
export function describeVerdict({ kind, differences }: Verdict): string {
  const decisive = differences.filter(({ isOpen }) => kind !== 'wrong' || !isOpen);
  const reasons = decisive.map(({ part, reason }) => `${part}: ${reason}`);
  return `${kind}: ${[...new Set(reasons)].toSorted(compare).join('; ')}`;
}

/** What is new or has another reason, and what has disappeared, one line each. */
export function findChanges(expected: Disagreements, found: Disagreements): string[] {
  const before = listLines(expected);
  const now = listLines(found);
  return [
    ...[...now].filter((line) => !before.has(line)).map((line) => `new: ${line}`),
    ...[...before].filter((line) => !now.has(line)).map((line) => `gone: ${line}`),
  ];
}

function listLines(disagreements: Disagreements): Set<string> {
  const lines = Object.entries(disagreements).flatMap(([reason, ids]) =>
    ids.map((id) => `${id} (${reason})`),
  );
  return new Set(lines);
}

/** By code units, so that the file does not depend on the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
