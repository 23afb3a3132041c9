import type { Reason, ReasonKind } from '../client-call.ts';
import type { SourceLocation } from '../source-location.ts';
import type { FunctionItem } from '../function.ts';
import type { Item } from '../module.ts';
import type { Operation } from '../operation.ts';
import { getFunctionId } from './function-id.ts';
import { getLastName } from '../last-name.ts';

/** A function that may send a request which could not be determined. */
interface UnknownRequest {
  function: FunctionItem;
  /** The call that may send it. */
  call: SourceLocation;
}

/** The public functions and methods of a package that may send requests, by what is known of these. */
interface SendingFunctions {
  /** The ids of those whose requests are known completely. */
  determined: string[];
  /** The ids of those with operations of which a part is open. */
  partial: string[];
  /** The ids of those that only send requests by calling other functions, which are operations. */
  delegates: string[];
  unknown: UnknownRequest[];
}

/** Reasons for which a part of a request is open; the others are only worth knowing. */
const OPEN: ReadonlySet<ReasonKind> = new Set([
  'serverUnknown',
  'pathFromObject',
  'severalRequests',
  'pathIncomplete',
  'bodyUnknown',
  'docstringOnly',
]);

/** Finds the functions that may send requests, in module and source order; each is in one list. */
export function findSendingFunctions(items: Iterable<Item>): SendingFunctions {
  /** Whether a part is open, by the ids of functions with operations. */
  const known = new Map<string, boolean>();
  const callers = new Set<string>();
  const unknown: UnknownRequest[] = [];
  for (const item of items) {
    if (item.kind === 'operation') for (const id of item.client?.alsoSentBy ?? []) callers.add(id);
    if (isPrivate(item.name)) continue;
    if (item.kind === 'operation' && item.client !== undefined) addOperation(item, known);
    if (item.kind === 'function' && item.unknownRequest !== undefined)
      unknown.push({ function: item, call: item.unknownRequest });
  }
  const ids = [...known.keys()];
  return {
    determined: ids.filter((id) => known.get(id) === false),
    partial: ids.filter((id) => known.get(id) === true),
    delegates: [...callers].filter((id) => !known.has(id) && !isPrivate(getLastName(id))),
    unknown,
  };
}

function addOperation({ id, client }: Operation, known: Map<string, boolean>): void {
  const isOpen = client?.certainty !== 'exact' || client.reasons?.some(isOpenReason) === true;
  const functionId = getFunctionId(id);
  known.set(functionId, isOpen || known.get(functionId) === true);
}

function isOpenReason({ kind }: Reason): boolean {
  return OPEN.has(kind);
}

function isPrivate(name: string): boolean {
  return name.startsWith('_') && !name.startsWith('__');
}
