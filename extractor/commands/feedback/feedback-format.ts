import type { StoredAnswer } from '../../feedback/answers.ts';

/** An answer for programs; it only contains the e-mail address if that was requested. */
export function makeRecord(answer: StoredAnswer, emails: boolean) {
  const { key, received, page, answer: vote, details, email } = answer;
  const record = { key, received: new Date(received).toISOString(), page, answer: vote, details };
  return emails ? { ...record, email } : record;
}

/** A time for people: to the minute, in UTC. */
export function formatTime(received: number): string {
  return new Date(received).toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * Characters that JSON does not escape, although they could control a terminal or change the
 * direction of text.
 */
const UNSAFE = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * JSON that is safe to print: readers' control characters are escaped, which every parser undoes.
 */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(UNSAFE, (text) =>
    Array.from({ length: text.length }, (_, index) => escapeUnit(text.charCodeAt(index))).join(''),
  );
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
