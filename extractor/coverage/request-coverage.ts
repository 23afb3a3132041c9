import type { SourceLocation } from '../contract/source-location.ts';
import { findSendingFunctions } from '../contract/view/sending-functions.ts';
import type { Module } from '../contract/module.ts';
import { formatCount } from '../terminal/format-count.ts';

const FIRST_SHOWN = 10;

/** How many of the public functions that may send requests are determined. */
export interface RequestCounts {
  /** With requests that are known completely. */
  determined: number;
  /** With requests of which a part is open. */
  partial: number;
  /** That only send requests by calling other functions, which are operations. */
  delegates: number;
  unknown: number;
}

/** A public function that may send a request which could not be determined. */
interface Unknown {
  function: string;
  /** The call that may send the request. */
  location: SourceLocation;
}

export interface RequestCoverage {
  counts: RequestCounts;
  /** The functions that are not determined. */
  functions: Unknown[];
}

/** Counts the functions that may send requests; a function with several requests counts once. */
export function measureRequests(modules: readonly Module[]): RequestCoverage {
  const { determined, partial, delegates, unknown } = findSendingFunctions(
    modules.flatMap(({ items }) => items),
  );
  return {
    counts: {
      determined: determined.length,
      partial: partial.length,
      delegates: delegates.length,
      unknown: unknown.length,
    },
    functions: unknown.map(({ function: { id }, call }) => ({ function: id, location: call })),
  };
}

/** The sum of several packages. */
export function addRequests(packages: readonly RequestCoverage[]): RequestCoverage {
  return {
    counts: addRequestCounts(packages.map(({ counts }) => counts)),
    functions: packages.flatMap(({ functions }) => functions),
  };
}

/** The sum of the counts of several packages. */
export function addRequestCounts(packages: readonly RequestCounts[]): RequestCounts {
  const add = (key: keyof RequestCounts) => packages.reduce((sum, one) => sum + one[key], 0);
  return {
    determined: add('determined'),
    partial: add('partial'),
    delegates: add('delegates'),
    unknown: add('unknown'),
  };
}

/** The coverage for people: the numbers, and the first functions that are not determined. */
export function formatRequests({ counts, functions }: RequestCoverage): string {
  const all = countAll(counts);
  if (all === 0) return '';
  const rest = functions.length - FIRST_SHOWN;
  return [
    `Requests of clients: ${formatCount(all, 'function')} may send one.`,
    ...formatCounts(counts),
    ...functions.slice(0, FIRST_SHOWN).map(({ function: id, location: { file, line } }) => {
      return `  ${file}:${String(line)}  not determined: ${id}`;
    }),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ].join('\n');
}

const LABELS: readonly [kind: keyof RequestCounts, label: string][] = [
  ['determined', 'determined'],
  ['partial', 'determined in part'],
  ['delegates', 'call another function that sends it'],
  ['unknown', 'not determined'],
];

function formatCounts(counts: RequestCounts): string[] {
  const width = Math.max(...LABELS.map(([kind]) => String(counts[kind]).length));
  return LABELS.map(([kind, label]) => `  ${String(counts[kind]).padStart(width)}  ${label}`);
}

/**
 * The share that is determined, in one sentence.
 *
 * @returns undefined if no function may send a request
 */
export function describeRequestShare(counts: RequestCounts): string | undefined {
  const all = countAll(counts);
  if (all === 0) return undefined;
  const percent = Math.floor(((all - counts.unknown) / all) * 100);
  const open = [
    ...(counts.partial > 0 ? [`${String(counts.partial)} in part`] : []),
    ...(counts.delegates > 0 ? [`${String(counts.delegates)} through other functions`] : []),
  ];
  const details = open.length === 0 ? '' : ` (${open.join(', ')})`;
  const share = `${String(all - counts.unknown)} of ${formatCount(all, 'function')}${details}`;
  const hint = counts.unknown === 0 ? '' : ' To see the others, run `wrapdocs check`.';
  return `Requests of clients are determined for ${share}, ${String(percent)} %.${hint}`;
}

/** The coverage for programs. */
export function makeRequestRecord({ counts, functions }: RequestCoverage) {
  return { ...counts, functions };
}

function countAll({ determined, partial, delegates, unknown }: RequestCounts): number {
  return determined + partial + delegates + unknown;
}
