import type { Response } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { pairBy } from '../../matching/pair-by.ts';
import type { Rule } from '../../rule.ts';
import { relateTypes } from '../../types/relate-types.ts';
import { getTypeText, quote, quoteAll } from '../../wording.ts';
import { describeDiscriminators } from '../describe-discriminators.ts';
import { describeTypeChange } from '../describe-type-change.ts';
import { compareResponseFields } from './compare-response-fields.ts';
import type { OperationDifference } from './operation-difference.ts';
import { RESPONSE_RULES } from './response-rules.ts';

/** Changes in the responses of an operation with one status. */
export function compareContents(
  before: readonly Response[],
  after: readonly Response[],
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  const status = after[0]?.status ?? '';
  const subject = `The ${quote(status)} response of ${quote(owner)}`;
  const { pairs } = pairBy(before, after, [({ mediaType }) => mediaType, () => 'any']);
  return [
    ...compareMediaTypes(getMediaTypes(before), getMediaTypes(after), subject),
    ...pairs.flatMap(([old, now]) => compareTypes(old, now, subject, comparison)),
    ...pairs.flatMap(([old, now]) => compareResponseFields(old, now, subject, comparison)),
    ...pairs.flatMap(([old, now]) => compareDiscriminators(old, now, subject)),
  ].map((difference) => ({ ...difference, part: { kind: 'response', name: status } }));
}

function getMediaTypes(contents: readonly Response[]): string[] {
  return contents.flatMap(({ mediaType, type }) =>
    mediaType === undefined && type === undefined ? [] : [mediaType ?? 'application/json'],
  );
}

/** Undefined if a response has no content on one side, because its type already says so. */
function compareMediaTypes(old: string[], now: string[], subject: string): OperationDifference[] {
  if (old.length === 0 || now.length === 0) return [];
  if (old.toSorted().join() === now.toSorted().join()) return [];
  const rule = RESPONSE_RULES.mediaTypeChanged;
  const message = `${subject} has the media type ${quoteAll(now)} now; it was ${quoteAll(old)}.`;
  return [{ rule, message, before: old.join(', '), after: now.join(', ') }];
}

function compareDiscriminators(
  { type: old }: Response,
  { type: now }: Response,
  subject: string,
): OperationDifference[] {
  const found = describeDiscriminators(old, now, subject);
  return found === undefined ? [] : [{ rule: RESPONSE_RULES.discriminatorChanged, ...found }];
}

const TYPE_RULES = {
  narrower: RESPONSE_RULES.typeNarrowed,
  wider: RESPONSE_RULES.typeWidened,
  different: RESPONSE_RULES.typeChanged,
};

function compareTypes(
  { type: old }: Response,
  { type: now }: Response,
  subject: string,
  comparison: Comparison,
): OperationDifference[] {
  if (old === undefined && now === undefined) return [];
  const relation = relateTypes(old, now, comparison);
  if (relation === 'same') return [];
  let rule: Rule = TYPE_RULES[relation];
  if (old === undefined) rule = RESPONSE_RULES.typeAdded;
  if (now === undefined) rule = RESPONSE_RULES.typeRemoved;
  const message = describeTypeChange(subject, old, now, comparison);
  return [{ rule, message, before: getTypeText(old), after: getTypeText(now) }];
}
