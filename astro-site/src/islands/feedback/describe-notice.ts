import { feedback as strings } from '#strings';
import type { Notice } from './feedback-state.ts';

/** The notice in words; what stands at the e-mail field is not said twice. */
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
