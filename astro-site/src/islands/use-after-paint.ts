import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value, one frame later: what was typed is painted before the work that it causes.
 *
 * @returns the value of the last frame, and a function that does not wait for the next one
 */
export function useAfterPaint<Value>(value: Value): [Value, settle: () => void] {
  const [shown, setShown] = useState(value);

  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setShown(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, shown]);

  const settle = useCallback(() => {
    flushSync(() => {
      setShown(value);
    });
  }, [value]);
  return [shown, settle];
}
