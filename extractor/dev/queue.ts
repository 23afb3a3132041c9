const QUIET_MS = 15;

interface Queue<Change> {
  add: (change: Change) => void;
  close: () => void;
}

/**
 * Gathers what changes until there is a short silence, and works through it, one batch at a time:
 * what changes meanwhile is the next batch. An editor's save is several events.
 *
 * @param run must not fail
 */
export function createQueue<Change>(run: (changes: Change[]) => Promise<void>): Queue<Change> {
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function work(): Promise<void> {
    if (isRunning || waiting.length === 0) return;
    isRunning = true;
    const changes = waiting;
    waiting = [];
    await run(changes);
    isRunning = false;
    await work();
  }

  return {
    add(change) {
      waiting.push(change);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET_MS);
    },
    close() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
