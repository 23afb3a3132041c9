import type { Change } from '../../contract/change.ts';
import type { PackageSource } from '../../contract/package.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import type { Rule } from '../rule.ts';
import { quoteAll } from '../wording.ts';
import { PYTHON_RULES } from './python-rules.ts';

/**
 * Changes in the versions of Python that a package supports: by what it requires, or, where it
 * requires nothing, by what its classifiers name.
 */
export function comparePythonVersions({ before, after }: Comparison): Change[] {
  const [old, now] = [before.index.source, after.index.source];
  const [was, is] = [before.modules[0], after.modules[0]];
  if (was === undefined || is === undefined) return [];
  const sides = {
    before: { item: was, text: old.requiresPython },
    after: { item: is, text: now.requiresPython },
  };
  const tell = (rule: Rule, verb: string, found: readonly string[]) => {
    const message = `The package ${verb} Python ${quoteAll(found)}.`;
    return found.length === 0 ? [] : [makeChange(rule, { message, ...sides }, { before, after })];
  };
  const [dropped, added] = [listOnlyIn(old, now), listOnlyIn(now, old)];
  const [unnamed, named] = [listOnlyNamedIn(old, now), listOnlyNamedIn(now, old)];
  const unsure: Rule = { ...PYTHON_RULES.versionDropped, severity: 'possiblyBreaking' };
  return [
    ...tell(PYTHON_RULES.versionDropped, 'no longer supports', dropped),
    ...tell(
      unsure,
      'no longer names, among what it supports,',
      unnamed.filter((version) => !dropped.includes(version)),
    ),
    ...tell(PYTHON_RULES.versionAdded, 'also supports', [...new Set([...added, ...named])]),
  ];
}

/** The versions that one side supports, and that the requirements of the other refuse. */
function listOnlyIn(
  { requiresPython: wanted, namedPythons = [] }: PackageSource,
  { requiresPython: others }: PackageSource,
): string[] {
  if (others === undefined) return [];
  const found =
    wanted === undefined
      ? namedPythons
      : listVersions(`${wanted},${others}`).filter((version) => allows(wanted, version));
  const refused = found.filter((version) => !allows(others, version));
  // `>=2.7` allows many that nobody has tried.
  const named = refused.filter((version) => namedPythons.includes(version));
  return named.length > 0 ? named : refused;
}

/** The versions that only the classifiers of one side name, although both requirements allow them. */
function listOnlyNamedIn(one: PackageSource, other: PackageSource): string[] {
  const { namedPythons: others = [] } = other;
  if (others.length === 0) return [];
  return (one.namedPythons ?? []).filter(
    (version) =>
      !others.includes(version) &&
      [one, other].every(({ requiresPython = '' }) => allows(requiresPython, version)),
  );
}

/** Python 2.7 and the minor versions of Python 3, up to the last one that a condition mentions. */
function listVersions(conditions: string): string[] {
  const mentioned = [...conditions.matchAll(/\b3\.(\d+)/g)].map(([, minor]) => Number(minor));
  const minors = Array.from({ length: Math.max(0, ...mentioned) + 1 }, (_, minor) => minor);
  return ['2.7', ...minors.map((minor) => `3.${String(minor)}`)];
}

/** Whether a list of conditions allows a minor version of Python, with any last number. */
function allows(conditions: string, version: string): boolean {
  const [main, minor] = version.split('.').map(Number);
  return conditions.split(',').every((condition) => {
    const found = /^(>=|<=|==|!=|~=|>|<)(\d+)(?:\.(\d+))?(\.\d+|\.\*)?/.exec(condition);
    if (found === null) return true;
    const [, operator, major, bound = '0', rest] = found;
    const difference =
      Number(major) === main ? (minor ?? 0) - Number(bound) : (main ?? 0) - Number(major);
    const isWhole = found[3] === undefined && Number(major) === main;
    switch (operator) {
      case '>=':
      case '>':
        return difference >= 0;
      case '<=':
        return difference <= 0;
      case '<':
        return rest === undefined ? difference < 0 && !isWhole : difference <= 0;
      case '==':
        return difference === 0 || isWhole;
      case '~=':
        return rest === undefined ? difference >= 0 && Number(major) === main : difference === 0;
      default:
        return rest !== '.*' || difference !== 0;
    }
  });
}
