const TURN_MS = 40;

/** Awaited between the steps of long work: lets timers and Ctrl-C have their turn, now and then. */
export type YieldToEventLoop = () => Promise<void> | undefined;

/** @param signal ends the work where it is aborted */
export function createYield(signal: AbortSignal): YieldToEventLoop {
  let last = performance.now();
  return () => {
    if (performance.now() - last < TURN_MS) return undefined;
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        last = performance.now();
        if (signal.aborted) reject(signal.reason as Error);
        else resolve();
      });
    });
  };
}
