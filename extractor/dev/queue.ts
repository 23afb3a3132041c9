const QUIET_MS = 15;

interface Queue<Change> {
  add: (change: Change) => void;
  close: () => void;
}

/**
 * Collects changes until there is a short pause, then processes them as a batch. Changes that
 * arrive meanwhile form the next batch. (One save in an editor causes several events.)
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
