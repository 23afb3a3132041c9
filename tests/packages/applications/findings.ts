import type { Package } from '../../../extractor/contract/package.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import { getRequestKey, type Difference, type Facet } from './comparison.ts';
import { getName } from './schemas.ts';

/** What a finding about an operation says is missing or incomplete. */
const NAMED: ReadonlyMap<string, readonly Facet[]> = new Map<string, readonly Facet[]>([
  ['dependency-not-read', ['parameters', 'required', 'schema', 'security', 'bodies']],
  ['security-not-read', ['security']],
  ['responses-not-read', ['responses']],
  ['openapi-extra-not-shown', ['parameters', 'bodies', 'responses', 'security']],
  ['router-not-included', ['operations']],
  ['path-not-resolved', ['operations']],
]);

/** Finds the rule of the finding that names a difference. */
export type FindRule = (difference: Difference) => string | undefined;

/** Reads the findings of a package by the operations that they are about. */
export function createFindRule({ index, modules }: Package): FindRule {
  // A finding about a function with several requests is about each of them.
  const byFunction = Map.groupBy(index.diagnostics, ({ item = '' }) => getFunctionId(item));
  const rules = new Map<string, Set<string>>();
  for (const item of modules.flatMap(({ items }) => items)) {
    if (item.kind !== 'operation') continue;
    const key = getRequestKey(item.method, item.path);
    const found = (byFunction.get(getFunctionId(item.id)) ?? []).map(({ rule }) => rule);
    rules.set(key, new Set([...(rules.get(key) ?? []), ...found]));
  }
  return ({ facet, where }) => {
    const found = rules.get(where.split(' ').slice(0, 2).join(' ')) ?? [];
    return [...found].find((rule) => NAMED.get(rule)?.includes(facet));
  };
}

/** Tells whether a difference is about a model that the package does not define. */
export type IsForeign = (difference: Difference) => boolean;

/** Reads which models a package defines. */
export function createIsForeign({ modules }: Package): IsForeign {
  const items = modules.flatMap((module) => module.items);
  const defined = new Set(
    items.flatMap((item) => (item.kind === 'class' || item.kind === 'attribute' ? item.name : [])),
  );
  const isForeignName = (name: string) => !defined.has(getName(name).split('_')[0] ?? '');
  return ({ facet, where, truth = '', ours = '' }) => {
    if (facet === 'models') return isForeignName(where);
    const names = [...truth.matchAll(/@(\w+)|"ref":"(\w+)/gu)].map(
      ([, one, two]) => one ?? two ?? '',
    );
    return names.some((name) => isForeignName(name) && !ours.includes(name));
  };
}
