import type { ClassItem, EnumMember } from '../../contract/class.ts';
import type { Item } from '../../contract/module.ts';
import { formatSignature } from '../../contract/types/signature-text.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { InheritedField } from '../../contract/view/class-tree.ts';
import { type Alternative, type NamedAlternative, splitType } from './type-alternatives.ts';
import { isForeignName } from './type-names.ts';

type AreWithin = (given: readonly Alternative[], allowed: readonly Alternative[]) => boolean;

interface Terms {
  areWithin: AreWithin;
  /** Whether a base of another package may derive from any class. */
  isForeignOpen: boolean;
}

/** A class in its document. */
interface Structure {
  item: ClassItem;
  side: NamedAlternative['side'];
}

/**
 * Whether a class has everything that another one has, so that its instances do as those of the
 * other: the same fields, members and bases outside the package. Classes without contents are never
 * alike.
 */
export function isLikeClass(
  one: NamedAlternative,
  other: NamedAlternative,
  { areWithin, isForeignOpen }: Terms,
): boolean {
  const [given, wanted] = [getStructure(one), getStructure(other)];
  if (given === undefined || wanted === undefined) return false;
  if (one.arguments.length !== other.arguments.length) return false;
  return (
    given.item.model?.flavor === wanted.item.model?.flavor &&
    hasContents(wanted) &&
    (hasBases(given, wanted) || (isForeignOpen && hasForeignBase(given, wanted))) &&
    hasValues(given.item, wanted.item) &&
    hasFields(given, wanted, areWithin) &&
    hasMembers(given, wanted) &&
    one.arguments.every((argument, index) => areWithin(argument, other.arguments[index] ?? []))
  );
}

function getStructure({ id, side }: NamedAlternative): Structure | undefined {
  const item = id === undefined ? undefined : side.view.item(id);
  return item?.kind === 'class' ? { item, side } : undefined;
}

function hasContents(structure: Structure): boolean {
  const { item, side } = structure;
  const fields = side.view.fields(item.id);
  return fields.length + getMembers(structure).size + (item.model?.members ?? []).length > 0;
}

/** The bases that the document does not know. */
function getOuterBases({ item, side }: Structure): string[] {
  return side.view
    .lineage(item.id)
    .flatMap(({ bases }) => bases.map((base) => (base.kind === 'generic' ? base.origin : base)))
    .filter((base) => base.kind !== 'name' || side.view.item(base.id ?? '') === undefined)
    .map((base) => (base.kind === 'name' ? (base.id ?? base.name) : formatType(base)));
}

function hasBases(one: Structure, other: Structure): boolean {
  const bases = new Set(getOuterBases(one));
  return getOuterBases(other).every((base) => bases.has(base));
}

/** Whether a class derives from one of another package that the other class does not derive from. */
function hasForeignBase(one: Structure, other: Structure): boolean {
  const bases = new Set(getOuterBases(other));
  const { name } = one.side.view.index;
  return getOuterBases(one).some((base) => !bases.has(base) && isForeignName(base, name));
}

/** An enum has no values that the other one lacks, and is none if the other one is none. */
function hasValues({ model: one }: ClassItem, { model: other }: ClassItem): boolean {
  const format = ({ name, value }: EnumMember) => `${name}=${value.text}`;
  const known = new Set((other?.members ?? []).map(format));
  return (one?.members ?? []).every((member) => known.has(format(member)));
}

function hasFields(one: Structure, other: Structure, areWithin: AreWithin): boolean {
  const fields = new Map(one.side.view.fields(one.item.id).map((field) => [field.name, field]));
  const isDictionary = one.item.model?.shape === 'dict';
  return other.side.view.fields(other.item.id).every((wanted) => {
    const field = fields.get(wanted.name);
    if (field === undefined) return isDictionary && !wanted.required;
    const [given, allowed] = [splitType(field.type, one.side), splitType(wanted.type, other.side)];
    return isLikeField(field, wanted) && areWithin(given, allowed);
  });
}

function isLikeField(one: InheritedField, other: InheritedField): boolean {
  return one.wireName === other.wireName && (one.required || !other.required);
}

/** The public members by name, as far as they tell one class from another. */
function getMembers({ item, side: { view } }: Structure): Map<string, string> {
  const own = (item.members ?? []).flatMap((id) => view.item(id) ?? []);
  const all = [...view.inheritedMembers(item.id).map((member) => member.item), ...own];
  return new Map(
    all.filter(({ name }) => !name.startsWith('_')).map((one) => [one.name, describeMember(one)]),
  );
}

function describeMember(item: Item): string {
  if (item.kind !== 'function' && item.kind !== 'operation') return item.kind;
  return formatSignature(item.name, item.signature);
}

function hasMembers(one: Structure, other: Structure): boolean {
  const shared = new Set(listBases(one).map(({ id }) => one.side.share(id)));
  const [members, wanted] = [getMembers(one), getMembers(other)];
  // What both inherit from one base is compared with that.
  for (const base of listBases(other)) {
    if (!shared.has(other.side.share(base.id))) continue;
    for (const name of getMembers({ item: base, side: other.side }).keys()) wanted.delete(name);
  }
  return [...wanted].every(([name, text]) => members.get(name) === text);
}

function listBases({ item, side }: Structure): ClassItem[] {
  return side.view.lineage(item.id).slice(1);
}
