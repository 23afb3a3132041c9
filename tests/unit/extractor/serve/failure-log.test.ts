import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailureLog } from '../../../../extractor/serve/failure-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reason is said once, and how often it has occurred once a minute', () => {
  const said: string[] = [];
  const { report, close } = createFailureLog((text) => said.push(text));
  for (let time = 0; time < 300; time += 1) report(new Error('The disk is full.'));
  report(new Error('The database is locked.'));
  expect(said).toEqual(['The disk is full.', 'The database is locked.']);
  vi.advanceTimersByTime(60_000);
  expect(said.slice(2)).toEqual(['The disk is full. (299 more times)']);
  report(new Error('The disk is full.'));
  vi.advanceTimersByTime(60_000);
  expect(said.slice(3)).toEqual(['The disk is full. (1 more time)']);
  vi.advanceTimersByTime(60_000);
  report(new Error('The disk is full.'));
  expect(said.slice(4)).toEqual(['The disk is full.']);
  report(new Error('The disk is full.'));
  close();
  expect(said.slice(5)).toEqual(['The disk is full. (1 more time)']);
});
