import type { TypeExpression } from '../../../contract/type-expression.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { mayBeSame, relateTypes } from '../../types/relate-types.ts';
import { getLocalName, getTypeText, quote } from '../../wording.ts';
import { describeLimits, relateAllLimits } from '../compare-limits.ts';
import { describeDiscriminators } from '../describe-discriminators.ts';
import { describeTypeChange } from '../describe-type-change.ts';
import { downgradeRules, type ModelDifference } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './model-rules.ts';

const ASPECTS = {
  narrower: 'rootNarrowed',
  wider: 'rootWidened',
  different: 'rootChanged',
} as const;

/** Changes in the one type that a model or an alias stands for. */
export function compareRoots(
  pair: ItemPair,
  { before, after }: Sides,
  comparison: Comparison,
): ModelDifference[] {
  const subject = `What ${quote(getLocalName(pair.after, comparison.after))} stands for`;
  const discriminators = describeDiscriminators(before, after, subject);
  return [
    ...compareTypes({ before, after }, subject, comparison),
    ...compareLimits({ before, after }, subject),
    ...(discriminators === undefined
      ? []
      : [{ rules: getRules('discriminatorChanged'), ...discriminators }]),
  ].map((found) => ({ ...found, holders: [pair] }));
}

type Sides = Record<keyof ItemPair, TypeExpression | undefined>;
type Found = Omit<ModelDifference, 'holders'>;

function getRules(
  aspect: 'discriminatorChanged' | (typeof ASPECTS)[keyof typeof ASPECTS],
): ModelDifference['rules'] {
  return { request: REQUEST_MODEL_RULES[aspect], response: RESPONSE_MODEL_RULES[aspect] };
}

function compareTypes({ before, after }: Sides, subject: string, comparison: Comparison): Found[] {
  const relation = relateTypes(before, after, comparison);
  if (relation === 'same') return [];
  const message = describeTypeChange(subject, before, after, comparison);
  const texts = { before: getTypeText(before), after: getTypeText(after) };
  const rules = getRules(ASPECTS[relation]);
  const isUnsure = relation === 'different' && mayBeSame(before, after, comparison);
  return [{ rules: isUnsure ? downgradeRules(rules) : rules, message, ...texts }];
}

const LIMITS_ASPECTS = {
  tightened: 'rootNarrowed',
  loosened: 'rootWidened',
  changed: 'rootChanged',
} as const;

function compareLimits({ before, after }: Sides, subject: string): Found[] {
  const [old, now] = [{ type: before }, { type: after }];
  const relation = relateAllLimits(old, now);
  if (relation === 'same') return [];
  return [{ rules: getRules(LIMITS_ASPECTS[relation]), ...describeLimits(old, now, subject) }];
}
