import { getMessage } from '../errors.ts';

const MINUTE_MS = 60_000;

interface FailureLog {
  report: (error: unknown) => void;
  /** Says what has not been said yet. */
  close: () => void;
}

/**
 * Says why something failed: each reason when it first occurs, and how often it has occurred again
 * once a minute. A disk that is full would otherwise fill the log with a line for each request.
 */
export function createFailureLog(say: (text: string) => void): FailureLog {
  const repeated = new Map<string, number>();
  const sayCounts = () => {
    for (const [reason, count] of repeated) {
      if (count > 0) say(`${reason} (${String(count)} more ${count === 1 ? 'time' : 'times'})`);
      // A reason that has not occurred for a minute is said again at once.
      if (count > 0) repeated.set(reason, 0);
      else repeated.delete(reason);
    }
  };
  const timer = setInterval(sayCounts, MINUTE_MS);
  timer.unref();
  return {
    report(error) {
      const reason = getMessage(error);
      const count = repeated.get(reason);
      if (count === undefined) say(reason);
      repeated.set(reason, count === undefined ? 0 : count + 1);
    },
    close() {
      clearInterval(timer);
      sayCounts();
    },
  };
}
