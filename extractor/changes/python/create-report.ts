import type { Change, ChangedPart } from '../../contract/change.ts';
import type { SourceLocation } from '../../contract/source-location.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../documents.ts';
import { makeChange } from '../make-change.ts';
import type { Rule } from '../rule.ts';

/** The old and the new side. */
type Sides<Value> = [before: Value | undefined, after: Value | undefined];

/** Optional facts about a difference besides its message. */
export interface Facts {
  part?: ChangedPart;
  /** The compared texts: the old one, the new one. */
  texts?: Sides<string>;
  /** The location of the part in the old source and the new one. */
  sources?: Sides<SourceLocation>;
}

/** Reports what rules find in one pair of items. */
export type Report = (rule: Rule, message: string, facts?: Facts) => Change;

/** Makes the function that reports what rules find in a pair of items. */
export function createReport({ before, after }: ItemPair, comparison: Comparison): Report {
  return (rule, message, { part, texts = [undefined, undefined], sources } = {}) =>
    makeChange(
      rule,
      {
        message,
        before: { item: before, text: texts[0], source: sources?.[0] },
        after: { item: after, text: texts[1], source: sources?.[1] },
        part,
      },
      comparison,
    );
}

/** The location of a part of an item: in the item's file, on its own line if that is known. */
export function getPartSource(
  { source }: { source: SourceLocation },
  { line }: { line?: number | undefined },
): SourceLocation {
  return line === undefined ? source : { file: source.file, line };
}
