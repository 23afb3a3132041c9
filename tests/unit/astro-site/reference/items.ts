import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import type { AttributeItem, ReExportItem } from '../../../../extractor/contract/module.ts';
import { makeName } from '../../extractor/support/contract.ts';

/** Items that are neither operations nor models, for tests. */

const source = { file: 'shop/main.py', line: 1 };

/** @param members the names of its members, which the test makes itself */
export function makeClass(
  id: string,
  { bases = [], members = [] }: { bases?: string[]; members?: string[] } = {},
): ClassItem {
  return {
    kind: 'class',
    id,
    name: getName(id),
    bases: bases.map(makeName),
    members: members.map((name) => `${id}.${name}`),
    source,
  };
}

export function makeFunction(id: string, parts: Partial<FunctionItem> = {}): FunctionItem {
  const signature = { parameters: [] };
  return { kind: 'function', id, name: getName(id), signature, source, ...parts };
}

export function makeAttribute(id: string, parts: Partial<AttributeItem> = {}): AttributeItem {
  return { kind: 'attribute', id, name: getName(id), source, ...parts };
}

export function makeReExport(id: string, target: string): ReExportItem {
  return { kind: 'reExport', id, name: getName(id), target, source };
}

function getName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
