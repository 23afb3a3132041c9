import type { Change } from '../contract/change.ts';
import type { Operation } from '../contract/operation.ts';
import type { Comparison } from './comparison.ts';
import { HTTP_RULES } from './http-rules.ts';
import { makeChange } from './make-change.ts';

/** What has changed in an operation over HTTP. */
export function compareOperations(
  _before: Operation,
  _after: Operation,
  _comparison: Comparison,
): Change[] {
  return [];
}

/** An operation that is new. */
export function reportAddedOperation(after: Operation, comparison: Comparison): Change[] {
  const { name, method, path } = after;
  const text = `${method} ${path}`;
  const message = `\`${name}\` is new: \`${text}\`.`;
  return [
    makeChange(HTTP_RULES.operationAdded, { message, after: { item: after, text } }, comparison),
  ];
}

/** An operation that is gone. */
export function reportRemovedOperation(before: Operation, comparison: Comparison): Change[] {
  const { name, method, path } = before;
  const text = `${method} ${path}`;
  const message = `\`${name}\` was removed: \`${text}\`.`;
  return [
    makeChange(
      HTTP_RULES.operationRemoved,
      { message, before: { item: before, text } },
      comparison,
    ),
  ];
}
