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
  ['json-schema-not-read', ['schema']],
  ['type-not-read', ['schema', 'bodies', 'responses']],
  ['router-not-included', ['operations']],
  ['route-conditional', ['operations']],
  ['path-not-resolved', ['operations']],
]);

/** Finds the rule of the finding that names a difference. */
export type FindRule = (difference: Difference) => string | undefined;

/** Reads the findings of a package by the operations that they are about. */
export function createFindRule(extracted: Package): FindRule {
  const { index, modules } = extracted;
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
  const findFieldRule = createFindFieldRule(extracted);
  const isIncomplete = createIsIncompletePath(extracted);
  return (difference) => {
    const { facet, where } = difference;
    if (isDecidedByCode(facet, where)) return 'json-schema-not-read';
    if (facet === 'operations' && isIncomplete(where)) return 'path-not-resolved';
    const found = rules.get(where.split(' ').slice(0, 2).join(' ')) ?? [];
    const rule = [...found].find((one) => NAMED.get(one)?.includes(facet));
    if (rule === undefined && facet === 'schema' && [...found].includes('limit-not-read')) {
      const { truth = '', ours = '' } = difference;
      if (withoutLimits(truth) === withoutLimits(ours)) return 'limit-not-read';
    }
    return rule ?? findFieldRule(difference);
  };
}

/** Tells whether wrapdocs shows a request with an unknown part, which any text may stand for. */
function createIsIncompletePath({ modules }: Package): (where: string) => boolean {
  const patterns = modules.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (item.kind !== 'operation') return [];
      const known = new Set(item.parameters.map(({ wireName }) => wireName));
      const parts = item.path.split(/\{([^}]*)\}/u);
      const isUnknown = parts.map((part, index) => index % 2 === 1 && !known.has(part));
      // A path without a word of its own, such as `{prefix}`, would stand for every request.
      const hasWords = parts.some((part, index) => index % 2 === 0 && /\w/u.test(part));
      if (!isUnknown.includes(true) || !hasWords) return [];
      const written = parts.map((part, index) => {
        if (isUnknown[index] === true) return '.*';
        return index % 2 === 1
          ? String.raw`\{\}`
          : part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
      });
      return [new RegExp(`^${item.method} ${written.join('')}$`, 'u')];
    }),
  );
  return (where) => patterns.some((pattern) => pattern.test(where));
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
    // `Range_Memory` is `Range[Memory]`.
    const names = [getName(model), getName(model).split('_')[0] ?? ''];
    return names.some(
      (name) => decided.has(name) || (field !== undefined && decided.has(`${name}.${field}`)),
    );
  };
}

/** Finds the rule of the finding about the field, or the model, that a difference is about. */
function createFindFieldRule({ index, modules }: Package): FindRule {
  const rules = new Map<string, Set<string>>();
  const add = (where: string, rule: string) => {
    rules.set(where, (rules.get(where) ?? new Set()).add(rule));
  };
  const items = new Map(modules.flatMap((module) => module.items.map((item) => [item.id, item])));
  const tree = createClassTree(items);
  const byClass = Map.groupBy(index.diagnostics, ({ item = '' }) => item);
  for (const { kind, id, name } of items.values()) {
    if (kind !== 'class') continue;
    const findings = tree.lineage(id).flatMap((one) => byClass.get(one.id) ?? []);
    for (const { rule, location, item } of findings) {
      const owner = items.get(item ?? '');
      if (owner?.source.line === location?.line) add(name, rule);
      for (const { wireName, outputName = wireName, line } of tree.fields(id)) {
        if (line !== location?.line) continue;
        add(`${name}.${wireName}`, rule);
        add(`${name}.${outputName}`, rule);
      }
    }
  }
  return ({ facet, where, truth = '', ours = '' }) => {
    if (!['field schema', 'fields', 'required fields'].includes(facet)) return undefined;
    const [model = '', field] = where.split(/\.(?=[^.]*$)/u);
    const name = getName(model);
    const found = [
      ...(rules.get(name) ?? []),
      ...((field === undefined ? undefined : rules.get(`${name}.${field}`)) ?? []),
    ];
    const named = ['json-schema-not-read', 'type-not-read'].find((one) => found.includes(one));
    if (named !== undefined) return named;
    const isLimit = withoutLimits(truth) === withoutLimits(ours);
    return isLimit && found.includes('limit-not-read') ? 'limit-not-read' : undefined;
  };
}

const LIMIT = /^(?:default|pattern|(?:exclusiveM|m)(?:in|ax)imum|(?:min|max)(?:Length|Items))$/u;

/** A schema without what a finding about limits names. */
function withoutLimits(schema: string): string {
  try {
    return JSON.stringify(removeLimits(JSON.parse(schema)));
  } catch {
    return schema;
  }
}

function removeLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(removeLimits).toSorted(compareJson);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !LIMIT.test(key) || !(key === 'pattern' || typeof value === 'number'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, removeLimits(value)]));
}

/** The members of unions are sorted with their limits. */
function compareJson(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
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

/** Tells whether a difference is about something of another distribution. */
export type IsForeign = (difference: Difference) => boolean;

/** Tells whether a difference is an operation of packages whose routers the application includes. */
export function createIsForeignOperation(others: readonly Package[]): IsForeign {
  const items = others.flatMap(({ modules }) => modules.flatMap((module) => module.items));
  const known = new Set(
    items.flatMap((item) =>
      item.kind === 'operation' ? getRequestKey(item.method, item.path) : [],
    ),
  );
  return ({ facet, where, ours }) =>
    facet === 'operations' && ours === undefined && known.has(where);
}
