import { CHANGE_SEVERITIES, type Change, type ChangeSeverity } from '../../contract/change.ts';

/** How many changes a report lists before it counts them by module instead. */
const MOST = 100;
/** The maximum number of modules in a summary. */
const MOST_MODULES = 40;

/** How many changes of each severity a module has. */
interface ModuleCounts {
  module: string;
  counts: Record<ChangeSeverity, number>;
}

/** A report that lists some changes, and counts the others by module. */
export interface ChangeSummary {
  /** The changes to list. */
  listed: readonly Change[];
  /** How many changes are not listed. */
  unlisted: number;
  /** The modules with changes, those with the most severe ones first; none in a short report. */
  modules: ModuleCounts[];
  /** How many modules are left out. */
  otherModules: number;
}

/** A long report lists its breaking changes if there are not too many of them. */
export function summarizeChanges(changes: readonly Change[], isFull: boolean): ChangeSummary {
  if (isFull || changes.length <= MOST) {
    return { listed: changes, unlisted: 0, modules: [], otherModules: 0 };
  }
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const listed = breaking.length <= MOST ? breaking : [];
  const modules = countByModule(changes);
  return {
    listed,
    unlisted: changes.length - listed.length,
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
