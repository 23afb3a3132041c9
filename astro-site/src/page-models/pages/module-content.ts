import { errors, module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item, Module, ReExportItem } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  groupOperations,
  isOperation,
  type OperationGroup,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../../clients/families.ts';
import type { Scope } from '../../reference/scope.ts';
import { getGroupAnchor } from '../../routing/anchors.ts';
import { getParent, hasRequests, isClientOperation, isModel } from '../../routing/item-tree.ts';
import { getPageId } from '../../routing/route.ts';
import type { ModelPart } from '../../routing/model-parts.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { makeConfiguredRequests } from '../authentication.ts';
import { makeClientEntry } from '../client/entry.ts';
import { getMemberTags } from '../member-tags.ts';
import { makeAttribute, makeMember } from '../member.ts';
import { makeOperation } from '../operation.ts';
import { makePhraseFact } from '../phrase.ts';
import { makeSharedModel } from '../shared-model.ts';
import type { IndexEntry } from '../sections/index-entry.ts';
import type { PartSection, Section } from '../sections/section.ts';
import { groupModels, type ModelGroup } from './model-groups.ts';
import { makeModelEntries, makeModelIndex, makeModelParts } from './model-index.ts';

/** The content of a module's page, in page order. */
export interface ModuleContent {
  moduleId: string;
  groups: OperationGroup[];
  models: ModelGroup[];
  /** The pages that list the models, if there are too many for this page. */
  modelParts: ModelPart[];
  /** Functions, attributes and classes that are not models. */
  members: ShownItem[];
  reExports: ReExportItem[];
  /** Whether classes and functions are only listed, because each has a page of its own. */
  isSplit: boolean;
}

/** Sorts a module's items into the parts of its page; undefined for a module without a page. */
export function getContent(
  { id }: Module,
  { view, settings, module: find }: Scope,
): ModuleContent | undefined {
  const placed = find(id);
  if (placed === undefined) return undefined;
  const { items, reExports, isSplit, modelParts } = placed;
  const all = items.flatMap(({ item, nested }) => [item, ...nested]);
  const labels = settings.groups.map(({ label }) => label);
  return {
    moduleId: id,
    groups: groupOperations(
      all.filter(isOperation).filter((operation) => isOnModule(operation, view)),
      labels,
    ),
    models: groupModels(all.filter(isModel), view),
    modelParts,
    members: items.filter(({ item }) => item.kind !== 'operation' && !isModel(item)),
    reExports,
    isSplit,
  };
}

/** Whether the page of the module documents an operation: pages of classes document their requests. */
function isOnModule(operation: Operation, view: PackageView): boolean {
  if (!isClientOperation(operation)) return true;
  const isMethod = view.item(getParent(operation.id))?.kind === 'class';
  const primary = getFamilies(view).primaryOf.get(operation.id);
  return (
    !isMethod &&
    (primary === undefined || view.moduleOf(primary.id) !== view.moduleOf(operation.id))
  );
}

/** Operations by group, models, other members by kind, and names from elsewhere. */
export function makeModuleContent(content: ModuleContent, scope: Scope): Section[] {
  const { moduleId, groups, models, modelParts, members, reExports, isSplit } = content;
  const page = scope.href(getPageId(moduleId));
  return [
    ...(groups.length === 0 ? [] : makeConfiguredRequests(scope)),
    ...makeUndeclaredErrors(groups),
    ...groups.map((group) => makeOperations(group, scope)),
    ...(modelParts.length > 0
      ? [makeModelParts(modelParts, scope)]
      : models.map((group) => makeModels(group, page, scope))),
    ...KINDS.flatMap(([kind, title]): Section[] => {
      const found = members.filter(({ item }) => item.kind === kind);
      if (found.length === 0) return [];
      const sections = makeMembers(found, isSplit, scope);
      return [{ kind: 'group', id: getGroupAnchor(title), title, sections }];
    }),
    ...makeReExports(reExports, scope),
  ];
}

