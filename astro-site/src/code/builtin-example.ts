import { findContainer } from '../../../extractor/contract/types/container.ts';
import type { Constraints } from '../../../extractor/contract/value.ts';
import { makeText } from './values/texts.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is known about a value besides its type. */
export interface Hint {
  name: string;
  constraints?: Constraints | undefined;
}

const BUILTINS = new Map<string, (hint: Hint) => Json>([
  ['int', makeInteger],
  ['PositiveInt', makeInteger],
  ['float', (hint) => (hint.constraints === undefined ? 1.5 : makeInteger(hint))],
  ['Decimal', () => '1.50'],
  ['bool', () => true],
  ['Any', () => ({})],
  ['object', () => ({})],
  ['None', () => null],
  ['NoneType', () => null],
  ['datetime', () => '2024-01-15T09:30:00Z'],
  ['date', () => '2024-01-15'],
  ['time', () => '09:30:00'],
  ['timedelta', () => 'PT1H'],
  ['UUID', () => '123e4567-e89b-12d3-a456-426614174000'],
  ['EmailStr', () => 'user@example.com'],
  ['AnyUrl', () => 'https://example.com'],
  ['HttpUrl', () => 'https://example.com'],
]);

/** Containers without arguments. */
function makeEmptyContainer(name: string): Json | undefined {
  switch (findContainer(name)?.kind) {
    case 'array':
    case 'set':
    case 'tuple':
      return [];
    case 'mapping':
      return {};
    default:
      return undefined;
  }
}

/** Makes up a value of a type that is not part of the package; unknown ones are shown as text. */
export function makeBuiltin(name: string, hint: Hint): Json {
  const make = BUILTINS.get(name);
  return make === undefined ? (makeEmptyContainer(name) ?? makeString(hint)) : make(hint);
}

/** Whether a value of the type can be made up, rather than only shown as text. */
export function isKnownBuiltin(name: string): boolean {
  if (name === 'Any' || name === 'object') return false;
  return name === 'str' || BUILTINS.has(name) || makeEmptyContainer(name) !== undefined;
}

function makeInteger({ constraints = {} }: Hint): number {
  const low = constraints.ge ?? (constraints.gt === undefined ? undefined : constraints.gt + 1);
  const high = constraints.le ?? (constraints.lt === undefined ? undefined : constraints.lt - 1);
  const value = Math.min(Math.max(1, low ?? 1), high ?? Infinity);
  const step = constraints.multipleOf ?? 1;
  return Math.ceil(value / step) * step;
}

/** Makes up a text from the name of the value. */
export function makeString({ name, constraints }: Hint): string {
  return makeText(name === '' ? 'string' : name, constraints);
}
