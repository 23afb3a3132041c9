import type { BodyField } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { type Key, pairBy } from '../../matching/pair-by.ts';
import { getTypeText, quote } from '../../wording.ts';
import { compareValues, type Declared } from '../compare-value.ts';
import { BODY_FIELD_RULES } from './body-rules.ts';
import type { OperationDifference } from './operation-difference.ts';

type Fields = readonly BodyField[] | undefined;

const KEYS: Key<BodyField>[] = [({ wireName }) => wireName, ({ pythonName }) => pythonName];

/** Changes in the parts of a body, if it has parts on both sides. */
export function compareBodyFields(
  before: Fields,
  after: Fields,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  if (before === undefined || after === undefined) return [];
  const { pairs, added, removed } = pairBy(before, after, KEYS);
  return [
    ...added.map((field) => place(describeAdded(field, owner), field)),
    ...removed.map((field) => place(describeRemoved(field, owner), field)),
    ...pairs.flatMap(([old, now]) =>
      comparePair(old, now, owner, comparison).map((found) => place(found, now)),
    ),
  ];
}

function place(difference: OperationDifference, field: BodyField): OperationDifference {
  return { ...difference, part: { kind: 'bodyField', name: getName(field) } };
}

function getName({ pythonName, wireName }: BodyField): string {
  return pythonName ?? wireName;
}

function describeAdded({ wireName, required, type }: BodyField, owner: string) {
  const rule = required ? BODY_FIELD_RULES.addedRequired : BODY_FIELD_RULES.addedOptional;
  const verb = required ? 'needs' : 'can have';
  const message = `The body of ${quote(owner)} ${verb} the new field ${quote(wireName)}.`;
  return { rule, message, after: getTypeText(type) };
}

function describeRemoved({ wireName, type }: BodyField, owner: string): OperationDifference {
  const message = `The body of ${quote(owner)} no longer has the field ${quote(wireName)}.`;
  return { rule: BODY_FIELD_RULES.removed, message, before: getTypeText(type) };
}

function comparePair(
  old: BodyField,
  now: BodyField,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  return compareValues(declare(old), declare(now), owner, comparison).flatMap(
    ({ aspect, ...difference }) =>
      // Parts of bodies cannot be deprecated.
      aspect === 'deprecated' || aspect === 'undeprecated'
        ? []
        : [{ ...difference, rule: BODY_FIELD_RULES[aspect] }],
  );
}

function declare(field: BodyField): Declared {
  return { ...field, name: getName(field) };
}
