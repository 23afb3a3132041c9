/** Something to run, once everything that it needs has run. */
export interface Job {
  name: string;
  needs: readonly string[];
  run: () => Promise<void>;
}

/**
 * Runs jobs concurrently, in order as far as their dependencies allow.
 *
 * @param lanes how many jobs run at once
 * @throws Error when a job needs one that is not in the list, or jobs need each other
 */
export async function runJobs(jobs: readonly Job[], lanes: number): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<string, Promise<void>>();
  const done = new Set<string>();

  function takeNext(): Job | undefined {
    const index = waiting.findIndex(({ needs }) => needs.every((name) => done.has(name)));
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  }

  function start({ name, run }: Job): void {
    const ended = run().finally(() => {
      running.delete(name);
      done.add(name);
    });
    running.set(name, ended);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? takeNext() : undefined;
    if (next !== undefined) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`These jobs wait for each other: ${waiting.map(({ name }) => name).join()}`);
  }
}
