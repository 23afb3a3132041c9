import type { Change } from '../../contract/change.ts';
import type { Module, ReExportItem } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import { resolveName } from '../documents.ts';
import { getPublicId } from '../public-name.ts';
import { makeChange } from '../make-change.ts';
import { mayImport } from './may-import.ts';
import { quote } from '../wording.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** Changes in the names that public modules export: re-exports, and `__all__`. */
export function compareExports(comparison: Comparison): Change[] {
  const { before, after } = comparison;
  return [
    ...listReExports(before).flatMap((item) => compareReExport(item, comparison)),
    ...listReExports(after).flatMap((item) => reportAddedExport(item, comparison)),
    ...before.modules.filter(isPublic).flatMap((module) => compareLists(module, comparison)),
  ];
}

function isPublic(module: Module): boolean {
  return module.private !== true;
}

function listReExports(view: PackageView): ReExportItem[] {
  return view.modules.filter(isPublic).flatMap(({ items, exports }) =>
    items.filter((item): item is ReExportItem => {
      const isShown = !item.name.startsWith('_') || exports?.includes(item.name) === true;
      return item.kind === 'reExport' && isShown;
    }),
  );
}

function compareReExport(old: ReExportItem, comparison: Comparison): Change[] {
  const { before, after, counterpart } = comparison;
  const isOurs = before.item(old.target) !== undefined || before.module(old.target) !== undefined;
  const target = isOurs ? counterpart(old.target) : old.target;
  // The removal of the item itself, and its new name, are reported separately.
  if (target === undefined || isRenamed(old, target, comparison)) return [];
  const now = after.item(old.id);
  const module = after.module(old.id);
  if (now === undefined && module === undefined)
    return [reportRemovedExport(old, target, comparison)];
  const found = findTarget(old.id, after);
  if (found === target || now === undefined) return [];
  const message = `${quote(old.id)} refers to ${quote(found)}; it referred to ${quote(old.target)}.`;
  const sides = { before: { item: old, text: old.target }, after: { item: now, text: found } };
  return [makeChange(PYTHON_RULES.exportTargetChanged, { message, ...sides }, comparison)];
}

/** Whether an object that users import from its own module has another name now. */
function isRenamed(old: ReExportItem, target: string, { before }: Comparison): boolean {
  const item = resolveName(before, old.id);
  if (item === undefined || before.moduleOf(item.id)?.private === true) return false;
  return item.name === old.name && !target.endsWith(`.${item.name}`);
}

/** The final target of a name, which may be a module or be in another package. */
function findTarget(id: string, view: PackageView): string {
  const found = resolveName(view, id);
  if (found !== undefined) return found.id;
  const item = view.item(id);
  return item?.kind === 'reExport' ? item.target : id;
}

function reportRemovedExport(old: ReExportItem, target: string, comparison: Comparison): Change {
  const from = quote(getModule(old));
  const before = { item: old, text: old.target };
  if (isStillImported(old, target, comparison)) {
    const message = `${from} does not re-export ${quote(old.name)} any more, but imports the module of ${quote(target)}.`;
    return makeChange(PYTHON_RULES.exportHidden, { message, before }, comparison);
  }
  if (isForOwnUse(old, target, comparison)) {
    const message = `${from} no longer imports ${quote(target)}, which it may only have used itself.`;
    return makeChange(PYTHON_RULES.exportHidden, { message, before }, comparison);
  }
  const message = `${quote(old.name)} can no longer be imported from ${from}; it is ${quote(getPublicId(target, comparison.after))}.`;
  return makeChange(PYTHON_RULES.exportRemoved, { message, before }, comparison);
}

/**
 * Whether a module that lists no exports and defines objects itself may have imported something for
 * these, which is still where it was.
 */
function isForOwnUse(old: ReExportItem, target: string, { before, after }: Comparison): boolean {
  const module = before.module(getModule(old));
  const isDefining = module?.items.some(({ kind }) => kind === 'class' || kind === 'function');
  const isSame =
    target === old.target && after.module(getModule({ ...old, id: target })) !== undefined;
  return module?.exports === undefined && isDefining === true && isSame;
}

/** Whether a module may still have a name, which is the same there, without re-exporting it. */
function isStillImported(old: ReExportItem, target: string, { after }: Comparison): boolean {
  const isSame = target.endsWith(`.${old.name}`);
  return isSame && mayImport(getModule(old), target, after);
}

/** Another name of an existing item; new or moved items are reported as such. */
function reportAddedExport(now: ReExportItem, comparison: Comparison): Change[] {
  const { before, after, origin } = comparison;
  const isKnown = before.item(now.id) !== undefined || before.module(now.id) !== undefined;
  const target = resolveName(after, now.id);
  if (isKnown || target === undefined || origin(target.id) === undefined) return [];
  const name = getPublicId(target.id, after);
  const message = `${quote(now.name)} can be imported from ${quote(getModule(now))} now; it is ${quote(name === now.id ? target.id : name)}.`;
  const details = { message, after: { item: now, text: target.id } };
  return [makeChange(PYTHON_RULES.exportAdded, details, comparison)];
}

function getModule({ id, name }: ReExportItem): string {
  return id.slice(0, -name.length - 1);
}

/** Names that were removed from `__all__` but still exist. */
function compareLists(old: Module, comparison: Comparison): Change[] {
  const { before, after } = comparison;
  const now = after.module(old.id);
  if (old.exports === undefined || now?.exports === undefined) return [];
  const kept = new Set(now.exports);
  return old.exports.flatMap((name) => {
    const item = after.item(`${old.id}.${name}`);
    const was = before.item(`${old.id}.${name}`);
    if (kept.has(name) || item === undefined || was === undefined) return [];
    const message = `${quote(name)} is no longer in \`__all__\` of ${quote(old.id)}.`;
    const sides = { before: { item: was }, after: { item } };
    return [makeChange(PYTHON_RULES.allNameRemoved, { message, ...sides }, comparison)];
  });
}
