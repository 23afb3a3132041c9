import type { ClassItem, Field } from '../class.ts';
import type { Item } from '../module.ts';
import type { TypeExpression } from '../type-expression.ts';
import { bindArguments, substitute, type TypeArguments } from './type-parameters.ts';

/**
 * A field of a class; `inheritedFrom` is the id of the base that declares it, and `isComputed` says
 * that the model only writes it.
 */
export type InheritedField = Field & { inheritedFrom?: string; isComputed?: true };

/** A member of a base, as seen from a class that derives from it. */
export interface InheritedMember {
  item: Item;
  /** The base that declares it. */
  base: ClassItem;
}

/** The inheritance between the classes of one package. */
export interface ClassTree {
  /** The class itself and its known bases in method resolution order. */
  lineage: (id: string) => ClassItem[];
  /** All subclasses of `id`, direct and indirect, in source order. */
  subtypes: (id: string) => readonly ClassItem[];
  /** Whether the class or a known base of it declares `__init__`. */
  hasConstructor: (id: string) => boolean;
  /** Own and inherited fields in the order of Pydantic and dataclasses: bases first. */
  fields(id: string): InheritedField[];
  /** What a model writes: `fields` under the names that it writes, then what it computes. */
  outputFields(id: string): InheritedField[];
  /** Own and inherited settings of a model, as Pydantic merges them: a later base wins. */
  settings(id: string): Readonly<Record<string, string>>;
  /**
   * Methods, attributes and nested classes of the known bases that the class inherits without
   * redeclaring, nearest base first.
   */
  inheritedMembers(id: string): InheritedMember[];
}

/** Builds the tree over the items of a package; bases outside the package are left out. */
export function createClassTree(items: ReadonlyMap<string, Item>): ClassTree {
  const classes = new Map<string, ClassItem>();
  for (const item of items.values()) if (item.kind === 'class') classes.set(item.id, item);
  const positions = new Map([...classes.keys()].map((id, position) => [id, position]));
  const getPosition = ({ id }: ClassItem): number => positions.get(id) ?? 0;
  const lines = new Map<string, ClassItem[]>();
  const settings = new Map<string, Record<string, string>>();
  const bindings = new Map<string, ReadonlyMap<string, TypeArguments>>();

  /** A base may be written as another name of a class: `Base = Item`. */
  function followAlias(id: string): string {
    const named = items.get(id);
    const alias = named?.kind === 'attribute' ? named.aliasOf : undefined;
    return alias?.kind === 'name' ? (alias.id ?? id) : id;
  }

  function getBases(item: ClassItem): string[] {
    return getBaseIds(item).map(followAlias);
  }

  /** What the type variables of each ancestor stand for in a class; the first base wins. */
  function bindAncestors(id: string): ReadonlyMap<string, TypeArguments> {
    const known = bindings.get(id);
    if (known !== undefined) return known;
    const bound = new Map<string, TypeArguments>();
    // A class that is its own ancestor binds nothing.
    bindings.set(id, bound);
    for (const base of classes.get(id)?.bases ?? []) {
      const item = classes.get(followAlias(getOriginId(base) ?? ''));
      if (item === undefined) continue;
      const given = base.kind === 'generic' ? base.arguments : [];
      const own = bindArguments(item, given, { item: (one) => items.get(one) });
      const inherited = [...bindAncestors(item.id)].map(
        ([ancestor, types]): [string, TypeArguments] => [
          ancestor,
          new Map([...types].map(([variable, type]) => [variable, substitute(type, own)])),
        ],
      );
      for (const [ancestor, types] of [[item.id, own] as const, ...inherited]) {
        if ((bound.get(ancestor)?.size ?? 0) === 0) bound.set(ancestor, types);
      }
    }
    return bound;
  }

  function linearize(id: string): ClassItem[] {
    const known = lines.get(id);
    if (known !== undefined) return known;
    const item = classes.get(id);
    if (item === undefined) return [];
    // A class that is its own ancestor is invalid Python: the chain ends where it repeats.
    lines.set(id, []);
    const bases = getBases(item).flatMap((base) => classes.get(base) ?? []);
    const [only, ...others] = bases;
    const inherited =
      only !== undefined && others.length === 0
        ? linearize(only.id)
        : mergeLines([...bases.map((base) => linearize(base.id)), bases]);
    const line = [item, ...inherited.filter((ancestor) => ancestor !== item)];
    lines.set(id, line);
    return line;
  }

  function mergeSettings(id: string): Record<string, string> {
    const known = settings.get(id);
    if (known !== undefined) return known;
    const item = classes.get(id);
    if (item === undefined) return {};
    // A class that is its own ancestor inherits nothing from itself.
    settings.set(id, {});
    const inherited = getBases(item).map(mergeSettings);
    const all = [...inherited, item.model?.config ?? {}];
    const merged = Object.fromEntries(all.flatMap((one) => Object.entries(one)));
    settings.set(id, merged);
    return merged;
  }

  function getMembers({ members = [] }: ClassItem): Item[] {
    return members.flatMap((member) => items.get(member) ?? []);
  }

  /** What a class declares, fields included. Each name hides the same name in its bases. */
  function getMemberNames(item: ClassItem): string[] {
    const { fields = [], members = [] } = item.model ?? {};
    return [...getMembers(item), ...fields, ...members].map(({ name }) => name);
  }

  /** Fields of a class and its bases, bases first; a class replaces those of its bases. */
  function collectFields(
    id: string,
    getFields: (item: ClassItem) => readonly Field[] | undefined,
  ): InheritedField[] {
    const fields = new Map<string, InheritedField>();
    for (const ancestor of linearize(id).toReversed()) {
      const inherited = ancestor.id === id ? {} : { inheritedFrom: ancestor.id };
      const bound = bindAncestors(id).get(ancestor.id);
      for (const field of getFields(ancestor) ?? []) {
        fields.set(field.name, { ...bindField(field, bound), ...inherited });
      }
    }
    return [...fields.values()];
  }

  const getFields = remember((id) => collectFields(id, ({ model }) => model?.fields));

  const getOutputFields = remember((id) => {
    const written = getFields(id)
      .filter(({ inputOnly }) => inputOnly !== true)
      .map(({ outputName, ...field }) => ({
        ...field,
        wireName: outputName ?? field.wireName,
        required: field.required || classes.get(id)?.model?.writesDefaults === true,
      }));
    const computed = collectFields(id, ({ model }) => model?.computed);
    return [...written, ...computed.map((field) => ({ ...field, isComputed: true as const }))];
  });

  const children = groupByBase(classes);

  return {
    lineage: linearize,
    subtypes: remember((id) => {
      const found = [...collectBeneath(id, children)].flatMap((below) => classes.get(below) ?? []);
      return found.sort((a, b) => getPosition(a) - getPosition(b));
    }),
    hasConstructor: remember((id) => linearize(id).some((one) => items.has(`${one.id}.__init__`))),
    fields: getFields,
    outputFields: getOutputFields,
    settings: mergeSettings,
    inheritedMembers(id) {
      const [own, ...bases] = linearize(id);
      const taken = new Set(own === undefined ? [] : getMemberNames(own));
      return bases.flatMap((base) => {
        const members = getMembers(base).filter(({ name }) => !taken.has(name));
        for (const name of getMemberNames(base)) taken.add(name);
        return members.map((item) => ({ item, base }));
      });
    },
  };
}

