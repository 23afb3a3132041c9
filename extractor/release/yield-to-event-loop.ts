const TURN_MS = 40;

/** Awaited between the steps of long work, so that timers and Ctrl-C are handled now and then. */
export type YieldToEventLoop = () => Promise<void> | undefined;

/** @param signal ends the work when it is aborted */
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
