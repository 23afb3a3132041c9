import type { TypeExpression } from '../../../contract/type-expression.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { relateTypes } from '../../types/relate-types.ts';
import { getLocalName, getTypeText, quote } from '../../wording.ts';
import { describeTypeChange } from '../describe-type-change.ts';
import type { ModelDifference } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './model-rules.ts';

const ASPECTS = {
  narrower: 'rootNarrowed',
  wider: 'rootWidened',
  different: 'rootChanged',
} as const;

/** Changes in the one type that a model or an alias stands for. */
export function compareRoots(
  pair: ItemPair,
  { before, after }: Record<keyof ItemPair, TypeExpression | undefined>,
  comparison: Comparison,
): ModelDifference[] {
  const relation = relateTypes(before, after, comparison);
  if (relation === 'same') return [];
  const aspect = ASPECTS[relation];
  const rules = { request: REQUEST_MODEL_RULES[aspect], response: RESPONSE_MODEL_RULES[aspect] };
  const subject = `What ${quote(getLocalName(pair.after, comparison.after))} stands for`;
  const message = describeTypeChange(subject, before, after, comparison);
  const texts = { before: getTypeText(before), after: getTypeText(after) };
  return [{ rules, message, ...texts, holders: [pair] }];
}
