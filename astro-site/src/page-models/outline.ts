import { model as strings, module, packages } from '#strings';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { OperationGroup } from '../../../extractor/contract/view/package-view.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import { CLASS_PARTS, getClassParts, getInheritance } from './class-parts.ts';
import { showsExample, showsUsage } from './model-parts.ts';
import type { ModelGroup } from './model-groups.ts';
import type { ModuleContent } from './module-content.ts';
import type { OutlineGroup, OutlineLink } from './page.ts';
import type { Scope } from '../reference/scope.ts';
import type { ShownItem } from '../routing/shown-modules.ts';
import { getLastName } from '../code/type-shape.ts';

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
export function groupMembers(
  members: readonly ShownItem[],
): { label: string; items: ShownItem[] }[] {
  return KINDS.map(([kind, label]) => ({
    label,
    items: members.filter(({ item }) => item.kind === kind),
  })).filter(({ items }) => items.length > 0);
}

/** The parts of a package's page beside those of its own module. */
export const PACKAGE_PARTS = {
  modules: { id: 'package-modules', title: packages.modules },
  dependencies: { id: 'package-dependencies', title: packages.dependencies },
} as const;

/** The table of contents of a package's page: that of its own module, and its modules. */
export function makePackageOutline(
  content: ModuleContent | undefined,
  scope: Scope,
): OutlineGroup[] {
  const { modules, dependencies } = PACKAGE_PARTS;
  return [
    ...linkParts(scope.listedModules.length > 0 ? [modules] : []),
    ...(content === undefined ? [] : makeModuleOutline(content, scope)),
    ...linkParts(scope.dependencies.length > 0 ? [dependencies] : []),
  ];
}

/** The table of contents of a module's page. */
export function makeModuleOutline(content: ModuleContent, scope: Scope): OutlineGroup[] {
  const { groups, models, members, reExports } = content;
  return [
    ...groups.map((group) => linkOperations(group, scope)),
    ...linkParts(models.map(toPart)),
    ...groupMembers(members).map(({ label, items }) => ({
      label,
      links: items.map(({ item, name }) => makeLink(scope.entry(item.id), name)),
    })),
    ...(reExports.length === 0
      ? []
      : [
          {
            label: module.reExports,
            links: reExports.map(({ id, name }) => makeLink(scope.entry(id), name)),
          },
        ]),
  ];
}

export function makeFunctionsOutline(
  functions: readonly ShownItem[],
  scope: Scope,
): OutlineGroup[] {
  return [{ links: functions.map(({ item, name }) => makeLink(scope.anchor(item.id), name)) }];
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
  const { title } = model.model?.members === undefined ? fields : members;
  const links = names.map((name) => makeLink(scope.fieldAnchor(model.id, name), name));
  const rest = [
    ...(showsExample(model, scope.view) ? [example] : []),
    ...(showsUsage(scope.view) ? [usage] : []),
  ];
  return [
    ...(links.length === 0 ? [] : [{ label: title, links }]),
    ...makeClassOutline(model, scope),
    ...linkParts(rest),
  ];
}

/** The table of contents of a class's own page. */
export function makeClassOutline(item: ClassItem, scope: Scope): OutlineGroup[] {
  const parts = getClassParts(item, scope.view);
  const kinds = ['attributes', 'methods', 'classes'] as const;
  const inherited = getInheritance(item.id, scope.view);
  return [
    ...kinds
      .filter((kind) => parts[kind].length > 0)
      .map((kind) => ({
        label: CLASS_PARTS[kind].title,
        links: parts[kind].map(({ id, name }) => linkItem(id, name, scope)),
      })),
    ...(inherited.length === 0 ? [] : linkParts([CLASS_PARTS.inherited])),
  ];
}

function linkOperations({ label, operations }: OperationGroup, scope: Scope): OutlineGroup {
  return {
    label,
    links: operations.map((operation) => ({
      ...makeLink(scope.anchor(operation.id), operation.name),
      method: operation.method,
    })),
  };
}

/** An operation stands on its module's page, also where its class has another. */
function linkItem(id: string, name: string, scope: Scope): OutlineLink {
  const item = scope.view.item(id);
  if (item?.kind !== 'operation') return makeLink(scope.anchor(id), name);
  return { href: scope.href(id) ?? '', text: name, method: item.method };
}

function toPart({ label }: ModelGroup): { id: string; title: string } {
  return { id: getGroupAnchor(label), title: label };
}

function linkParts(parts: readonly { id: string; title: string }[]): OutlineGroup[] {
  if (parts.length === 0) return [];
  return [{ links: parts.map(({ id, title }) => ({ href: toHash(id), text: title })) }];
}

function makeLink(anchor: string | undefined, name: string): OutlineLink {
  return { href: toHash(anchor ?? name), text: getLastName(name) };
}

function toHash(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
