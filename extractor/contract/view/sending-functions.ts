import type { SourceLocation } from '../source-location.ts';
import type { FunctionItem } from '../function.ts';
import type { Item } from '../module.ts';
import { getFunctionId } from './function-id.ts';

/** A function that sends a request which could not be determined. */
interface UnknownRequest {
  function: FunctionItem;
  /** The call that sends it. */
  call: SourceLocation;
}

/** The public functions and methods of a package that send requests. */
interface SendingFunctions {
  /** The ids of those with at least one known request. */
  known: string[];
  unknown: UnknownRequest[];
}

/** Finds the functions that send requests, in module and source order. */
export function findSendingFunctions(items: Iterable<Item>): SendingFunctions {
  const known = new Set<string>();
  const unknown: UnknownRequest[] = [];
  for (const item of items) {
    if (isPrivate(item.name)) continue;
    if (item.kind === 'operation' && item.client !== undefined) known.add(getFunctionId(item.id));
    if (item.kind === 'function' && item.unknownRequest !== undefined)
      unknown.push({ function: item, call: item.unknownRequest });
  }
  return { known: [...known], unknown };
}

function isPrivate(name: string): boolean {
  return name.startsWith('_') && !name.startsWith('__');
}
