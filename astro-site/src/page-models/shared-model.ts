import { model as strings } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Scope } from '../reference/scope.ts';
import { getLocalName } from '../routing/route.ts';
import { getMemberTags } from './member-tags.ts';
import { makeClassParts, makeConstructorPart } from './member.ts';
import { makeAboutModel, makeModelExample, makeModelFields, makeUsages } from './model-parts.ts';
import type { MemberSection, PartSection, Section } from './sections/section.ts';

/** A model under a heading. It shows what its own page would show, but its example is closed. */
export function makeSharedModel(item: ClassItem, scope: Scope): MemberSection {
  const { id, source } = item;
  const name = getLocalName(id, scope.view.moduleOf(id)?.id ?? '');
  return {
    kind: 'member',
    itemKind: 'model',
    id,
    name,
    anchor: scope.anchor(id) ?? name,
    tags: [...getFlavor(item), ...getMemberTags(item)],
    sections: [
      ...makeAboutModel(item, scope),
      ...makeModelFields(item, scope).flatMap(labelPart),
      ...(isOnlyNested(item, scope) ? [] : makeModelExample(item, scope).map(foldPart)),
      ...makeConstructorPart(item, scope).flatMap(labelPart),
      ...makeClassParts(item, scope).flatMap(shortenPart),
      ...makeUsages(item, scope).flatMap(labelPart),
      { kind: 'source', source },
    ],
  };
}

/** The examples of the models that are sent or returned contain the models within them. */
function isOnlyNested({ id }: ClassItem, { view }: Scope): boolean {
  const usages = view.usedBy(id);
  return usages.length > 0 && usages.every(({ direct }) => !direct);
}

function getFlavor({ model }: ClassItem): string[] {
  return model === undefined ? [] : [strings.flavor(model.label ?? model.flavor)];
}

/** The sections of a part under a label: on a shared page, only the models have headings. */
function labelPart({ title, sections }: PartSection): Section[] {
  return [{ kind: 'label', title }, ...sections];
}

/** Most models of a package inherit the same members, which the page of their base describes. */
function shortenPart(part: PartSection): Section[] {
  const inherited = part.sections.filter((section) => section.kind === 'inherited');
  if (inherited.length === 0) return labelPart(part);
  return inherited.map((section) => ({ ...section, isShort: true }));
}

function foldPart({ title, sections }: PartSection): Section {
  return { kind: 'folded', title, sections };
}
