import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Item, Module } from '../contract/module.ts';

/**
 * Removes what FastAPI does not publish either: operations and parameters with
 * `include_in_schema=False`.
 *
 * @returns the findings about what is left
 */
export function dropHiddenRoutes(
  modules: readonly Module[],
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const dropped = new Set(
    modules.flatMap(({ items }) => items.filter(isHidden)).map(({ id }) => id),
  );
  for (const module of modules) {
    if (module.items.some(({ id }) => dropped.has(id))) dropItems(module, dropped);
    for (const item of module.items) {
      if (item.kind !== 'operation') continue;
      item.parameters = item.parameters.filter(({ includeInSchema }) => includeInSchema !== false);
    }
  }
  return diagnostics.filter(({ item = '' }) => !dropped.has(item));
}

function isHidden(item: Item): boolean {
  return item.kind === 'operation' && item.includeInSchema === false;
}

function dropItems(module: Module, dropped: ReadonlySet<string>): void {
  const isKept = (id: string) => !dropped.has(id);
  module.items = module.items.filter(({ id }) => isKept(id));
  module.members = module.members.filter(isKept);
  for (const item of module.items) {
    if (item.kind === 'class' && item.members !== undefined) {
      item.members = item.members.filter(isKept);
    }
  }
}
