import { model as strings, module } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { OperationGroup } from '../../../extractor/contract/package-view.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import { getLastName } from './type-shape.ts';
import type { ModelGroup } from './model-groups.ts';
import type { OutlineGroup, OutlineLink } from './reference-page.ts';
import type { Scope } from './scope.ts';

/** The id of a group's label. A name in Python has no hyphen, so no operation has it. */
export function getGroupAnchor(label: string): string {
  return `group-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** Titles of what a module holds beside operations and models. */
const KINDS: [Item['kind'], string][] = [
  ['class', module.classes],
  ['function', module.functions],
  ['attribute', module.attributes],
];

/** Members of a module that its page shows, by kind. */
export function groupMembers(items: readonly Item[]): { label: string; items: Item[] }[] {
  return KINDS.map(([kind, label]) => ({
    label,
    items: items.filter((item) => item.kind === kind),
  })).filter(({ items }) => items.length > 0);
}

/** The table of contents of a module's page. */
export function makeModuleOutline(
  operations: readonly OperationGroup[],
  models: readonly ModelGroup[],
  members: readonly Item[],
  scope: Scope,
): OutlineGroup[] {
  return [
    ...operations.map(({ label, operations: group }) => ({
      label,
      links: group.map((operation): OutlineLink => ({
        ...makeLink(operation, scope),
        method: operation.method,
      })),
    })),
    ...(models.length === 0
      ? []
      : [
          {
            links: models.map(({ label }) => ({
              href: toHash(getGroupAnchor(label)),
              text: label,
            })),
          },
        ]),
    ...groupMembers(members).map(({ label, items }) => ({
      label,
      links: items.map((item) => makeLink(item, scope)),
    })),
  ];
}

/** The parts of a model's page that have a heading. */
export const MODEL_PARTS = {
  fields: { id: 'model-fields', title: strings.fields },
  members: { id: 'model-values', title: strings.values },
  example: { id: 'model-example', title: strings.example },
  usage: { id: 'model-used-by', title: strings.usage },
} as const;

/** The table of contents of a model's page. */
export function makeModelOutline(model: ClassItem, scope: Scope): OutlineGroup[] {
  const names = [
    ...scope.view.fields(model.id).map((field) => field.name),
    ...(model.model?.members ?? []).map((member) => member.name),
  ];
  const { fields, members, example, usage } = MODEL_PARTS;
  const part = model.model?.members === undefined ? fields : members;
  return [
    ...(names.length === 0
      ? []
      : [
          {
            label: part.title,
            links: names.map((name) => ({
              href: toHash(scope.fieldAnchor(model.id, name) ?? name),
              text: name,
            })),
          },
        ]),
    { links: [example, usage].map(({ id, title }) => ({ href: toHash(id), text: title })) },
  ];
}

function makeLink(item: Item, scope: Scope): OutlineLink {
  return { href: toHash(scope.anchor(item.id) ?? ''), text: getLastName(item.name) };
}

function toHash(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
