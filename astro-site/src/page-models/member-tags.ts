import { module as strings } from '#strings';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../extractor/contract/module.ts';

/**
 * What a reader should know about a member before its text: `class method`, `property`,
 * `deprecated`...
 */
export function getMemberTags(item: Item): string[] {
  switch (item.kind) {
    case 'function':
      return [...getFunctionTags(item), ...getSharedTags(item)];
    case 'attribute':
      return [...getAttributeTags(item), ...getSharedTags(item)];
    case 'class':
      return getSharedTags(item);
    case 'operation':
    case 'reExport':
      return [];
  }
}

function getFunctionTags({ signature, binding }: FunctionItem): string[] {
  return [
    ...(signature.async === true ? [strings.async] : []),
    ...(binding === undefined ? [] : [strings.bindings[binding]]),
  ];
}

function getAttributeTags({ property, aliasOf }: AttributeItem): string[] {
  if (aliasOf !== undefined) return [strings.typeAlias];
  if (property === undefined) return [];
  return [
    property.cached === true ? strings.cachedProperty : strings.property,
    ...(property.setter === true ? [strings.settable] : []),
    ...(property.deleter === true ? [strings.deletable] : []),
  ];
}

function getSharedTags({
  abstract,
  deprecated,
}: Pick<FunctionItem, 'abstract' | 'deprecated'>): string[] {
  return [
    ...(abstract === true ? [strings.abstract] : []),
    ...(deprecated === undefined ? [] : [strings.deprecated]),
  ];
}
