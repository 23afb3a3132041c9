import { CHANGE_SEVERITIES, type Change, type ChangeSeverity } from '../../contract/change.ts';
import { pickHeadline } from '../../changes/report/rank-changes.ts';

/** How many changes a report lists before it lists only some of them. */
const MOST = 30;
/** How many breaking changes a long report lists besides its headline. */
const MOST_BREAKING = 15;
/** The maximum number of modules in a summary. */
const MOST_MODULES = 12;

/** How many changes of each severity a module has. */
interface ModuleCounts {
  module: string;
  counts: Record<ChangeSeverity, number>;
}

/** A report that lists some changes, and counts the others by module. */
export interface ChangeSummary {
  /** The changes that reach most callers, in a report that is long enough to need it. */
  headline: readonly Change[];
  /** The changes to list besides. */
  listed: readonly Change[];
  /** How many changes are not listed. */
  unlisted: number;
  /** The modules with changes, those with the most severe ones first; none in a short report. */
  modules: ModuleCounts[];
  /** How many modules are left out. */
  otherModules: number;
}

/** A long report lists what reaches most callers, and counts the rest. */
export function summarizeChanges(changes: readonly Change[], isFull: boolean): ChangeSummary {
  const isLong = changes.length > MOST;
  const headline = isLong ? pickHeadline(changes) : [];
  const others = changes.filter((change) => !headline.includes(change));
  if (isFull || !isLong) {
    return { headline, listed: others, unlisted: 0, modules: [], otherModules: 0 };
  }
  const breaking = others.filter(({ severity }) => severity === 'breaking');
  const listed = breaking.length <= MOST_BREAKING ? breaking : [];
  const modules = countByModule(changes);
  return {
    headline,
    listed,
    unlisted: others.length - listed.length,
    modules: modules.slice(0, MOST_MODULES),
    otherModules: Math.max(0, modules.length - MOST_MODULES),
  };
}

function countByModule(changes: readonly Change[]): ModuleCounts[] {
  const modules = [...Map.groupBy(changes, ({ module }) => module)].map(([module, found]) => ({
    module,
    counts: countSeverities(found),
  }));
  return modules.toSorted(compareCounts);
}

function countSeverities(changes: readonly Change[]): Record<ChangeSeverity, number> {
  const counts = { breaking: 0, possiblyBreaking: 0, safe: 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

function compareCounts(a: ModuleCounts, b: ModuleCounts): number {
  const differences = CHANGE_SEVERITIES.map((severity) => b.counts[severity] - a.counts[severity]);
  return differences.find((difference) => difference !== 0) ?? (a.module < b.module ? -1 : 1);
}
