import type { GroupRule } from '../config/package-schema.ts';
import type { Module } from '../contract/module.ts';
import type { Operation } from '../contract/operation.ts';
import { NO_GROUP } from '../contract/view/package-view.ts';
import { getPatternSegments, isRequestMatch } from '../contract/view/request-pattern.ts';

/** Assigns a group to every operation of the module. */
export function assignGroups(module: Module, rules: readonly GroupRule[]): Module {
  const items = module.items.map((item) =>
    item.kind === 'operation' ? { ...item, group: findGroup(item, rules) } : item,
  );
  return { ...module, items };
}

type Request = Pick<Operation, 'method' | 'path' | 'tags'>;

/**
 * The group of an operation: the first matching row, otherwise its first tag, otherwise a word of
 * its path.
 */
export function findGroup(operation: Request, rules: readonly GroupRule[]): string {
  const rule = rules.find(({ match }) =>
    match.some((pattern) => isRequestMatch(pattern, operation)),
  );
  const tag = operation.tags?.find((name) => name.trim() !== '');
  return rule?.label ?? tag ?? getGroupFromPath(operation.path);
}

const SKIPPED_SEGMENT = /^(?:v\d+(?:_\w+)?(?:[.-]\w+)*|api|rest|\{.*\})$/i;

function getGroupFromPath(path: string): string {
  const segment = getPatternSegments(path).find((candidate) => !SKIPPED_SEGMENT.test(candidate));
  return (segment === undefined ? '' : humanize(segment)) || NO_GROUP;
}

/** Turns `schema-configs`, `schema_configs` and `schemaConfigs` into "Schema configs". */
function humanize(segment: string): string {
  const words = segment
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s._~-]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
