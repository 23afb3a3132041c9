import { type Change, CHANGE_SEVERITIES } from '../contract/change.ts';
import type { Item } from '../contract/module.ts';
import type { Package } from '../contract/package.ts';
import { getLastName } from '../contract/last-name.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import { isOperation, type PackageView } from '../contract/view/package-view.ts';
import { type Comparison, createComparison } from './comparison.ts';
import { getPublicId } from './public-name.ts';
import { getOwner, type ItemPair } from './documents.ts';
import { compareHttp } from './http/compare-http.ts';
import { foldVariants } from './http/fold-variants.ts';
import { mergeOperations } from './http/merge-operations.ts';
import { reportAddedSubtype, reportRemovedSubtype } from './http/models/compare-subtype.ts';
import {
  reportAddedOperation,
  reportRemovedOperation,
} from './http/operations/compare-operation.ts';
import { compareBases } from './python/classes/compare-bases.ts';
import { createReport } from './python/create-report.ts';
import { compareExports } from './python/compare-exports.ts';
import { compareModules } from './python/compare-modules.ts';
import {
  reportAddedObject,
  reportRemovedObject,
  reportReplaced,
} from './python/compare-objects.ts';
import { comparePython } from './python/compare-python.ts';
import { PYTHON_RULES } from './python/python-rules.ts';
import { comparePythonVersions } from './python/python-versions.ts';
import { compareRequirements } from './python/requirements.ts';
import { addReach } from './reach.ts';
import { adviseCallers } from './advise-callers.ts';
import { type ChangeFilter, filterChanges, type FilteredChanges } from './filter-changes.ts';
import { groupChanges } from './grouping/group-changes.ts';
import { findTestModules } from './modules-of-tests.ts';
import { findUnreachedModules } from './reached-modules.ts';
import { findReachedObjects, isReached } from './reached-objects.ts';
import { downgrade } from './downgrade.ts';
import { isApplication, isOfInterface } from './application-interface.ts';
import { createVisibility } from './visibility.ts';

/**
 * Everything that has changed between two documents of a package, worst first, then in the order of
 * the new one; changes that have one cause are one.
 */
export function comparePackages(before: Package, after: Package): Change[] {
  const comparison = createComparison(before, after);
  return summarize(findDifferences(comparison), comparison);
}

/**
 * The same of the changes that a filter wants, and how many it does not want. What only an application
 * itself uses is left out unless the filter wants it.
 */
export function compareFiltered(
  before: Package,
  after: Package,
  filter: ChangeFilter,
): FilteredChanges {
  const comparison = createComparison(before, after);
  const found = findDifferences(comparison);
  const isPartial = filter.internals !== true && isApplication(comparison.before);
  const known = isPartial ? found.filter((change) => isOfInterface(change, comparison)) : found;
  const { kept, leftOut } = filterChanges(known, filter);
  return { kept: summarize(kept, comparison), leftOut, internals: found.length - known.length };
}

function summarize(differences: readonly Change[], comparison: Comparison): Change[] {
  const grouped = groupChanges(differences, comparison).toSorted(compareSeverities);
  return addReach(grouped, comparison).map((change) => adviseCallers(change, comparison));
}

/** Every single difference, in the same order. */
function findDifferences(comparison: Comparison): Change[] {
  const old = createVisibility(comparison.before);
  const now = createVisibility(comparison.after);
  const isMet = (pair: ItemPair) => old.isMet(pair.before) && now.isMet(pair.after);
  const firsts = findFirsts(comparison.pairs);
  const changes = [
    ...comparison.pairs.flatMap((pair) => compareHttp(pair, comparison)),
    ...comparison.pairs
      .filter((pair) => isMet(pair) && firsts.has(pair))
      .flatMap((pair) => {
        const found = comparePython(pair, comparison);
        // Private names may be met, but nobody is meant to use them.
        const isKnown = isOffered(pair.before, comparison.before, old.isPublic);
        return isKnown && !isCommand(pair.before) ? found : found.map(downgrade);
      }),
    ...comparison.added
      .filter((item) => isOperation(item) || now.isPublic(item))
      .flatMap((item) => reportAdded(item, comparison)),
    ...comparison.removed
      .filter((item) => isOperation(item) || old.isPublic(item))
      .flatMap((item) => {
        const found = reportRemoved(item, comparison);
        const isKnown = isOffered(item, comparison.before, old.isPublic);
        return isCall(item) && !isKnown ? found.map(downgrade) : found;
      }),
    ...compareExports(comparison),
    ...compareModules(comparison),
    ...comparePythonVersions(comparison),
    ...compareRequirements(comparison),
  ];
  const tests = new Set(
    [comparison.before, comparison.after].flatMap((view) => [...findTestModules(view)]),
  );
  const unreached = findUnreachedModules(comparison.before);
  const reached = findReachedObjects(comparison.before);
  return (
    foldVariants(mergeOperations(changes), comparison)
      // Nobody is meant to use a package's own tests.
      .filter((change) => !tests.has(change.module) && !isPrivateAttribute(change))
      .map((change) => {
        const isInner =
          isUnreached(change, unreached, comparison.before) ||
          isFarOff(change, reached, comparison.before) ||
          isInnerConstant(change, comparison);
        const isUncertain =
          isInner ||
          HELPERS.test(change.module) ||
          mayStillBeProvided(change, comparison) ||
          isUsedImport(change, comparison.before);
        const isSilent =
          isHelper(change, comparison.before) ||
          (isInner && isUndescribed(change, comparison.before));
        if (isSilent) return { ...change, severity: 'safe' as const };
        return isUncertain ? downgrade(change) : change;
      })
      .sort(compareChanges)
  );
}

