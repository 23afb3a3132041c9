import type { Change } from '../contract/change.ts';
import type { ClassItem, Model } from '../contract/class.ts';
import { compareEnums } from './http/compare-enum.ts';
import { compareExtras } from './http/compare-extra.ts';
import { compareFields } from './http/compare-field.ts';
import { sayTypes } from './http/compare-value.ts';
import type { Comparison } from './comparison.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './http/rules/model-rules.ts';
import { reportModelDifference, type ModelDifference } from './http/model-difference.ts';
import type { ItemPair } from './pair-items.ts';
import { relateTypes } from './type-relation.ts';
import { getLocalName, quote } from './wording.ts';
import { getTypeText, sayNow } from './http/wording.ts';

/** What has changed in a model that travels over HTTP; nothing where no operation uses it. */
export function compareModels(
  before: ClassItem,
  after: ClassItem,
  comparison: Comparison,
): Change[] {
  const pair = { before, after };
  return findDifferences(pair, comparison).flatMap((difference) =>
    reportModelDifference(difference, pair, comparison),
  );
}

function findDifferences(pair: ItemPair<ClassItem>, comparison: Comparison): ModelDifference[] {
  const { model: old } = pair.before;
  const { model: now } = pair.after;
  if (old === undefined || now === undefined) return [];
  const [was, is] = [getShape(old), getShape(now)];
  if (was !== is) return [describeKind(was, is, pair, comparison)];
  return [
    ...compareRoots(old, now, pair, comparison),
    ...compareEnums(pair, comparison),
    ...compareExtras(pair, comparison),
    ...compareFields(pair, comparison),
  ];
}

/** What a model is in JSON. */
function getShape({ members, root }: Model): string {
  if (members !== undefined) return 'one of some values';
  return root === undefined ? 'an object' : 'a single value';
}

function describeKind(
  before: string,
  after: string,
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): ModelDifference {
  const rule = REQUEST_MODEL_RULES.kindChanged;
  const message = sayNow(
    quote(getLocalName(pair.after, comparison.after)),
    `${after} in JSON`,
    before,
  );
  return { rules: { request: rule, response: rule }, message, before, after, holders: [pair] };
}

const ROOT_ASPECTS = {
  narrower: 'rootNarrowed',
  wider: 'rootWidened',
  different: 'rootChanged',
} as const;

function compareRoots(
  { root: before }: Model,
  { root: after }: Model,
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): ModelDifference[] {
  const relation = relateTypes(before, after, comparison);
  if (relation === 'same') return [];
  const aspect = ROOT_ASPECTS[relation];
  const rules = { request: REQUEST_MODEL_RULES[aspect], response: RESPONSE_MODEL_RULES[aspect] };
  const message = sayTypes(
    `The value of ${quote(getLocalName(pair.after, comparison.after))}`,
    relation,
    before,
    after,
  );
  const texts = { before: getTypeText(before), after: getTypeText(after) };
  return [{ rules, message, ...texts, holders: [pair] }];
}
