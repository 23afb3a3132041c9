import type { Change } from '../../contract/change.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import { quoteAll } from '../wording.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** Changes in the versions of Python that a package supports, if both documents say them. */
export function comparePythonVersions({ before, after }: Comparison): Change[] {
  const [old, now] = [before, after].map(({ index }) => index.source.requiresPython);
  const [was, is] = [before.modules[0], after.modules[0]];
  if (old === undefined || now === undefined || old === now) return [];
  if (was === undefined || is === undefined) return [];
  const sides = { before: { item: was, text: old }, after: { item: is, text: now } };
  const versions = listVersions(`${old},${now}`);
  const dropped = versions.filter((version) => allows(old, version) && !allows(now, version));
  const added = versions.filter((version) => allows(now, version) && !allows(old, version));
  const tell = (rule: Parameters<typeof makeChange>[0], verb: string, found: number[]) => {
    const message = `The package ${verb} Python ${quoteAll(found.map((minor) => `3.${String(minor)}`))}.`;
    return found.length === 0 ? [] : [makeChange(rule, { message, ...sides }, { before, after })];
  };
  return [
    ...tell(PYTHON_RULES.versionDropped, 'no longer supports', dropped),
    ...tell(PYTHON_RULES.versionAdded, 'also supports', added),
  ];
}

/** The minor versions of Python 3, up to the last one that a condition mentions. */
function listVersions(conditions: string): number[] {
  const mentioned = [...conditions.matchAll(/\b3\.(\d+)/g)].map(([, minor]) => Number(minor));
  return Array.from({ length: Math.max(0, ...mentioned) + 1 }, (_, minor) => minor);
}

/** Whether a list of conditions allows a minor version of Python 3, with any last number. */
function allows(conditions: string, minor: number): boolean {
  return conditions.split(',').every((condition) => {
    const found = /^(>=|<=|==|!=|~=|>|<)(\d+)(?:\.(\d+))?(\.\d+|\.\*)?/.exec(condition);
    if (found === null) return true;
    const [, operator, major, bound = '0', rest] = found;
    const difference = Number(major) === 3 ? minor - Number(bound) : 3 - Number(major);
    switch (operator) {
      case '>=':
      case '>':
        return difference >= 0;
      case '<=':
        return difference <= 0;
      case '<':
        return rest === undefined ? difference < 0 : difference <= 0;
      case '==':
        return difference === 0 || (found[3] === undefined && Number(major) === 3);
      case '~=':
        return rest === undefined ? difference >= 0 && Number(major) === 3 : difference === 0;
      default:
        return rest !== '.*' || difference !== 0;
    }
  });
}
