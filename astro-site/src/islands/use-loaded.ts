import { useEffect, useState } from 'react';

export type Loaded<Value> =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value };

/** What `load` reads from a folder when it is asked for; a failed load is tried again each time. */
export function useLoaded<Value>(
  load: (folder: string) => Promise<Value>,
  folder: string,
  isAsked = true,
): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const keep = (next: Loaded<Value>): void => {
      if (isCurrent) setState(next);
    };
    load(folder).then(
      (value) => {
        keep({ status: 'ready', value });
      },
      () => {
        keep({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, folder, isAsked]);
  return state;
}
