import type { Operation, RequestBody } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { describeChange, getLocalName, getTypeText, getValueText, quote } from '../../wording.ts';
import { describeLimits, relateAllLimits } from '../compare-limits.ts';
import { areSameValues, relateValues } from '../compare-value.ts';
import { describeDiscriminators } from '../describe-discriminators.ts';
import { describeTypeChange } from '../describe-type-change.ts';
import { BODY_RULES } from './body-rules.ts';
import { compareBodyFields } from './compare-body-field.ts';
import type { OperationDifference } from './operation-difference.ts';

/** Changes in the body of an operation's request. */
export function compareBodies(
  { body: old }: Operation,
  after: Operation,
  comparison: Comparison,
): OperationDifference[] {
  const { body: now } = after;
  const owner = getLocalName(after, comparison.after);
  if (old !== undefined && now !== undefined) {
    const same = withContent(now, old.mediaType);
    return [
      ...comparePair(old, now, owner, comparison).map((found) => place(found, now)),
      ...compareBodyFields(old.fields, same.fields, owner, comparison),
    ];
  }
  if (now !== undefined) return [place(describeAdded(now, owner), now)];
  return old === undefined ? [] : [place(describeRemoved(old, owner), old)];
}

function place(difference: OperationDifference, { pythonName }: RequestBody): OperationDifference {
  return { ...difference, part: { kind: 'body', name: pythonName ?? 'body' } };
}

function describeAdded(body: RequestBody, owner: string): OperationDifference {
  const rule = body.required ? BODY_RULES.addedRequired : BODY_RULES.addedOptional;
  const verb = body.required ? 'needs' : 'takes';
  const after = describeContent(body);
  return {
    rule,
    message: `${quote(owner)} ${verb} the body ${quote(after)} now; it had none.`,
    after,
  };
}

function describeRemoved(body: RequestBody, owner: string): OperationDifference {
  const before = describeContent(body);
  const message = `${quote(owner)} no longer takes a body; it took ${quote(before)}.`;
  return { rule: BODY_RULES.removed, message, before };
}

/** The type of a body, or the names of its parts. */
function describeContent({ type, fields, mediaType }: RequestBody): string {
  if (fields !== undefined) return `{${fields.map(({ wireName }) => wireName).join(', ')}}`;
  return getTypeText(type) ?? mediaType;
}

function comparePair(
  old: RequestBody,
  now: RequestBody,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  const subject = `The body of ${quote(owner)}`;
  return [
    ...compareRequired(old, now, subject),
    ...compareMediaTypes(old, now, subject),
    ...compareTypes(old, withContent(now, old.mediaType), subject, comparison),
    ...compareLimits(old, now, subject),
    ...compareDefaults(old, now, subject),
  ];
}

function compareRequired(
  old: RequestBody,
  now: RequestBody,
  subject: string,
): OperationDifference[] {
  if (old.required === now.required) return [];
  const [rule, is, was] = now.required
    ? [BODY_RULES.required, 'required', 'optional']
    : [BODY_RULES.optional, 'optional', 'required'];
  const texts = { before: describeContent(old), after: describeContent(now) };
  return [{ rule, message: describeChange(subject, is, was), ...texts }];
}

function compareMediaTypes(
  old: RequestBody,
  now: RequestBody,
  subject: string,
): OperationDifference[] {
  const [accepted, accepts] = [old, now].map(getMediaTypes) as [string[], string[]];
  const isLost = accepted.some((one) => !accepts.includes(one));
  const isGained = accepts.some((one) => !accepted.includes(one));
  if (!isLost && !isGained) return [];
  const rule = isLost ? BODY_RULES.mediaTypeChanged : BODY_RULES.mediaTypeAdded;
  const [before, after] = [accepted.join(', '), accepts.join(', ')];
  return [{ rule, message: describeChange(subject, quote(after), quote(before)), before, after }];
}

function getMediaTypes({ mediaType, otherContent = [] }: RequestBody): string[] {
  return [mediaType, ...otherContent.map((one) => one.mediaType)];
}

/** The body with the content of a media type, if it accepts that. */
function withContent(body: RequestBody, mediaType: string): RequestBody {
  const found = body.otherContent?.find((one) => one.mediaType === mediaType);
  if (found === undefined) return body;
  return { ...body, mediaType, type: found.type, fields: found.fields };
}

const TYPE_RULES = {
  narrower: BODY_RULES.typeNarrowed,
  wider: BODY_RULES.typeWidened,
  different: BODY_RULES.typeChanged,
};

function compareTypes(
  old: RequestBody,
  now: RequestBody,
  subject: string,
  comparison: Comparison,
): OperationDifference[] {
  const [before, after] = [describeContent(old), describeContent(now)];
  if (old.fields !== undefined && now.fields !== undefined) return [];
  if (old.fields !== undefined || now.fields !== undefined) {
    const message = describeChange(subject, quote(after), quote(before));
    return [{ rule: BODY_RULES.typeChanged, message, before, after }];
  }
  const relation = relateValues(old, now, comparison);
  if (relation === 'same') return [];
  const message = describeTypeChange(subject, old.type, now.type, comparison);
  return [{ rule: TYPE_RULES[relation], message, before, after }];
}

const LIMITS_RULES = {
  tightened: BODY_RULES.limitsTightened,
  loosened: BODY_RULES.limitsLoosened,
  changed: BODY_RULES.limitsChanged,
};

/** Limits inside the type of a body, and what tells the members of its unions apart. */
function compareLimits(
  { type: old }: RequestBody,
  { type: now }: RequestBody,
  subject: string,
): OperationDifference[] {
  const relation = relateAllLimits({ type: old }, { type: now });
  const limits = describeLimits({ type: old }, { type: now }, subject);
  const discriminators = describeDiscriminators(old, now, subject);
  return [
    ...(relation === 'same' ? [] : [{ rule: LIMITS_RULES[relation], ...limits }]),
    ...(discriminators === undefined
      ? []
      : [{ rule: BODY_RULES.discriminatorChanged, ...discriminators }]),
  ];
}

function compareDefaults(
  { default: old, required: wasRequired }: RequestBody,
  { default: now, required }: RequestBody,
  subject: string,
): OperationDifference[] {
  if (wasRequired !== required || areSameValues(old, now)) return [];
  const before = old === undefined ? 'None' : getValueText(old);
  const after = now === undefined ? 'None' : getValueText(now);
  const message = `${subject} is ${quote(after)} by default now; it was ${quote(before)}.`;
  return [{ rule: BODY_RULES.defaultChanged, message, before, after }];
}
