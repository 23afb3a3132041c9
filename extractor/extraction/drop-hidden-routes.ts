import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Operation } from '../contract/operation.ts';
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
      if (item.kind === 'operation') dropParameters(item);
    }
  }
  return diagnostics.filter(({ item = '' }) => !dropped.has(item));
}

/** Also leaves hidden parameters out of the Python signature. */
function dropParameters(item: Operation): void {
  const hidden = item.parameters.filter(({ includeInSchema }) => includeInSchema === false);
  if (hidden.length === 0) return;
  // Parameters of a dependency have the names of its function.
  const own = hidden.filter(({ dependency }) => dependency === undefined);
  const names = new Set(own.map(({ pythonName }) => pythonName));
  item.parameters = item.parameters.filter((one) => !hidden.includes(one));
  item.signature.parameters = item.signature.parameters.filter(({ name }) => !names.has(name));
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
