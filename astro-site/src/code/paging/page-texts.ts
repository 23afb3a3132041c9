import type { BodyField } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';

type Sent = Parameter | BodyField;

/** Whether a parameter is only read under a condition, so that without it each page is the first. */
export function isConditional(description = ''): boolean {
  return /\b(?:only|ignored|unless|deprecated|not supported|no effect)\b/i.test(description);
}

const FIRST_PAGE = [
  /\b(?:starts?|starting|begins?|beginning) (?:at|from|with) (?:page )?[`"']?([01])\b/i,
  /\bdefaults?(?: value)?(?: to| is|:|=)* ?[`"']?([01])\b(?!\.\d)/i,
  /\b(0|1|zero|one)[- ](?:based|indexed)\b/i,
];

/** The number of the first page: the default, or what the text or the limits say. */
export function findFirstPage(sent: Sent): number | undefined {
  const { default: given, description = '', constraints } = sent;
  if (typeof given?.value === 'number') return [0, 1].find((one) => one === given.value);
  const said = FIRST_PAGE.map((pattern) => pattern.exec(description)?.[1]?.toLowerCase());
  const word = said.find((one) => one !== undefined);
  if (word !== undefined) return word === '1' || word === 'one' ? 1 : 0;
  if (constraints?.gt === 0) return 1;
  return [0, 1].find((one) => one === constraints?.ge);
}

const SKIPPED =
  /\bskip|\b(?:index|position) of the first\b|\bstarting (?:index|position)\b|\bdefaults?(?: to| is|:|=)* ?`?0\b/i;
const NOT_A_NUMBER_OF_ITEMS =
  /\b(?:ids?|identifiers?|cursor|tokens?|bytes?|seconds?|minutes?|hours?|time|timestamps?|timezone|utc|pages? (?:number|index))\b/i;

/**
 * Whether an offset counts items.
 *
 * @param isWithoutText whether it may have no text, because the code says that it begins with zero
 */
export function isNumberOfItems({ description }: Sent, isWithoutText = false): boolean {
  if (description === undefined) return isWithoutText;
  if (NOT_A_NUMBER_OF_ITEMS.test(description)) return false;
  return isWithoutText || SKIPPED.test(description);
}
