import type { SourceLocation } from '../contract/source-location.ts';
import { createPackageView } from '../contract/view/package-view.ts';
import { findSendingFunctions } from '../contract/view/sending-functions.ts';
import type { Package } from '../contract/package.ts';
import { formatCount } from '../terminal/format-count.ts';

const FIRST_SHOWN = 10;

/** A public function that sends a request which could not be determined. */
interface Unknown {
  function: string;
  /** The call that sends the request. */
  location: SourceLocation;
}

/** How many of the public functions of clients that send requests have a known request. */
export interface RequestCoverage {
  known: number;
  unknown: Unknown[];
}

/** Counts the functions of a package that send requests; a function with several counts once. */
export function measureRequests(extracted: Package): RequestCoverage {
  const { known, unknown } = findSendingFunctions(createPackageView(extracted).items.values());
  return {
    known: known.length,
    unknown: unknown.map(({ function: { id }, call }) => ({ function: id, location: call })),
  };
}

/** The sum of several packages. */
export function addRequests(packages: readonly RequestCoverage[]): RequestCoverage {
  return {
    known: packages.reduce((sum, { known }) => sum + known, 0),
    unknown: packages.flatMap(({ unknown }) => unknown),
  };
}

/** The coverage for people: the numbers, and the first functions whose request is not known. */
export function formatRequests({ known, unknown }: RequestCoverage): string {
  if (known + unknown.length === 0) return '';
  const all = formatCount(known + unknown.length, 'function');
  const rest = unknown.length - FIRST_SHOWN;
  return [
    `Requests of clients: known for ${String(known)} of ${all} that send one.`,
    ...unknown
      .slice(0, FIRST_SHOWN)
      .map(
        (one) => `  ${one.location.file}:${String(one.location.line)}  not known: ${one.function}`,
      ),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ].join('\n');
}

/** The coverage for programs. */
export function makeRequestRecord({ known, unknown }: RequestCoverage) {
  return { known, unknown: unknown.length, functions: unknown };
}
