import { expect, test } from 'vitest';
import {
  capitalizeFirst,
  describeConstraints,
  describeType,
} from '../../../../../astro-site/src/page-models/fields/limits.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';

const int: TypeExpression = { kind: 'name', name: 'int', constraints: { gt: 0 } };
const str: TypeExpression = { kind: 'name', name: 'str', constraints: { minLength: 3 } };
const none: TypeExpression = { kind: 'name', name: 'None' };

test('limits are said in words', () => {
  expect(
    describeConstraints({ ge: 1, lt: 5, maxLength: 20, pattern: '^a', uniqueItems: true }),
  ).toEqual(['20 characters at most', '≥ 1', '< 5', 'matches ^a', 'items are unique']);
  expect(describeConstraints({ minLength: 1, maxLength: 500, minItems: 2, maxItems: 2 })).toEqual([
    '1 to 500 characters',
    'exactly 2 items',
  ]);
  expect(describeConstraints({ minItems: 1 })).toEqual(['1 item at least']);
  expect(describeConstraints({ allowInfNan: false })).toEqual(['not: infinity and NaN allowed']);
  expect(describeConstraints()).toEqual([]);
});

test('a list of limits begins with a capital letter, unless it begins with a type', () => {
  expect(capitalizeFirst(['matches ^a', 'items are unique'])).toEqual([
    'Matches ^a',
    'items are unique',
  ]);
  expect(capitalizeFirst(['≥ 1'])).toEqual(['≥ 1']);
  expect(capitalizeFirst(['str: 3 characters at least'])).toEqual(['str: 3 characters at least']);
  expect(capitalizeFirst([])).toEqual([]);
});

test('limits of the parts of a type name the part', () => {
  const list = { kind: 'name', name: 'list' } as const;
  expect(describeType({ kind: 'generic', origin: list, arguments: [str] })).toEqual([
    'str: 3 characters at least',
  ]);
  expect(describeType({ kind: 'union', members: [int, str] })).toEqual([
    'int: > 0',
    'str: 3 characters at least',
  ]);
  expect(describeType(none)).toEqual([]);
  expect(describeType(undefined)).toEqual([]);
});

test('limits that the whole value has are not repeated', () => {
  expect(describeType({ kind: 'union', members: [int, none] }, { gt: 0 })).toEqual([]);
});

test('a union says how its members are distinguished', () => {
  const members = [none, { kind: 'name', name: 'Cat' } as const];
  const union = { kind: 'union', members } as const;
  const by = (discriminator: object) => describeType({ ...union, members, discriminator });
  expect(by({ property: 'kind' })).toEqual(['distinguished by kind']);
  expect(by({ function: 'get_tag' })).toEqual(['distinguished by get_tag']);
});
