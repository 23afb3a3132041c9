import type { Change } from '../../../../extractor/contract/change.ts';

/** Whether a change is that its item, or the part of it that the change is about, came to be. */
export function isAddition({ before, after, part, code }: Change): boolean {
  return part === undefined
    ? before === undefined && after !== undefined
    : /-added(?:-|$)/.test(code);
}
