import type { Package } from '../../../extractor/contract/package.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { getTypeReferences } from '../../../extractor/contract/types/type-references.ts';
import { createClassTree } from '../../../extractor/contract/view/class-tree.ts';
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
  const isDecidedByCode = createIsDecidedByCode(modules);
  return ({ facet, where }) => {
    if (isDecidedByCode(facet, where)) return 'json-schema-not-read';
    const found = rules.get(where.split(' ').slice(0, 2).join(' ')) ?? [];
    return [...found].find((rule) => NAMED.get(rule)?.includes(facet));
  };
}

/**
 * Tells whether a difference is about a class whose JSON is decided by code, or about a field whose
 * type names one.
 */
function createIsDecidedByCode(modules: Package['modules']) {
  const items = new Map(modules.flatMap((module) => module.items.map((item) => [item.id, item])));
  const tree = createClassTree(items);
  const isHooked = (id: string) => tree.lineage(id).some(({ jsonHook }) => jsonHook !== undefined);
  const decided = new Set<string>();
  for (const { kind, id, name } of items.values()) {
    if (kind !== 'class') continue;
    if (isHooked(id)) decided.add(name);
    for (const { wireName, outputName = wireName, type } of tree.fields(id)) {
      if (!listNamed(type, items).some(isHooked)) continue;
      decided.add(`${name}.${wireName}`).add(`${name}.${outputName}`);
    }
  }
  return (facet: Facet, where: string): boolean => {
    if (facet !== 'field schema' && facet !== 'fields') return false;
    const [model = '', field] = where.split(/\.(?=[^.]*$)/u);
    const name = getName(model);
    return decided.has(name) || (field !== undefined && decided.has(`${name}.${field}`));
  };
}

/** The ids that a type names, also behind aliases. */
function listNamed(type: TypeExpression | undefined, items: ReadonlyMap<string, Item>): string[] {
  const found = new Set(getTypeReferences(type));
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of found) {
    const item = items.get(id);
    if (item?.kind !== 'attribute') continue;
    for (const next of getTypeReferences(item.aliasOf)) found.add(next);
  }
  return [...found];
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