/** A function with several operations is one function for its callers. */
function findFirsts(pairs: readonly ItemPair[]): ReadonlySet<ItemPair> {
  const functions = Map.groupBy(pairs, (pair) =>
    [pair.before, pair.after].map(({ id }) => getFunctionId(id)).join(' '),
  );
  return new Set([...functions.values()].flatMap((group) => group.slice(0, 1)));
}

/** Whether users have a name for an item, their own or that of a public class that inherits it. */
function isOffered(item: Item, view: PackageView, isPublic: (item: Item) => boolean): boolean {
  if (isPublic(item)) return true;
  const owner = getOwner(item, view);
  const heirs = view.subtypes((owner ?? item).id).filter(isPublic);
  return heirs.some(
    ({ id }) => owner === undefined || view.item(`${id}.${item.name}`) === undefined,
  );
}

/** Whether a function is a command, which the command line calls with values for its options. */
function isCommand(item: Item): boolean {
  return 'command' in item && item.command !== undefined;
}

/** Whether an operation is a call of a client, which only those who have its name can make. */
function isCall(item: Item): boolean {
  return isOperation(item) && item.client !== undefined;
}

/** Private type aliases and constants; what uses them is compared by itself. */
function isPrivateAttribute({ kind, item }: Change): boolean {
  return kind === 'attribute' && /(?:^|\.)_[^_.][^.]*$/.test(item);
}

/** Modules with what old versions of Python need, with copies of packages, and with versions. */
const HELPERS = /\.(?:\w*compat(?:ibility)?|_?vendor(?:ed)?|six|_*version_*)(?:\.|$)/;

/** What packages took from `six`, or wrote in its way, while they supported Python 2 and 3.1. */
const OF_SIX = new Set(
  'NullHandler iteritems iterkeys itervalues viewitems viewkeys viewvalues with_metaclass add_metaclass text_type string_types binary_type integer_types class_types unicode_type basestring unichr xrange izip imap ifilter PY2 PY3 python_2_unicode_compatible reraise raise_from ensure_str ensure_text ensure_binary'.split(
    ' ',
  ),
);

/** Whether a name that is gone only helped the package to run on Python 2, or is another's. */
function isHelper({ code, item, before, module }: Change, { index }: PackageView): boolean {
  if (code === PYTHON_RULES.exportRemoved.code) {
    return HELPERS.test(module) && !before?.text?.startsWith(`${index.name}.`);
  }
  return code === PYTHON_RULES.objectRemoved.code && OF_SIX.has(getLastName(item));
}

/** Whether users had no documented way to something: only a module that nothing imports has it. */
function isUnreached(
  { before, item, kind }: Change,
  unreached: ReadonlySet<string>,
  view: PackageView,
): boolean {
  const id = before?.id ?? item;
  const module = kind === 'module' ? id : view.moduleOf(id)?.id;
  return module !== undefined && unreached.has(module) && view.reExports(id).length === 0;
}

/** The kinds of objects that a package whose users know what they may use says something of. */
const DESCRIBED = new Set<Change['kind']>(['function', 'class', 'attribute', 'module']);

/**
 * Whether no text says what something is for, nor what it is a member of, nor what a module has: only
 * the code around it uses it.
 */
function isUndescribed({ before, kind }: Change, view: PackageView): boolean {
  if (before === undefined || !DESCRIBED.has(kind)) return false;
  const item = view.item(before.id);
  if (item?.kind === 'reExport') return false;
  if (item === undefined) {
    const module = view.module(before.id);
    return module !== undefined && !module.items.some((one) => hasText(one));
  }
  const owner = getOwner(item, view);
  return !hasText(item) && (owner === undefined || !hasText(owner));
}

function hasText(item: Item): boolean {
  return isOperation(item) ? item.summary !== undefined : 'docstring' in item;
}

/** Whether nothing that the package exports leads to something, or to what a module defines. */
function isFarOff(
  { before, kind }: Change,
  reached: ReadonlySet<string> | undefined,
  view: PackageView,
): boolean {
  if (before === undefined || reached === undefined) return false;
  // What an installation needs is said of the outermost module.
  if (before.id === view.modules[0]?.id || isExport(before.id, view)) return false;
  if (kind !== 'module') return !isReached(before.id, reached);
  const items = view.module(before.id)?.items ?? [];
  return items.length > 0 && items.every(({ id }) => !isReached(id, reached));
}

