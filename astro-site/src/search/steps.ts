/** Work that can be interrupted: it pauses between its steps and returns its result at the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** How long the work may keep the browser from reacting to the reader, in ms. */
const SLICE = 8;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Does the steps in slices, between which the browser can react to the reader.
 *
 * @throws the signal's reason if it is aborted
 */
export async function finishInSlices<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let end = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await waitForBrowser();
    signal?.throwIfAborted();
    end = performance.now() + SLICE;
  }
}

/** Not in all browsers yet; it continues earlier than a timer. */
interface Scheduler {
  yield?: () => Promise<void>;
}

async function waitForBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
