import { model as modelStrings, module as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { InheritedMember } from '../../../extractor/contract/view/class-tree.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { AttributeItem } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';

/** What a class declares, by kind. */
export interface ClassParts {
  attributes: AttributeItem[];
  methods: (FunctionItem | Operation)[];
  classes: ClassItem[];
}

/** The parts of a class's own page that have a heading. */
export const CLASS_PARTS = {
  attributes: { id: 'class-attributes', title: strings.attributes },
  methods: { id: 'class-methods', title: strings.methods },
  classes: { id: 'class-classes', title: strings.classes },
  inherited: { id: 'class-inherited', title: strings.inherited },
  subtypes: { id: 'class-subtypes', title: modelStrings.subtypes },
} as const;

/** Sorts the members of a class; each part keeps the order of the source. */
export function getClassParts({ members = [] }: ClassItem, view: PackageView): ClassParts {
  const parts: ClassParts = { attributes: [], methods: [], classes: [] };
  for (const id of members) {
    const item = view.item(id);
    if (item?.kind === 'attribute') parts.attributes.push(item);
    else if (item?.kind === 'class') parts.classes.push(item);
    else if (item?.kind === 'function' || item?.kind === 'operation') parts.methods.push(item);
  }
  return parts;
}

/** What a class has from one of its bases. */
export interface Inheritance {
  base: ClassItem;
  members: InheritedMember['item'][];
}

/** Inherited members by the base that declares them, nearest first. */
export function getInheritance(id: string, view: PackageView): Inheritance[] {
  const groups = Map.groupBy(view.inheritedMembers(id), ({ base }) => base);
  return [...groups].map(([base, members]) => ({ base, members: members.map(({ item }) => item) }));
}
