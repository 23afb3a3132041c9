import { parameter as strings } from '#strings';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { getTypeParts } from '../../../../extractor/contract/types/type-parts.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { Constraints } from '../../../../extractor/contract/value.ts';

const { flags, limits, ranges } = strings;
type Flag = keyof typeof flags;

/** Limits in words, one entry each: `≥ 1`, `20 characters at most`, `1 to 5 items`. */
export function describeConstraints(constraints: Constraints = {}): string[] {
  const { minLength, maxLength, minItems, maxItems, ...others } = constraints;
  const { minProperties, maxProperties, ...rest } = others;
  return [
    ...describeRange({ minLength, maxLength }, ranges.length),
    ...describeRange({ minItems, maxItems }, ranges.items),
    ...describeRange({ minProperties, maxProperties }, ranges.entries),
    ...describeEach(rest),
  ];
}

/** Lets a list of limits begin like a sentence. Only the names of types stay as they are. */
export function capitalizeFirst([first = '', ...rest]: readonly string[]): string[] {
  if (first === '') return [];
  const isNamed = first.includes(': ');
  return [isNamed ? first : first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}

/** Both ends of a range together, or the only one that there is. */
function describeRange(
  ends: Constraints,
  describe: (least: string, most: string) => string,
): string[] {
  const [least, most] = Object.values(ends);
  if (least === undefined || most === undefined) return describeEach(ends);
  return [describe(String(least), String(most))];
}

function describeEach(constraints: Constraints): string[] {
  return Object.entries(constraints).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'boolean') {
      return [limits[key as Exclude<keyof Constraints, Flag>](String(value))];
    }
    const flag = flags[key as Flag];
    return [value ? flag : strings.not(flag)];
  });
}

/**
 * What the parts of a type say in words: `str: 3 characters at least`, `distinguished by kind`.
 *
 * @param own the limits of the whole value, which `Optional` shares with what it may be
 */
export function describeType(type: TypeExpression | undefined, own: Constraints = {}): string[] {
  if (type === undefined) return [];
  const isShared = JSON.stringify(getConstraints(type)) === JSON.stringify(own);
  const name = formatType(type);
  const words = isShared ? [] : describeConstraints(getConstraints(type));
  const parts = getTypeParts(type).flatMap((part) => describeType(part, isUnion(type) ? own : {}));
  return [
    ...describeDiscriminator(type),
    ...words.map((limit) => strings.limitOf(name, limit)),
    ...parts,
  ];
}

function describeDiscriminator(type: TypeExpression): string[] {
  const { property, function: name } = 'discriminator' in type ? (type.discriminator ?? {}) : {};
  const by = property ?? name;
  return by === undefined ? [] : [strings.distinguishedBy(by)];
}

function getConstraints(type: TypeExpression): Constraints {
  return 'constraints' in type ? (type.constraints ?? {}) : {};
}

function isUnion(type: TypeExpression): boolean {
  return (
    type.kind === 'union' ||
    (type.kind === 'generic' && /(Optional|Union)$/.test(formatType(type.origin)))
  );
}
