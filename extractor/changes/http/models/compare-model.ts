import type { Change } from '../../../contract/change.ts';
import type { ClassItem, Model } from '../../../contract/class.ts';
import type { AttributeItem } from '../../../contract/module.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { describeChange, getLocalName, quote } from '../../wording.ts';
import { compareEnums } from './compare-enum.ts';
import { compareExtras } from './compare-extra.ts';
import { compareFields } from './compare-field.ts';
import { compareRoots } from './compare-root.ts';
import { type ModelDifference, reportModelDifference } from './model-difference.ts';
import { REQUEST_MODEL_RULES } from './model-rules.ts';

/** Changes in a model that is sent over HTTP; none if no operation uses it. */
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

/** Changes in a type alias that is sent over HTTP; none if no operation uses it. */
export function compareAliases(pair: ItemPair<AttributeItem>, comparison: Comparison): Change[] {
  const { before, after } = pair;
  if (before.aliasOf === undefined || after.aliasOf === undefined) return [];
  const types = { before: before.aliasOf, after: after.aliasOf };
  return compareRoots(pair, types, comparison).flatMap((difference) =>
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
    ...compareRoots(pair, { before: old.root, after: now.root }, comparison),
    ...compareEnums(pair, comparison),
    ...compareExtras(pair, comparison),
    ...compareFields(pair, comparison),
  ];
}

/** The form of a model in JSON. */
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
  const message = describeChange(
    quote(getLocalName(pair.after, comparison.after)),
    `${after} in JSON`,
    before,
  );
  return { rules: { request: rule, response: rule }, message, before, after, holders: [pair] };
}
