import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from '../../../../extractor/dev/queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('ten saves in a row are one batch', async () => {
  const batches: number[][] = [];
  const queue = createQueue<number>((changes) => {
    batches.push(changes);
    return Promise.resolve();
  });
  for (let save = 0; save < 10; save += 1) {
    queue.add(save);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.runAllTimersAsync();
  expect(batches).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
});

test('changes during a run form the next batch, and runs do not overlap', async () => {
  const events: string[] = [];
  const queue = createQueue<string>(async (changes) => {
    events.push(`begin ${changes.join()}`);
    await sleep(100);
    events.push('end');
  });
  queue.add('a');
  await vi.advanceTimersByTimeAsync(50);
  queue.add('b');
  await vi.advanceTimersByTimeAsync(30);
  queue.add('c');
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(events).toHaveLength(4));
  expect(events).toEqual(['begin a', 'end', 'begin b,c', 'end']);
});

test('a closed queue drops waiting changes', async () => {
  const run = vi.fn(() => Promise.resolve());
  const queue = createQueue<string>(run);
  queue.add('a');
  queue.close();
  await vi.runAllTimersAsync();
  expect(run).not.toHaveBeenCalled();
});