/** A function that makes what it returns for a class once. */
function remember<T>(make: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const value = known.get(id) ?? make(id);
    known.set(id, value);
    return value;
  };
}

function bindField(field: Field, bound: TypeArguments | undefined): Field {
  if (field.type === undefined || bound === undefined || bound.size === 0) return field;
  return { ...field, type: substitute(field.type, bound) };
}

function groupByBase(classes: ReadonlyMap<string, ClassItem>): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const item of classes.values()) {
    for (const base of getBaseIds(item)) {
      const known = children.get(base);
      if (known === undefined) children.set(base, [item.id]);
      else known.push(item.id);
    }
  }
  return children;
}

function collectBeneath(id: string, children: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const child of children.get(next) ?? []) {
      if (found.has(child) || child === id) continue;
      found.add(child);
      queue.push(child);
    }
  }
  return found;
}

function getBaseIds(item: ClassItem): string[] {
  return item.bases.flatMap((base) => getOriginId(base) ?? []);
}

function getOriginId(type: TypeExpression): string | undefined {
  if (type.kind === 'generic') return getOriginId(type.origin);
  return type.kind === 'name' ? type.id : undefined;
}

/** Python's C3 merge; if the bases have no consistent order, the first candidate is taken. */
function mergeLines(lines: ClassItem[][]): ClassItem[] {
  const merged: ClassItem[] = [];
  let rest = lines.filter((line) => line.length > 0);
  while (rest.length > 0) {
    const heads = rest.flatMap((line) => line.slice(0, 1));
    const next = heads.find((head) => !isInATail(head, rest)) ?? heads[0];
    if (next === undefined) break;
    merged.push(next);
    rest = rest
      .map((line) => line.filter((item) => item.id !== next.id))
      .filter((line) => line.length > 0);
  }
  return merged;
}

function isInATail(item: ClassItem, lines: ClassItem[][]): boolean {
  return lines.some((line) => line.slice(1).some((other) => other.id === item.id));
}
