import type { Draft } from './draft.ts';
import type { Answer, Entry } from './entry.ts';
import type { Outcome, Trouble } from './post-feedback.ts';

/** What is posted: the answer as soon as it is chosen, or everything that the reader sends. */
type Scope = 'vote' | 'all';

/** The message to the reader. */
export type Notice = { kind: 'voted' | 'kept' | 'online' | 'sent' } | Trouble;

const QUIET = new Set<Notice['kind']>(['voted', 'kept', 'online', 'sent', 'email']);
const DISCONNECTED = new Set<Notice['kind']>(['offline', 'unreachable', 'timeout']);

export interface FeedbackState {
  page: string;
  key: string;
  answer: Answer | undefined;
  details: string;
  email: string;
  website: string;
  /** The one request that is running. */
  posting: { scope: Scope; entry: Entry } | undefined;
  /** What to post after it. */
  next: Scope | undefined;
  /** The answer that the collector has. */
  voted: Answer | undefined;
  isSent: boolean;
  notice: Notice | undefined;
}

export type FeedbackAction =
  | { type: 'open'; page: string; key: string; draft: Draft | undefined }
  | { type: 'choose'; answer: Answer }
  | { type: 'write'; field: 'details' | 'email' | 'website'; value: string }
  | { type: 'send'; isEmailValid: boolean }
  | { type: 'settle'; outcome: Outcome; freshKey: string }
  | { type: 'online' };

export const NO_FEEDBACK: FeedbackState = {
  page: '',
  key: '',
  answer: undefined,
  details: '',
  email: '',
  website: '',
  posting: undefined,
  next: undefined,
  voted: undefined,
  isSent: false,
  notice: undefined,
};

/**
 * The widget's logic: from the reader's actions and the responses, it decides what to show and what
 * to post next.
 */
export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'open':
      return open(action);
    case 'choose':
      return choose(state, action.answer);
    case 'write':
      return write(state, action);
    case 'send':
      return send(state, action.isEmailValid);
    case 'settle':
      return settle(state, action);
    case 'online':
      return isDisconnected(state.notice) ? { ...state, notice: { kind: 'online' } } : state;
  }
}

/** Whether Send was clicked and there is no response yet. */
export function isSending({ posting, next }: FeedbackState): boolean {
  return posting?.scope === 'all' || next === 'all';
}

/** Whether a notice reports a failure; the e-mail field has a message of its own. */
export function isTrouble(notice: Notice | undefined): boolean {
  return notice !== undefined && !QUIET.has(notice.kind);
}

/** Whether to try the same again. */
export function canRetry(notice: Notice | undefined): boolean {
  return notice?.kind === 'online' || isTrouble(notice);
}

/** What survives a reload; undefined before the reader has answered. */
export function toDraft(state: FeedbackState): Draft | undefined {
  const { key, answer, details, email, voted, isSent } = state;
  return answer === undefined ? undefined : { key, answer, details, email, voted, isSent };
}

function open({ page, key, draft }: FeedbackAction & { type: 'open' }): FeedbackState {
  if (draft === undefined) return { ...NO_FEEDBACK, page, key };
  const { answer, details, email, voted, isSent } = draft;
  const isWhole = isSent || (details === '' && email === '' && voted === answer);
  const notice: Notice | undefined = isWhole ? undefined : { kind: 'kept' };
  return { ...NO_FEEDBACK, page, key: draft.key, answer, details, email, voted, isSent, notice };
}

function choose(state: FeedbackState, answer: Answer): FeedbackState {
  const isKnown = state.answer === answer && (state.voted === answer || state.posting);
  if (state.isSent || isSending(state) || isKnown) return state;
  return request({ ...state, answer }, 'vote');
}

function write(
  state: FeedbackState,
  { field, value }: FeedbackAction & { type: 'write' },
): FeedbackState {
  if (isSending(state)) return state;
  const isCorrected = field === 'email' && state.notice?.kind === 'email';
  return { ...state, [field]: value, notice: isCorrected ? undefined : state.notice };
}

function send(state: FeedbackState, isEmailValid: boolean): FeedbackState {
  if (state.isSent || isSending(state)) return state;
  return isEmailValid ? request(state, 'all') : { ...state, notice: { kind: 'email' } };
}

/** Posts at once, or after the running request. */
function request(state: FeedbackState, scope: Scope): FeedbackState {
  const cleared: FeedbackState = { ...state, notice: undefined };
  return state.posting === undefined ? post(cleared, scope) : { ...cleared, next: scope };
}

function post(state: FeedbackState, scope: Scope): FeedbackState {
  const { page, key, answer, details, email, website } = state;
  if (answer === undefined) return state;
  const entry: Entry = {
    key,
    page,
    answer,
    ...(scope === 'all' && details.trim() !== '' && { details: details.trim() }),
    ...(scope === 'all' && email.trim() !== '' && { email: email.trim() }),
    website,
  };
  return { ...state, posting: { scope, entry }, next: undefined };
}

function settle(
  state: FeedbackState,
  { outcome, freshKey }: FeedbackAction & { type: 'settle' },
): FeedbackState {
  const { posting, next } = state;
  if (posting === undefined) return state;
  const isSaved = outcome.kind === 'saved';
  const settled: FeedbackState = {
    ...state,
    // An entry that the collector can no longer change is followed by a new one.
    key: outcome.kind === 'closed' ? freshKey : state.key,
    posting: undefined,
    next: undefined,
    // Without an acknowledgement it is unknown which answer the collector has.
    voted: isSaved ? posting.entry.answer : undefined,
  };
  if (next === 'all' || (next === 'vote' && settled.voted !== settled.answer)) {
    return post(settled, next);
  }
  if (!isSaved) return { ...settled, notice: outcome };
  if (posting.scope === 'vote') return { ...settled, notice: { kind: 'voted' } };
  return { ...settled, details: '', email: '', isSent: true, notice: { kind: 'sent' } };
}

function isDisconnected(notice: Notice | undefined): boolean {
  return notice !== undefined && DISCONNECTED.has(notice.kind);
}
