import type { LiteralType, TypeExpression } from '../../contract/type-expression.ts';
import { findContainer } from '../../contract/types/container.ts';
import { getLiteralValue } from '../../contract/types/python-literal.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { getKnownAncestors, getTypeName } from './type-names.ts';

/** One of the two documents, and the mapping from its ids to the common names. */
export interface Side {
  view: PackageView;
  share: (id: string) => string;
  /** What the type variables of a generic alias stand for, by their ids. */
  variables?: ReadonlyMap<string, Alternative[]>;
}

export interface NamedAlternative {
  kind: 'name';
  /** The common name of both sides. */
  name: string;
  /** The id in its own document, if it was resolved. */
  id: string | undefined;
  side: Side;
  arguments: Alternative[][];
}

/** One of the kinds of values that a type allows. */
export type Alternative =
  | NamedAlternative
  | { kind: 'constant'; text: string; type: string }
  | { kind: 'list'; items: Alternative[][] }
  | { kind: 'text'; text: string };

/** Splits a type into the kinds of values that it allows; a missing type allows anything. */
export function splitType(type: TypeExpression | undefined, side: Side): Alternative[] {
  switch (type?.kind) {
    case 'name':
      return side.variables?.get(type.id ?? '') ?? [makeNamed(type, [], side)];
    case 'generic':
      return splitGeneric(type.origin, type.arguments, side);
    case 'union':
      return type.members.flatMap((member) => splitType(member, side));
    case 'list':
      return [{ kind: 'list', items: type.items.map((item) => splitType(item, side)) }];
    case 'literal':
      return [makeConstant(type)];
    case 'text':
      return [makeText(type.text)];
    case undefined:
      return [makeNamed({ kind: 'name', name: 'Any' }, [], side)];
  }
}

function splitGeneric(origin: TypeExpression, given: TypeExpression[], side: Side): Alternative[] {
  if (origin.kind !== 'name')
    return [makeText(formatType({ kind: 'generic', origin, arguments: given }))];
  const split = (type: TypeExpression | undefined): Alternative[] => splitType(type, side);
  const name = getTypeName(origin);
  // SQLAlchemy wraps the type of a column.
  if (name === 'sqlalchemy.orm.Mapped') return split(given[0]);
  switch (findContainer(name)?.kind) {
    case 'optional':
      return [...split(given[0]), ...split({ kind: 'name', name: 'None' })];
    case 'union':
    case 'literal':
      return given.flatMap(split);
    case 'wrapper':
      return split(given[0]);
    default:
      return [makeNamed(origin, given.map(split), side)];
  }
}

function makeNamed(
  type: TypeExpression & { kind: 'name' },
  given: Alternative[][],
  side: Side,
): NamedAlternative {
  const shared = type.id === undefined ? type : { ...type, id: side.share(type.id) };
  const name = isTypeVariable(type.id, side) ? 'Any' : getTypeName(shared);
  return { kind: 'name', name, id: type.id, side, arguments: given };
}

/** The bounds of a type variable are not compared here. */
function isTypeVariable(id: string | undefined, { view }: Side): boolean {
  const item = id === undefined ? undefined : view.item(id);
  return item?.kind === 'attribute' && /^([\w.]+\.)?TypeVar\(/.test(item.value?.text ?? '');
}

const CONSTANT_TYPES = new Map([
  ['string', 'str'],
  ['boolean', 'bool'],
]);

function makeConstant(literal: LiteralType): Alternative {
  const value = getLiteralValue(literal);
  if (value === undefined) return { kind: 'constant', text: literal.text.trim(), type: '' };
  const number = Number.isInteger(value) ? 'int' : 'float';
  const type = value === null ? 'None' : (CONSTANT_TYPES.get(typeof value) ?? number);
  return { kind: 'constant', text: JSON.stringify(value), type };
}

function makeText(source: string): Alternative {
  return { kind: 'text', text: source.replaceAll(/\s+/g, '').replaceAll('"', "'") };
}

/** The target of a type alias of the package; undefined for other names. */
export function expandAlias(alternative: Alternative): Alternative[] | undefined {
  if (alternative.kind !== 'name') return undefined;
  const { id, side, arguments: given } = alternative;
  const item = id === undefined ? undefined : side.view.item(id);
  if (item?.kind !== 'attribute' || item.typeParameters !== undefined) return undefined;
  const ids = getTypeReferences(item.aliasOf).filter((name) => isTypeVariable(name, side));
  // Type variables without an argument are compared as any, and so are those of the classes in it.
  const variables = new Map(
    given.slice(0, ids.length).map((argument, index) => [ids[index] ?? '', argument]),
  );
  return item.aliasOf && splitType(item.aliasOf, { ...side, variables });
}

/** The names of all types that a value of the type has, including itself. */
export function getAncestors({ name, id, side }: NamedAlternative): Set<string> {
  const found = new Set([name]);
  collectBases(id, side, found, new Set());
  for (const known of [...found]) for (const base of getKnownAncestors(known)) found.add(base);
  return found;
}

function collectBases(
  id: string | undefined,
  side: Side,
  found: Set<string>,
  visited: Set<string>,
): void {
  const item = id === undefined || visited.has(id) ? undefined : side.view.item(id);
  if (item?.kind !== 'class') return;
  visited.add(item.id);
  for (const base of item.bases) {
    const origin = base.kind === 'generic' ? base.origin : base;
    if (origin.kind !== 'name') continue;
    found.add(makeNamed(origin, [], side).name);
    collectBases(origin.id, side, found, visited);
  }
}

/** The alternative as a text that is comparable between both sides. */
export function describeAlternative(alternative: Alternative): string {
  switch (alternative.kind) {
    case 'name':
      return `${alternative.name}[${alternative.arguments.map(describeAlternatives).join(', ')}]`;
    case 'list':
      return `[${alternative.items.map(describeAlternatives).join(', ')}]`;
    case 'constant':
    case 'text':
      return alternative.text;
  }
}

function describeAlternatives(alternatives: readonly Alternative[]): string {
  return alternatives.map(describeAlternative).join(' | ');
}
