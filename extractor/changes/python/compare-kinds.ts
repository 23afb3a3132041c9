import type { Change } from '../../contract/change.ts';
import type { Item } from '../../contract/module.ts';
import type { Comparison } from '../comparison.ts';
import { getOwner, type ItemPair } from '../pair-items.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { createReport } from './reporter.ts';
import { getLocalName, getNoun, quote } from './wording.ts';

/** A name that stands for another kind of object than before. */
export function reportKind(pair: ItemPair, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const report = createReport(pair, comparison);
  const isMember = getOwner(after, comparison.after) !== undefined;
  const [old, now] = [getNoun(before, isMember), getNoun(after, isMember)];
  const message = `${quote(getLocalName(after, comparison.after))} is ${withArticle(now)}; it was ${withArticle(old)}.`;
  const rule =
    isUnknown(before) || isUnknown(after)
      ? PYTHON_RULES.exportTargetChanged
      : PYTHON_RULES.objectKindChanged;
  return [report(rule, message, { texts: [old, now] })];
}

/** An alias may be that of a class, and what is computed may be a class or a function: `Base = make_base()`. */
function isUnknown(item: Item): boolean {
  if (item.kind !== 'attribute' || item.property !== undefined) return false;
  const isComputed = item.value !== undefined && item.value.value === undefined;
  return item.aliasOf !== undefined || (isComputed && item.type === undefined);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
