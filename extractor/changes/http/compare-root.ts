import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../pair-items.ts';
import { getLocalName, quote } from '../python/wording.ts';
import { relateTypes } from '../type-relation.ts';
import { sayTypes } from './say-types.ts';
import type { ModelDifference } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './rules/model-rules.ts';
import { getTypeText } from './wording.ts';

const ASPECTS = {
  narrower: 'rootNarrowed',
  wider: 'rootWidened',
  different: 'rootChanged',
} as const;

/** What has changed in the one type that a model or an alias stands for. */
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
  const message = sayTypes(subject, before, after, comparison);
  const texts = { before: getTypeText(before), after: getTypeText(after) };
  return [{ rules, message, ...texts, holders: [pair] }];
}
