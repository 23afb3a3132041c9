import { feedback as strings } from '#strings';
import type { Notice } from './feedback-state.ts';

/** The notice in words, without what the e-mail field already says. */
export function describeNotice(notice: Notice | undefined): string {
  if (notice === undefined) return '';
  switch (notice.kind) {
    case 'email':
      return '';
    case 'busy':
      return strings.busy(notice.seconds);
    case 'refused':
    case 'broken':
      return strings[notice.kind](notice.status);
    default:
      return strings[notice.kind];
  }
}