/** Whether a module of the package lists a name of another module's object as one for its users. */
function isExport(id: string, view: PackageView): boolean {
  const item = view.item(id);
  return item?.kind === 'reExport' && view.moduleOf(id)?.exports?.includes(item.name) === true;
}

/** The names of modules that are gone. */
const REMOVED_NAMES = new Set<string>(
  [PYTHON_RULES.objectRemoved, PYTHON_RULES.exportRemoved].map(({ code }) => code),
);

/** Whether the name of something that is gone may be one that the module's `__getattr__` knows. */
function mayStillBeProvided(
  { code, item, before: old, module }: Change,
  { before, after }: Comparison,
): boolean {
  const isOfModule = item.lastIndexOf('.') === module.length;
  const names = [item, getPublicId(old?.id ?? item, before)];
  const modules = names.map((name) => name.slice(0, name.lastIndexOf('.')));
  const isLost = REMOVED_NAMES.has(code) || code === PYTHON_RULES.objectMoved.code;
  return (
    isLost &&
    (isOfModule || old?.id !== names[1]) &&
    modules.some((id) => after.module(id)?.dynamic === true)
  );
}

/**
 * Whether something is a constant or an alias of a module inside the package that no text
 * describes and that nothing offers to users: the module has it for itself.
 */
function isInnerConstant({ code, kind, before }: Change, { before: view }: Comparison): boolean {
  const item = view.item(before?.id ?? '');
  if (code !== PYTHON_RULES.objectRemoved.code || kind !== 'attribute') return false;
  if (item?.kind !== 'attribute' || item.docstring !== undefined) return false;
  const module = view.moduleOf(item.id);
  const isOfModule = item.id === `${module?.id ?? ''}.${item.name}`;
  const isOffered = module?.exports?.includes(item.name) === true;
  return (
    isOfModule &&
    !isOffered &&
    module?.id !== view.modules[0]?.id &&
    getPublicId(item.id, view) === item.id
  );
}

/** Whether a function of a private module is only there for the modules that import and call it. */
function isUsedImport({ before, kind }: Change, view: PackageView): boolean {
  const item = view.item(before?.id ?? '');
  if (kind !== 'function' || item?.kind !== 'function') return false;
  const names = view.reExports(item.id);
  return (
    view.moduleOf(item.id)?.private === true &&
    names.length > 0 &&
    names.every(({ id, name }) => view.moduleOf(id)?.usedImports?.includes(name))
  );
}

function reportAdded(item: Item, comparison: Comparison): Change[] {
  if (isOperation(item)) return reportAddedOperation(item, comparison);
  // A new model that can replace its base is reported as such.
  const found = item.kind === 'class' ? reportAddedSubtype(item, comparison) : [];
  return found.length > 0 ? found : reportAddedObject(item, comparison);
}

function reportRemoved(item: Item, comparison: Comparison): Change[] {
  const replaced = comparison.replacements.get(item.id);
  if (replaced !== undefined) {
    return [
      reportReplaced(item, replaced, comparison),
      ...compareReplacedBases(item, replaced.item, comparison),
    ];
  }
  if (isOperation(item)) return reportRemovedOperation(item, comparison);
  const found = item.kind === 'class' ? reportRemovedSubtype(item, comparison) : [];
  return found.length > 0 ? found : reportRemovedObject(item, comparison);
}

/** Whether who catches or checks for a base still gets a class that has another name now. */
function compareReplacedBases(before: Item, after: Item, comparison: Comparison): Change[] {
  if (before.kind !== 'class' || after.kind !== 'class') return [];
  const pair = { before, after };
  const report = createReport(pair, comparison);
  return compareBases(pair, { name: after.name, report, comparison });
}

function compareChanges(a: Change, b: Change): number {
  return (
    compareSeverities(a, b) ||
    compareText(a.module, b.module) ||
    compareSources(a, b) ||
    compareText(a.item, b.item) ||
    compareText(a.code, b.code) ||
    compareText(a.part?.name ?? '', b.part?.name ?? '') ||
    compareText(a.message, b.message)
  );
}

function compareSeverities(a: Change, b: Change): number {
  return CHANGE_SEVERITIES.indexOf(a.severity) - CHANGE_SEVERITIES.indexOf(b.severity);
}

/** By the place in the new source; removed items are sorted by their place in the old one. */
function compareSources(a: Change, b: Change): number {
  const [first, second] = [a, b].map(({ before, after }) => (after ?? before)?.source);
  return (
    compareText(first?.file ?? '', second?.file ?? '') || (first?.line ?? 0) - (second?.line ?? 0)
  );
}

/** By code units, so that the order does not depend on the locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
