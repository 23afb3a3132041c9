import { findContainer } from '../../../../extractor/contract/types/container.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Wanted, Writer } from '../call/writer.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { isFileType, isKnownType } from './builtin-values.ts';

/** Kinds of types, from those whose values say most to readers to those that say least. */
const KINDS = [
  'constant',
  'enum',
  'file',
  'plain',
  'list',
  'bytes',
  'model',
  'object',
  'mapping',
  'any',
  'unknown',
] as const;
type Kind = (typeof KINDS)[number];

const MOST_DEPTH = 5;

/** Which of several types says more than the others: a text is a name, and a dict of settings. */
export function findPreferred(
  { name }: Wanted,
  { isConstructing, view }: Writer,
): (type: TypeExpression) => boolean {
  return (type) => {
    if (type.kind !== 'name') return false;
    const item = type.id === undefined ? undefined : view.item(type.id);
    if (isConstructing && item?.kind === 'class' && item.model?.shape === 'dict') return true;
    return type.name === 'str' && name.includes('name');
  };
}

/** The place of a type among those that a value may have: that of the lowest is shown. */
export function rankType(type: TypeExpression, view: PackageView, depth = 0): number {
  if (depth > MOST_DEPTH) return rank('unknown');
  switch (type.kind) {
    case 'literal':
      return rank('constant');
    case 'union':
      return Math.min(...type.members.map((one) => rankType(one, view, depth + 1)));
    case 'generic':
      return rankGeneric(type, view, depth);
    case 'name':
      return rankName(type, view, depth);
    case 'list':
    case 'text':
      return rank('unknown');
  }
}

function rank(kind: Kind): number {
  return KINDS.indexOf(kind);
}

function rankGeneric(
  { origin, arguments: [first] }: Extract<TypeExpression, { kind: 'generic' }>,
  view: PackageView,
  depth: number,
): number {
  const name = origin.kind === 'name' ? getLastName(origin.name) : '';
  const kind = findContainer(name)?.kind;
  if (kind === 'literal') return rank('constant');
  if (kind === 'mapping') return rank('mapping');
  if (kind === undefined || first === undefined) return rankType(origin, view, depth + 1);
  const item = rankType(first, view, depth + 1);
  return kind === 'array' || kind === 'set' || kind === 'tuple'
    ? Math.max(rank('list'), item)
    : item;
}

function rankName(
  { name, id }: Extract<TypeExpression, { kind: 'name' }>,
  view: PackageView,
  depth: number,
): number {
  const item = id === undefined ? undefined : view.item(id);
  if (item?.kind === 'class') {
    if (item.model === undefined) return rank('object');
    return rank(item.model.shape === 'enum' ? 'enum' : 'model');
  }
  const alias = item?.kind === 'attribute' ? (item.aliasOf ?? item.bound) : undefined;
  return alias === undefined ? rank(findKind(getLastName(name))) : rankType(alias, view, depth + 1);
}

function findKind(name: string): Kind {
  if (isFileType(name)) return 'file';
  if (/^(bytes|bytearray|Path|PathLike|PurePath|memoryview|Buffer)$/.test(name)) return 'bytes';
  if (/^(Any|object)$/.test(name)) return 'any';
  if (findContainer(name) !== undefined) return 'mapping';
  return isKnownType(name) ? 'plain' : 'unknown';
}
