import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRetry,
  isSending,
  isTrouble,
  NO_FEEDBACK,
  reduceFeedback,
  toDraft,
  type FeedbackAction,
  type FeedbackState,
} from '../../../../astro-site/src/islands/feedback/feedback-state.ts';
import type { Outcome } from '../../../../astro-site/src/islands/feedback/post-feedback.ts';

const OPEN: FeedbackAction = { type: 'open', page: '/start/', key: 'k1', draft: undefined };
const YES: FeedbackAction = { type: 'choose', answer: 'yes' };
const NO: FeedbackAction = { type: 'choose', answer: 'no' };
const SEND: FeedbackAction = { type: 'send', isEmailValid: true };
const SAVED = settle({ kind: 'saved' });

function settle(outcome: Outcome): FeedbackAction {
  return { type: 'settle', outcome, freshKey: 'fresh' };
}

function fail(kind: 'offline' | 'unreachable' | 'timeout' | 'closed'): FeedbackAction {
  return settle({ kind });
}

function writeText(field: 'details' | 'email' | 'website', value: string): FeedbackAction {
  return { type: 'write', field, value };
}

function run(...actions: FeedbackAction[]): FeedbackState {
  return [OPEN, ...actions].reduce(reduceFeedback, NO_FEEDBACK);
}

describe('the answer', () => {
  test('is posted when it is chosen, without unsent details', () => {
    const state = run(YES);
    expect(state.posting).toEqual({
      scope: 'vote',
      entry: { key: 'k1', page: '/start/', answer: 'yes', website: '' },
    });
    expect(isSending(state)).toBe(false);
    expect(run(YES, SAVED).notice).toEqual({ kind: 'voted' });
  });

  test('is posted once, however often it is chosen', () => {
    expect(run(YES, YES)).toEqual(run(YES));
    expect(run(YES, SAVED, YES).posting).toBeUndefined();
  });

  test('changed during its request is posted after it', () => {
    const changed = run(YES, NO);
    expect(changed.posting?.entry.answer).toBe('yes');
    const settled = reduceFeedback(changed, SAVED);
    expect(settled.posting?.entry).toMatchObject({ key: 'k1', answer: 'no' });
    expect(reduceFeedback(settled, SAVED)).toMatchObject({ voted: 'no', posting: undefined });
  });

  test('changed there and back needs no second request', () => {
    expect(run(YES, NO, YES, SAVED)).toMatchObject({ posting: undefined, voted: 'yes' });
  });

  test('chosen again after an error is tried again', () => {
    expect(run(YES, fail('timeout'), YES).posting?.entry.answer).toBe('yes');
    // The request that timed out may have replaced the previously acknowledged answer.
    expect(run(YES, SAVED, NO, fail('timeout'), YES).posting?.entry.answer).toBe('yes');
  });
});

describe('Send', () => {
  const written = [
    YES,
    SAVED,
    writeText('details', ' More examples '),
    writeText('email', ' a@example.com '),
  ];

  test('posts everything with the key of the answer', () => {
    const state = run(...written, SEND);
    expect(isSending(state)).toBe(true);
    expect(state.posting?.entry).toEqual({
      key: 'k1',
      page: '/start/',
      answer: 'yes',
      details: 'More examples',
      email: 'a@example.com',
      website: '',
    });
  });

  test('leaves out blank fields', () => {
    const { posting } = run(YES, SAVED, writeText('details', ' \n'), SEND);
    expect(posting?.entry).toEqual({ key: 'k1', page: '/start/', answer: 'yes', website: '' });
  });

  test('waits for the answer that is under way, and posts even when that failed', () => {
    const waiting = run(YES, writeText('details', 'x'), SEND, SEND);
    expect(waiting.posting?.scope).toBe('vote');
    expect(isSending(waiting)).toBe(true);
    for (const end of [SAVED, fail('unreachable')]) {
      const { posting } = reduceFeedback(waiting, end);
      expect(posting).toMatchObject({ scope: 'all', entry: { key: 'k1', details: 'x' } });
    }
  });

  test('chosen twice posts once, and nothing changes under it', () => {
    const sending = run(...written, SEND);
    for (const action of [SEND, NO, writeText('details', 'other')]) {
      expect(reduceFeedback(sending, action)).toEqual(sending);
    }
  });

  test('that was acknowledged is the end', () => {
    const sent = run(...written, SEND, SAVED);
    expect(sent).toMatchObject({ isSent: true, details: '', email: '', notice: { kind: 'sent' } });
    for (const action of [SEND, YES, NO]) expect(reduceFeedback(sent, action)).toEqual(sent);
  });

  test('passes on text in the hidden field', () => {
    expect(run(YES, SAVED, writeText('website', 'spam'), SEND).posting?.entry.website).toBe('spam');
  });

  test('with an invalid address posts nothing until it is corrected', () => {
    const state = run(...written, { type: 'send', isEmailValid: false });
    expect(state).toMatchObject({ posting: undefined, notice: { kind: 'email' } });
    expect(isTrouble(state.notice)).toBe(false);
    expect(reduceFeedback(state, writeText('details', 'y')).notice).toEqual({ kind: 'email' });
    expect(reduceFeedback(state, writeText('email', 'b@example.com')).notice).toBeUndefined();
  });
});

