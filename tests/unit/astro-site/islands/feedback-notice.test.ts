import { expect, test } from 'vitest';
import type { Notice } from '../../../../astro-site/src/islands/feedback/feedback-state.ts';
import { describeNotice } from '../../../../astro-site/src/islands/FeedbackForm.tsx';

test.each<[Notice, RegExp]>([
  [{ kind: 'offline' }, /Not sent.*still here.*Try again.*online/u],
  [{ kind: 'unreachable' }, /Not sent.*still here.*Try again/u],
  [{ kind: 'timeout' }, /Not sent.*in time.*still here.*Try again/u],
  [{ kind: 'closed' }, /Not sent.*a day.*still here.*Try again/u],
  [{ kind: 'tooLong' }, /Not sent.*too long.*Shorten/u],
  [{ kind: 'busy', seconds: 1 }, /Not sent.*still here.*in 1 second\./u],
  [{ kind: 'busy', seconds: 45 }, /in 45 seconds\./u],
  [{ kind: 'busy', seconds: 91 }, /in 2 minutes\./u],
  [{ kind: 'busy', seconds: undefined }, /in a minute\./u],
  [{ kind: 'broken', status: 503 }, /Not sent.*503.*still here.*Try again/u],
  [{ kind: 'refused', status: 403 }, /Not sent.*403/u],
  [{ kind: 'online' }, /back online.*Try again/u],
])('%o says what happened and what to do', (notice, expected) => {
  expect(describeNotice(notice)).toMatch(expected);
});

test('an error that is shown at the e-mail field is not repeated', () => {
  expect([describeNotice(undefined), describeNotice({ kind: 'email' })]).toEqual(['', '']);
});
