import { parameter as strings } from '#strings';
import type { Constraints, Value } from '../../../extractor/contract/value.ts';

const { flags, limits } = strings;
type Flag = keyof typeof flags;

/** Limits in words, one entry each: `≥ 1`, `20 characters at most`. */
export function describeConstraints(constraints: Constraints = {}): string[] {
  return Object.entries(constraints).map(([key, value]) => {
    if (typeof value !== 'boolean') {
      return limits[key as Exclude<keyof Constraints, Flag>](String(value));
    }
    const flag = flags[key as Flag];
    return value ? flag : strings.not(flag);
  });
}

/** A value for readers: text without its quotes, anything else as written. */
export function getValueText({ value, text }: Value): string {
  return typeof value === 'string' && value !== '' ? value : text;
}

/** Whether a default is informative; `None` only repeats "optional". */
export function hasDefault(value: Value | undefined): value is Value {
  return value !== undefined && value.text !== 'None';
}
