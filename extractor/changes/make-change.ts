import type { Change, ChangedPart, ChangeSide } from '../contract/change.ts';
import type { Item, Module, ReExportItem } from '../contract/module.ts';
import type { SourceLocation } from '../contract/source-location.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import type { Comparison } from './comparison.ts';
import { resolveName } from './documents.ts';
import type { Rule } from './rule.ts';

/** One side of a difference. */
interface SideDetails {
  item: Item | Module;
  /** The compared text: a type, a default, a path. */
  text?: string | undefined;
  /** The location of the changed part, if it is more precise than that of the item. */
  source?: SourceLocation | undefined;
}

/** A difference that a rule has found. */
export interface ChangeDetails {
  /** One sentence that names both sides; names and types are in backticks. */
  message: string;
  /** Absent if the item was added. */
  before?: SideDetails | undefined;
  /** Absent if the item was removed. */
  after?: SideDetails | undefined;
  part?: ChangedPart | undefined;
  /** Ids of the operations that it affects through a model, in any order. */
  operations?: Iterable<string> | undefined;
}

/** Makes the change for a rule's finding; kind, module, group and locations come from the items. */
export function makeChange(
  { code, severity }: Rule,
  { message, before, after, part, operations }: ChangeDetails,
  comparison: Pick<Comparison, 'before' | 'after'>,
): Change {
  const item = (after ?? before)?.item;
  if (item === undefined) throw new Error(`${code} has found something on neither side`);
  const view = after === undefined ? comparison.before : comparison.after;
  const reached = [...new Set(operations)].sort();
  return {
    code,
    severity,
    message,
    kind: getKind(item, view),
    item: item.id,
    module: getModule(item, view),
    ...('kind' in item && item.kind === 'operation' && item.group !== undefined
      ? { group: item.group }
      : {}),
    ...(part === undefined ? {} : { part }),
    ...(before === undefined ? {} : { before: makeSide(before) }),
    ...(after === undefined ? {} : { after: makeSide(after) }),
    ...(reached.length === 0 ? {} : { operations: reached }),
  };
}

/** For importers, a re-export is the item that it names; for other packages, that is unknown. */
function getKind(item: Item | Module, view: PackageView): Change['kind'] {
  if (!('kind' in item)) return 'module';
  if (item.kind === 'reExport') return getTargetKind(item, view);
  if (item.kind === 'class') return item.model === undefined ? 'class' : 'model';
  return item.kind;
}

function getTargetKind({ id, target }: ReExportItem, view: PackageView): Change['kind'] {
  if (view.module(target) !== undefined) return 'module';
  const found = resolveName(view, id);
  return found === undefined || found.kind === 'reExport' ? 'attribute' : getKind(found, view);
}

/** The module that shows the item, where readers look for it. */
function getModule(item: Item | Module, view: PackageView): string {
  if (!('kind' in item)) return item.id;
  const owner = item.id.slice(0, Math.max(0, item.id.lastIndexOf('.')));
  const home = view.home(item.id) ?? view.moduleOf(item.id) ?? view.home(owner);
  return home?.id ?? view.index.name;
}

function makeSide({ item, text, source }: SideDetails): ChangeSide {
  const place = source ?? ('kind' in item ? item.source : { file: item.file, line: 1 });
  return { id: item.id, ...(text === undefined ? {} : { text }), source: place };
}
