import type { Value } from '../../../extractor/contract/value.ts';

/** A value for readers: text without the quotes of its language, anything else as written. */
export function getValueText({ value, text }: Value): string {
  return typeof value === 'string' && value !== '' ? value : text;
}

/** Whether a default says something; `None` only says "optional" again. */
export function hasDefault(value: Value | undefined): value is Value {
  return value !== undefined && value.text !== 'None';
}
