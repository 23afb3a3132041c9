import type { ClassItem } from '../../../extractor/contract/class.ts';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import type { Item, Module } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { isModel } from '../routing/item-tree.ts';
import { getLocalName } from '../routing/route.ts';
import type { FieldSymbol, ParameterSymbol, SearchSymbol } from './symbol.ts';

/** Where things are documented; undefined for what has no place on the site. */
export interface Addresses {
  find(id: string): string | undefined;
  findField(modelId: string, name: string): string | undefined;
  /** The module that users import an item from, where that is not the one that defines it. */
  findHome?(id: string): string | undefined;
}

/** Every symbol of the modules in the order of the source, members behind their owner. */
export function collectSymbols(modules: readonly Module[], addresses: Addresses): SearchSymbol[] {
  return modules.flatMap((module) => {
    const href = addresses.find(module.id);
    const summary = getPlainText(module.docstring?.summary);
    return [
      ...(href === undefined || module.private === true
        ? []
        : [{ kind: 'module' as const, name: module.id, href, summary }]),
      ...module.items.flatMap((item) => collectItem(item, module, addresses)),
    ];
  });
}

function collectItem(item: Item, module: Module, addresses: Addresses): SearchSymbol[] {
  const href = addresses.find(item.id);
  if (href === undefined) return [];
  const home = addresses.findHome?.(item.id) ?? module.id;
  switch (item.kind) {
    case 'operation':
      return [makeOperation(item, home, href), ...collectParameters(item, home, href)];
    case 'class':
    case 'function':
      return [
        {
          kind: isModel(item) ? 'model' : item.kind,
          module: home,
          name: getLocalName(item.id, module.id),
          href,
          summary: getPlainText(item.docstring?.summary),
        },
        ...(item.kind === 'class' ? collectFields(item, module.id, home, addresses) : []),
      ];
    case 'attribute':
    case 'reExport':
      return [];
  }
}

function makeOperation(operation: Operation, module: string, href: string): SearchSymbol {
  const { name, method, path, group = '' } = operation;
  const summary = getPlainText(operation.summary);
  return { kind: 'operation', module, name, method, path, group, summary, href };
}

function collectParameters(item: Operation, module: string, href: string): ParameterSymbol[] {
  const parameters = item.parameters.map((each) => ({ ...each, place: each.location }));
  const parts = (item.body?.fields ?? []).map((each) => ({ ...each, place: 'body' as const }));
  return [...parameters, ...parts].map(({ pythonName, wireName, place }) => ({
    kind: 'parameter',
    module,
    owner: item.name,
    name: pythonName ?? wireName,
    wireName,
    place,
    href,
  }));
}

/** Own fields only: an inherited one is found in the model that declares it. */
function collectFields(
  item: ClassItem,
  definition: string,
  module: string,
  addresses: Addresses,
): FieldSymbol[] {
  const owner = getLocalName(item.id, definition);
  return (item.model?.fields ?? []).flatMap(({ name, wireName }) => {
    const href = addresses.findField(item.id, name);
    return href === undefined ? [] : [{ kind: 'field', module, owner, name, wireName, href }];
  });
}
