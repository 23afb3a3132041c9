import type { GroupRule } from '../config/package-schema.ts';
import type { Module } from '../contract/module.ts';
import type { Operation } from '../contract/operation.ts';
import { NO_GROUP } from '../contract/view/package-view.ts';

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
  const rule = rules.find(({ match }) => match.some((pattern) => isMatch(pattern, operation)));
  const tag = operation.tags?.find((name) => name.trim() !== '');
  return rule?.label ?? tag ?? getGroupFromPath(operation.path);
}

/**
 * Whether a pattern such as `POST /v1/users/*` matches; `*` is one segment, `**` any number of
 * segments.
 */
export function isMatch(pattern: string, { method, path }: Request): boolean {
  const [, wantedMethod, wantedPath = ''] = /^(?:([A-Za-z]+)\s+)?(.*)$/s.exec(pattern.trim()) ?? [];
  if (wantedMethod !== undefined && wantedMethod.toUpperCase() !== method) return false;
  return isSegmentMatch(getSegments(wantedPath), getSegments(path));
}

/**
 * Walks both lists once. On a mismatch it only goes back to the last `**`, because earlier ones
 * cannot match better; the cost of a hostile pattern is therefore at most the product of the two
 * lengths.
 */
function isSegmentMatch(wanted: readonly string[], given: readonly string[]): boolean {
  let position = 0;
  let retry: { position: number; index: number } | undefined;
  for (let index = 0; index < given.length;) {
    const segment = wanted[position];
    if (segment === '**') {
      retry = { position: position + 1, index };
      position += 1;
    } else if (segment !== undefined && (segment === '*' || segment === given[index])) {
      position += 1;
      index += 1;
    } else if (retry !== undefined) {
      retry.index += 1;
      ({ position, index } = retry);
    } else {
      return false;
    }
  }
  return wanted.slice(position).every((segment) => segment === '**');
}

function getSegments(path: string): string[] {
  return path
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split('/')
    .filter((segment) => segment !== '');
}

const SKIPPED_SEGMENT = /^(?:v\d+(?:[._-]\w+)*|api|rest|\{.*\})$/i;

function getGroupFromPath(path: string): string {
  const segment = getSegments(path).find((candidate) => !SKIPPED_SEGMENT.test(candidate));
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
