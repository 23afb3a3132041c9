import { parameter as strings } from '#strings';
import type { Constraints } from '../../../extractor/contract/value.ts';

const { flags, limits } = strings;
type Flag = keyof typeof flags;

/** Limits in words, one each: `≥ 1`, `20 characters at most`. */
export function describeConstraints(constraints: Constraints = {}): string[] {
  return Object.entries(constraints).map(([key, value]) => {
    if (typeof value !== 'boolean') {
      return limits[key as Exclude<keyof Constraints, Flag>](String(value));
    }
    const flag = flags[key as Flag];
    return value ? flag : strings.not(flag);
  });
}
