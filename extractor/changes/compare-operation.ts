import type { Change } from '../contract/change.ts';
import type { Operation } from '../contract/operation.ts';
import { compareBodies } from './http/compare-body.ts';
import { compareEndpoints } from './http/compare-endpoint.ts';
import { compareParameters } from './http/compare-parameter.ts';
import { compareResponses } from './http/compare-response.ts';
import type { Comparison } from './comparison.ts';
import { OPERATION_RULES } from './http/rules/operation-rules.ts';
import { makeChange } from './make-change.ts';
import { leaveDependencies } from './http/dependencies.ts';
import { reportDifference } from './http/operation-difference.ts';
import { getLocalName, quote } from './python/wording.ts';

/** What has changed in an operation over HTTP, apart from what it has from dependencies. */
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
  ].map((difference) => reportDifference(difference, pair, comparison));
}

/** An operation that is new. */
export function reportAddedOperation(after: Operation, comparison: Comparison): Change[] {
  const text = `${after.method} ${after.path}`;
  const message = `${quote(getLocalName(after, comparison.after))} is new; it sends ${quote(text)}.`;
  return [makeChange(OPERATION_RULES.added, { message, after: { item: after, text } }, comparison)];
}

/** An operation that is gone. */
export function reportRemovedOperation(before: Operation, comparison: Comparison): Change[] {
  const { method, path, deprecated } = before;
  const isAnnounced = deprecated !== undefined;
  const rule = isAnnounced ? OPERATION_RULES.removedAfterDeprecation : OPERATION_RULES.removed;
  const text = `${method} ${path}`;
  const end = `it sent ${quote(text)}${isAnnounced ? ' and was deprecated' : ''}`;
  const name = getLocalName(before, comparison.before);
  const message = `${quote(name)} was removed; ${end}.`;
  return [makeChange(rule, { message, before: { item: before, text } }, comparison)];
}
