import type { Change, ChangedPart } from '../../../contract/change.ts';
import type { SourceLocation } from '../../../contract/source-location.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import type { Rule } from '../../rule.ts';

/** A difference of two operations that belong together, or of what several depend on. */
export interface OperationDifference {
  rule: Rule;
  message: string;
  part?: ChangedPart;
  /** The texts that are compared. */
  before?: string | undefined;
  after?: string | undefined;
  /** Where the part stands on each side, if it is known better than the operation's place. */
  sources?: [before: SourceLocation | undefined, after: SourceLocation | undefined];
}

/** The difference as a change of the item that it is told at, which both sides have. */
export function reportDifference(
  {
    rule,
    message,
    part,
    before: was,
    after: is,
    sources = [undefined, undefined],
  }: OperationDifference,
  { before, after }: ItemPair,
  comparison: Comparison,
  operations?: Iterable<string>,
): Change {
  return makeChange(
    rule,
    {
      message,
      part,
      before: { item: before, text: was, source: sources[0] },
      after: { item: after, text: is, source: sources[1] },
      operations,
    },
    comparison,
  );
}