describe('trouble', () => {
  const failed = run(YES, SAVED, writeText('details', 'kept'), SEND, fail('offline'));

  test('keeps the text, and the next try has the same key', () => {
    expect(failed).toMatchObject({ details: 'kept', isSent: false, notice: { kind: 'offline' } });
    expect(canRetry(failed.notice)).toBe(true);
    const retried = reduceFeedback(failed, SEND);
    expect(retried.posting?.entry).toMatchObject({ key: 'k1', details: 'kept' });
    expect(retried.notice).toBeUndefined();
  });

  test('of the connection shows a message and does not post when the browser is online', () => {
    const online = reduceFeedback(failed, { type: 'online' });
    expect(online).toMatchObject({ notice: { kind: 'online' }, posting: undefined });
    expect([isTrouble(online.notice), canRetry(online.notice)]).toEqual([false, true]);
    const refused = run(YES, settle({ kind: 'refused', status: 403 }));
    expect(reduceFeedback(refused, { type: 'online' })).toEqual(refused);
  });
});

test('an answer too old to change is followed by a new one', () => {
  const closed = run(YES, SAVED, writeText('details', 'kept'), SEND, fail('closed'));
  expect(closed).toMatchObject({ key: 'fresh', details: 'kept', notice: { kind: 'closed' } });
  expect(reduceFeedback(closed, SEND).posting?.entry).toMatchObject({ key: 'fresh' });
});

describe('a reload', () => {
  function reload(state: FeedbackState): FeedbackState {
    return reduceFeedback(NO_FEEDBACK, {
      type: 'open',
      page: state.page,
      key: 'k2',
      draft: toDraft(state),
    });
  }

  test('before any answer starts from scratch', () => {
    expect(reload(run())).toMatchObject({ key: 'k2', answer: undefined });
  });

  test('keeps text and key, posts nothing, and says so', () => {
    const reloaded = reload(run(NO, SAVED, writeText('details', 'kept'), SEND));
    expect(reloaded).toMatchObject({
      key: 'k1',
      answer: 'no',
      details: 'kept',
      posting: undefined,
      notice: { kind: 'kept' },
    });
  });

  test('of an unacknowledged answer says so, too', () => {
    expect(reload(run(NO)).notice).toEqual({ kind: 'kept' });
    expect(reload(run(NO, SAVED)).notice).toBeUndefined();
  });

  test('after the end stays at the end', () => {
    const reloaded = reload(run(NO, SAVED, SEND, SAVED));
    expect(reloaded).toMatchObject({ isSent: true, notice: undefined });
    expect(reduceFeedback(reloaded, SEND).posting).toBeUndefined();
  });
});

test('in any order of events, only one request with one key runs, and no unsent text is lost', () => {
  const anyOutcome: fc.Arbitrary<Outcome> = fc.constantFrom(
    { kind: 'saved' },
    { kind: 'timeout' },
    { kind: 'email' },
    { kind: 'broken', status: 500 },
  );
  const anyAction: fc.Arbitrary<FeedbackAction> = fc.oneof(
    fc.constantFrom(YES, NO, SEND, { type: 'online' } as const),
    fc.constant<FeedbackAction>({ type: 'send', isEmailValid: false }),
    fc.string().map((value) => writeText('details', value)),
    anyOutcome.map(settle),
  );
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let state = run();
      for (const action of actions) {
        const next = reduceFeedback(state, action);
        const replaced = state.posting !== undefined && next.posting !== state.posting;
        if (replaced) expect(action.type).toBe('settle');
        if (next.posting !== undefined) expect(next.posting.entry.key).toBe('k1');
        if (state.isSent) expect(next.posting).toBeUndefined();
        if (next.details !== state.details)
          expect(action.type === 'write' || next.isSent).toBe(true);
        state = next;
      }
    }),
  );
});