/** Says once that none of the operations declares an error response. */
function makeUndeclaredErrors(groups: readonly OperationGroup[]): Section[] {
  const declared = groups
    .flatMap(({ operations }) => operations)
    .filter((operation) => !isClientOperation(operation) && operation.responses.length > 0);
  const hasErrors = declared.some(({ responses }) =>
    responses.some(({ status }) => !/^[123]/.test(status)),
  );
  if (declared.length === 0 || hasErrors) return [];
  const fact = makePhraseFact(errors.title, [errors.undeclared(declared.length)]);
  return [{ kind: 'facts', facts: [fact] }];
}

/** Models of one role: a list of those with a page of their own, and the others in full. */
function makeModels(group: ModelGroup, page: string | undefined, scope: Scope): Section {
  const { label, models } = group;
  const isHere = ({ id }: ClassItem): boolean => scope.href(id)?.split('#')[0] === page;
  const [here, elsewhere] = [models.filter(isHere), models.filter((model) => !isHere(model))];
  if (here.length === 0) return makeModelIndex(group, scope);
  return {
    kind: 'group',
    id: getGroupAnchor(label),
    title: label,
    sections: [
      ...(elsewhere.length === 0
        ? []
        : [{ kind: 'index' as const, entries: makeModelEntries(elsewhere, scope) }]),
      ...here.map((model) => makeSharedModel(model, scope)),
    ],
  };
}

/** Titles for the items of a module other than operations and models. */
const KINDS: [Item['kind'], string][] = [
  ['class', strings.classes],
  ['function', strings.functions],
  ['attribute', strings.attributes],
];

function makeOperations({ label, operations }: OperationGroup, scope: Scope): Section {
  return {
    kind: 'operations',
    id: getGroupAnchor(label),
    title: label,
    operations: operations.map((operation) =>
      isClientOperation(operation)
        ? makeClientEntry(operation, scope)
        : makeOperation(operation, scope),
    ),
  };
}

/** Members of one kind. Attributes are short, so they always stay on the page of their module. */
function makeMembers(members: readonly ShownItem[], isSplit: boolean, scope: Scope): Section[] {
  const attributes = members.flatMap(({ item, name }) =>
    item.kind === 'attribute' ? [makeAttribute(item, name, scope)] : [],
  );
  if (attributes.length > 0) return [{ kind: 'attributes', attributes }];
  const isListed = ({ item }: ShownItem): boolean => isSplit || hasRequests(item, scope.view.item);
  const entries = members.filter(isListed).map((member) => makeIndexEntry(member, scope));
  return [
    ...(entries.length === 0 ? [] : [{ kind: 'index' as const, entries }]),
    ...members
      .filter((member) => !isListed(member))
      .flatMap(({ item, name }) => makeMember(item, name, scope)),
  ];
}

/** A class or function with a page of its own. */
function makeIndexEntry({ item, name }: ShownItem, scope: Scope): IndexEntry {
  const summary = 'docstring' in item ? item.docstring?.summary : undefined;
  return { id: item.id, name, anchor: scope.entry(item.id), summary, tags: getMemberTags(item) };
}

/** Names that a module exports as its own and that are documented elsewhere. */
function makeReExports(reExports: readonly ReExportItem[], scope: Scope): PartSection[] {
  if (reExports.length === 0) return [];
  const { view } = scope;
  const entries = reExports.map(({ id, name, target }): IndexEntry => {
    const definition = view.item(target) ?? view.module(target);
    const docstring =
      definition !== undefined && 'docstring' in definition ? definition.docstring : undefined;
    return {
      id: target,
      name,
      anchor: scope.entry(id),
      summary: docstring?.summary,
      note: target === id ? undefined : strings.from(target),
    };
  });
  return [
    {
      kind: 'part',
      id: getGroupAnchor(strings.reExports),
      title: strings.reExports,
      count: reExports.length,
      note: strings.reExportsNote,
      outline: 'entries',
      sections: [{ kind: 'index', entries, hasNotes: true }],
    },
  ];
}
