import type { Item, Module } from '../../../extractor/contract/module.ts';
import type { OperationGroup, PackageView } from '../../../extractor/contract/package-view.ts';
import { groupModels, type ModelGroup } from './model-groups.ts';
import { isModel } from './routes.ts';

/** What a module's page shows, in its order. */
export interface ModuleContent {
  groups: OperationGroup[];
  models: ModelGroup[];
  /** Functions, attributes and classes that are no models. */
  members: Item[];
}

/** Sorts a module's items into the parts of its page; `labels` is the order of the groups. */
export function getModuleContent(
  module: Module,
  view: PackageView,
  labels: readonly string[],
): ModuleContent {
  const own = new Set(module.members);
  return {
    groups: view.groups(module.id, labels),
    models: groupModels(module.items.filter(isModel), view),
    members: module.items.filter(
      (item) => own.has(item.id) && item.kind !== 'operation' && !isModel(item),
    ),
  };
}
