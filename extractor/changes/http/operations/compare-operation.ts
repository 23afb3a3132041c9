import type { Change } from '../../../contract/change.ts';
import type { Item } from '../../../contract/module.ts';
import type { Operation } from '../../../contract/operation.ts';
import { isOperation } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { leaveDependencies } from '../../matching/find-dependencies.ts';
import { getLocalName, quote } from '../../wording.ts';
import {
  reportAddedRequest,
  reportRemovedRequest,
  reportUnknownRequest,
} from '../clients/compare-requests.ts';
import { compareBodies } from './compare-body.ts';
import { compareEndpoints } from './compare-endpoint.ts';
import { compareParameters } from './compare-parameter.ts';
import { compareResponses } from './compare-response.ts';
import { compareSecurity } from './compare-security.ts';
import { reportDifference } from './operation-difference.ts';
import { OPERATION_RULES } from './operation-rules.ts';

/** Changes in an operation over HTTP, except those from dependencies. */
export function compareOperations(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): Change[] {
  const pair = { before, after };
  const own = leaveDependencies(pair, comparison);
  const owner = getLocalName(after, comparison.after);
  return [
    ...compareEndpoints(before, after, comparison),
    ...compareParameters(own.before, own.after, owner, comparison),
    ...compareBodies(before, after, comparison),
    ...compareResponses(before, after, comparison),
    ...compareSecurity(before, after, comparison),
  ].map((difference) => reportDifference(difference, pair, comparison));
}

/** An added operation. */
export function reportAddedOperation(after: Operation, comparison: Comparison): Change[] {
  const added = reportAddedRequest(after, comparison);
  if (added !== undefined) return [added];
  const text = describeRequest(after);
  const name = getLocalName(after, comparison.after);
  const message = `${quote(name)} is new; it sends ${quote(text)}.`;
  return [makeChange(OPERATION_RULES.added, { message, after: { item: after, text } }, comparison)];
}

/** A removed operation. */
export function reportRemovedOperation(before: Operation, comparison: Comparison): Change[] {
  const removed = reportRemovedRequest(before, comparison);
  if (removed !== undefined) return removed;
  const isAnnounced = before.deprecated !== undefined;
  const rule = isAnnounced ? OPERATION_RULES.removedAfterDeprecation : OPERATION_RULES.removed;
  const text = describeRequest(before);
  const end = `it sent ${quote(text)}${isAnnounced ? ' and was deprecated' : ''}`;
  const name = getLocalName(before, comparison.before);
  const message = `${quote(name)} was removed; ${end}.`;
  return [makeChange(rule, { message, before: { item: before, text } }, comparison)];
}

/** A request of something that is an operation on only one side. */
export function compareRequests({ before, after }: ItemPair, comparison: Comparison): Change[] {
  // A client that sends nothing that could be read may send it in a way that could not.
  const wasClient = isOperation(before) && before.client !== undefined;
  if (wasClient || [before, after].some(hasUnknownRequest)) {
    return reportUnknownRequest({ before, after }, comparison);
  }
  const name = quote(getLocalName(after, comparison.after));
  if (isOperation(before)) {
    const text = describeRequest(before);
    const message = `${name} no longer sends a known request; it sent ${quote(text)}.`;
    const sides = { before: { item: before, text }, after: { item: after } };
    return [makeChange(OPERATION_RULES.requestRemoved, { message, ...sides }, comparison)];
  }
  if (!isOperation(after)) return [];
  const text = describeRequest(after);
  const message = `${name} sends ${quote(text)} now; it did not send a known request.`;
  const sides = { before: { item: before }, after: { item: after, text } };
  return [makeChange(OPERATION_RULES.requestAdded, { message, ...sides }, comparison)];
}

function hasUnknownRequest(item: Item): boolean {
  return item.kind === 'function' && item.unknownRequest !== undefined;
}

function describeRequest({ method, path }: Operation): string {
  return `${method} ${path}`;
}
