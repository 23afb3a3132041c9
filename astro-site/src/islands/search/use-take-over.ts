import { startTransition, useEffect, useState } from 'react';
import { takeOver } from '../../search/take-over.ts';

/** How many parts change with each frame. */
const STEP = 2;

/**
 * Replaces the parts of a list a few at a time, the first ones at once. To draw all of them in one
 * frame would make a key press wait that comes meanwhile.
 */
export function useTakeOver<Part>(
  parts: readonly Part[],
  getKey: (part: Part) => string,
): readonly Part[] {
  const [state, setState] = useState(() => takeOver(parts, [], STEP, getKey));
  const current = state.next === parts ? state : takeOver(parts, state.shown, STEP, getKey);
  if (current !== state) setState(current);

  useEffect(() => {
    if (current.taken >= parts.length) return undefined;
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setState(takeOver(parts, current.shown, current.taken + STEP, getKey));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [current, parts, getKey]);
  return current.shown;
}
