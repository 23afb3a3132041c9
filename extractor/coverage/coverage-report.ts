import {
  addCounts,
  getPercent,
  type Count,
  type Describable,
  type ModuleCoverage,
} from './measure-coverage.ts';
import { COVERAGE_KINDS, type CoverageKind } from './coverage-kinds.ts';
import { formatTable } from '../terminal/table.ts';
import type { Paint } from '../terminal/terminal.ts';

const LEAST_SHOWN = 3;
const FIRST_SHOWN = 10;

interface TableOptions {
  paint: Paint;
  columns: number | undefined;
}

/** The coverage for people: a row for each module, and the total. */
export function formatCoverage(modules: readonly ModuleCoverage[], options: TableOptions): string {
  const rows = modules.map((one) => makeRow(one.module, one.kinds, one));
  const total = makeRow('total', addKinds(modules), addCounts(modules));
  const headings = ['MODULE', ...COVERAGE_KINDS.map((kind) => kind.toUpperCase()), 'DOCUMENTED'];
  return formatTable(headings, [...rows, total], options);
}

/** The coverage for programs; percentages are not rounded. */
export function makeCoverageRecord(modules: readonly ModuleCoverage[]) {
  const total = addCounts(modules);
  return {
    percent: getPercent(total),
    ...total,
    kinds: addKinds(modules),
    modules: modules.map((one) => ({
      module: one.module,
      percent: getPercent(one),
      documented: one.documented,
      total: one.total,
      kinds: one.kinds,
      undocumented: one.undocumented.map(({ kind, noun, name, location }) => ({
        kind,
        noun,
        name,
        location,
      })),
    })),
  };
}

/** Rounded down, so that only full coverage shows as `100 %`. */
export function formatPercent(percent: number): string {
  return `${String(Math.floor(percent * 10) / 10)} %`;
}

/**
 * What is missing to reach a minimum: how much, in which modules, and where to begin.
 *
 * @returns undefined if the minimum is met
 */
export function describeShortfall(
  modules: readonly ModuleCoverage[],
  minimum: number,
): string | undefined {
  const percent = getPercent(addCounts(modules));
  if (percent >= minimum) return undefined;
  const least = modules
    .filter(({ undocumented }) => undocumented.length > 0)
    .toSorted((a, b) => getPercent(a) - getPercent(b));
  const lacking = least.flatMap(({ undocumented }) => undocumented);
  const rest = lacking.length - FIRST_SHOWN;
  return [
    `${formatPercent(percent)} is documented, ${formatGap(minimum - percent)} less than the ${String(minimum)} % of --min-coverage.`,
    'Least documented:',
    ...least
      .slice(0, LEAST_SHOWN)
      .map((one) => `  ${one.module} (${formatPercent(getPercent(one))})`),
    'Not documented:',
    ...lacking.slice(0, FIRST_SHOWN).map(formatDescribable),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ].join('\n');
}

/** Rounded up, so that a value below the minimum never shows as 0 missing. */
function formatGap(points: number): string {
  return `${String(Math.ceil(points * 10) / 10)} points`;
}

function formatDescribable({ location, noun, name }: Describable): string {
  return `  ${location.file}:${String(location.line)}  ${noun} ${name}`;
}

function makeRow(name: string, kinds: Record<CoverageKind, Count>, all: Count): string[] {
  const cells = COVERAGE_KINDS.map((kind) => formatCount(kinds[kind]));
  return [name, ...cells, formatPercent(getPercent(all))];
}

function formatCount({ documented, total }: Count): string {
  return total === 0 ? '-' : `${String(documented)}/${String(total)}`;
}

function addKinds(modules: readonly ModuleCoverage[]): Record<CoverageKind, Count> {
  return Object.fromEntries(
    COVERAGE_KINDS.map((kind) => [kind, addCounts(modules.map(({ kinds }) => kinds[kind]))]),
  ) as Record<CoverageKind, Count>;
}
