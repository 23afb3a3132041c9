import type { ReExportItem } from '../../../extractor/contract/module.ts';
import {
  groupOperations,
  isOperation,
  type OperationGroup,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import { isModel } from '../routing/item-tree.ts';
import { groupModels, type ModelGroup } from './model-groups.ts';
import type { PlacedModule, ShownItem } from '../routing/shown-modules.ts';

/** The content of a module's page, in page order. */
export interface ModuleContent {
  groups: OperationGroup[];
  models: ModelGroup[];
  /** Functions, attributes and classes that are not models. */
  members: ShownItem[];
  reExports: ReExportItem[];
  /** Whether classes and functions are only listed, because each has a page of its own. */
  isSplit: boolean;
}

/** Sorts a module's items into the parts of its page; `labels` is the order of the groups. */
export function getModuleContent(
  { items, reExports, isSplit }: PlacedModule,
  view: PackageView,
  labels: readonly string[],
): ModuleContent {
  const all = items.flatMap(({ item, nested }) => [item, ...nested]);
  return {
    groups: groupOperations(all.filter(isOperation), labels),
    models: groupModels(all.filter(isModel), view),
    members: items.filter(({ item }) => item.kind !== 'operation' && !isModel(item)),
    reExports,
    isSplit,
  };
}
