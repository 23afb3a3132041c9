import { expect } from 'vitest';

/**
 * Runs something that must not take too long, and returns its result. It counts CPU time, because
 * a busy machine makes everything take longer.
 */
export function limitCpuTime<Result>(milliseconds: number, run: () => Result): Result {
  const start = process.cpuUsage();
  const result = run();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(milliseconds);
  return result;
}
