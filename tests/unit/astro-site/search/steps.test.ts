import { expect, test, vi } from 'vitest';
import { finish, finishInSlices, type Steps } from '../../../../astro-site/src/search/steps.ts';

/** Work of so many steps, each of which takes so long (ms). */
function* work(steps: number, duration: number): Steps<number> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + duration;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

test('all steps are done at once, or in slices', async () => {
  expect(finish(work(3, 0))).toBe(3);
  expect(await finishInSlices(work(3, 0))).toBe(3);
});

test('others have their turn between the slices of long work', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await finishInSlices(work(12, 5));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

test('work that is no longer wanted ends', async () => {
  const replaced = new AbortController();
  const steps = work(100, 5);
  const next = vi.spyOn(steps, 'next');
  const result = finishInSlices(steps, replaced.signal);
  replaced.abort(new Error('replaced'));
  await expect(result).rejects.toThrow('replaced');
  expect(next.mock.calls.length).toBeLessThan(20);
});
