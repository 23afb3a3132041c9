import type { Change, ChangedPart } from '../../../contract/change.ts';
import type { SourceLocation } from '../../../contract/source-location.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import type { Rule } from '../../rule.ts';

/** A difference of two matching operations, or of a dependency that several operations have. */
export interface OperationDifference {
  rule: Rule;
  message: string;
  part?: ChangedPart;
  /** The compared texts. */
  before?: string | undefined;
  after?: string | undefined;
  /** The location of the part on each side, if it is more precise than that of the operation. */
  sources?: [before: SourceLocation | undefined, after: SourceLocation | undefined];
}

/** The difference as a change of the item that it is reported for, which both sides have. */
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
