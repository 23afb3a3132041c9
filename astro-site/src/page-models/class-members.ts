import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { InheritedMember } from '../../../extractor/contract/view/class-tree.ts';
import { getFamilies } from '../clients/families.ts';
import type { Scope } from '../reference/scope.ts';
import { isClientOperation } from '../routing/item-tree.ts';
import { getFirstSentence } from './first-sentence.ts';
import { getConstructor } from './constructor.ts';
import { getMemberTags } from './member-tags.ts';
import { takeNearestBases } from './nearest-bases.ts';
import type { IndexEntry } from './sections/index-entry.ts';
import type { SectionOf } from './sections/section.ts';

/** What a class has, by kind and in source order. */
interface ClassParts {
  attributes: AttributeItem[];
  /** Without the constructor, and without the requests of a client: pages list them separately. */
  methods: (FunctionItem | Operation)[];
  /** Methods that may send the requests of operations, by calling them. */
  delegates: FunctionItem[];
  /** Methods that may send a request that could not be determined. */
  unknown: FunctionItem[];
  classes: ClassItem[];
  inherited: SectionOf<'inherited'>;
}

/** Sorts the members of a class by kind. */
export function getClassParts(item: ClassItem, { view }: Scope): ClassParts {
  const constructor = getConstructor(item, view);
  const { sentFor } = getFamilies(view);
  const attributes: AttributeItem[] = [];
  const methods: (FunctionItem | Operation)[] = [];
  const delegates: FunctionItem[] = [];
  const unknown: FunctionItem[] = [];
  const classes: ClassItem[] = [];
  for (const id of item.members ?? []) {
    const member = view.item(id);
    if (member === constructor) continue;
    if (member?.kind === 'attribute') attributes.push(member);
    else if (member?.kind === 'class') classes.push(member);
    else if (member?.kind === 'function' && member.unknownRequest !== undefined)
      unknown.push(member);
    else if (member?.kind === 'function' && sentFor.has(member.id)) delegates.push(member);
    else if (member?.kind === 'function') methods.push(member);
    else if (member?.kind === 'operation' && !isClientOperation(member)) methods.push(member);
  }
  const others = view.inheritedMembers(item.id).filter((each) => !isClientOperation(each.item));
  const inherited = makeInherited(others);
  return { attributes, methods, delegates, unknown, classes, inherited };
}

/** Inherited members by the base that declares them, nearest first; methods come first. */
function makeInherited(members: readonly InheritedMember[]): SectionOf<'inherited'> {
  const { groups, further } = takeNearestBases(members);
  return {
    kind: 'inherited',
    further,
    groups: groups.map(([base, found]) => {
      const items = found.map(({ item }) => item);
      const sorted = items.toSorted((one, other) => getRank(one) - getRank(other));
      return { base: { name: base.name, id: base.id }, members: sorted.map(makeMemberEntry) };
    }),
  };
}

function getRank({ kind, name }: Item): number {
  if (name.startsWith('_')) return 2;
  return kind === 'attribute' ? 1 : 0;
}

/** A member with the first sentence about it. */
export function makeMemberEntry(item: Item): IndexEntry {
  const { id, name } = item;
  const summary = 'docstring' in item ? item.docstring?.summary : undefined;
  const tags = getMemberTags(item);
  return {
    id,
    name,
    summary: summary === undefined ? undefined : getFirstSentence(summary),
    tags: tags.length === 0 ? undefined : tags,
  };
}
