import { model } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Scope } from '../../reference/scope.ts';
import { getGroupAnchor } from '../../routing/anchors.ts';
import type { ModelPart } from '../../routing/model-parts.ts';
import { getHref } from '../../routing/route.ts';
import type { IndexEntry } from '../sections/index-entry.ts';
import type { PartSection } from '../sections/section.ts';
import type { ModelGroup } from './model-groups.ts';

/** The models of a group, in a list. */
export function makeModelIndex({ label, models }: ModelGroup, scope: Scope): PartSection {
  return {
    kind: 'part',
    id: getGroupAnchor(label),
    title: label,
    count: models.length,
    outline: 'heading',
    sections: [{ kind: 'index', entries: makeModelEntries(models, scope) }],
  };
}

export function makeModelEntries(models: readonly ClassItem[], scope: Scope): IndexEntry[] {
  return models.map(({ id, name, docstring }) => {
    return { id, name, anchor: scope.entry(id), summary: docstring?.summary };
  });
}

/** Links to the pages that list the models of a large module. */
export function makeModelParts(parts: readonly ModelPart[], { base }: Scope): PartSection {
  const count = parts.reduce((sum, { models }) => sum + models.length, 0);
  return {
    kind: 'part',
    id: getGroupAnchor(model.groups.all),
    title: model.groups.all,
    count,
    outline: 'heading',
    sections: [
      {
        kind: 'modelParts',
        parts: parts.map((part) => ({
          title: part.title,
          href: getHref(part, base),
          count: part.models.length,
          first: part.models[0]?.name ?? '',
          last: part.models.at(-1)?.name ?? '',
        })),
      },
    ],
  };
}
