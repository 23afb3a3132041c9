import { expect, test, vi } from 'vitest';
import { runJobs, type Job } from '../../runner/schedule.ts';

/** Jobs that note when they start and end; those with a promise in `ends` wait for it. */
function makeJobs(needs: Record<string, string[]>, ends: Record<string, Promise<unknown>> = {}) {
  const notes: string[] = [];
  const jobs = Object.entries(needs).map(([name, needed]): Job => {
    const run = async () => {
      notes.push(`+${name}`);
      await ends[name];
      notes.push(`-${name}`);
    };
    return { name, needs: needed, run };
  });
  return { jobs, notes };
}

test('as many jobs run at once as there are lanes', async () => {
  const long = Promise.withResolvers<undefined>();
  const { jobs, notes } = makeJobs({ a: [], b: [], c: [] }, { a: long.promise });
  const done = runJobs(jobs, 2);
  await vi.waitFor(() => expect(notes).toContain('-c'));
  long.resolve(undefined);
  await done;
  expect(notes).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
});

test('a job waits for its dependencies, and others run first', async () => {
  const { jobs, notes } = makeJobs({ tests: ['site'], site: [], others: [] });
  await runJobs(jobs, 1);
  expect(notes).toEqual(['+site', '-site', '+tests', '-tests', '+others', '-others']);
});

test('cyclic dependencies of jobs are an error', async () => {
  const { jobs } = makeJobs({ a: ['b'], b: ['a'] });
  await expect(runJobs(jobs, 2)).rejects.toThrow('a,b');
});

test('a job that throws ends the run', async () => {
  const failing: Job = { name: 'a', needs: [], run: () => Promise.reject(new Error('broken')) };
  await expect(runJobs([failing], 2)).rejects.toThrow('broken');
});
