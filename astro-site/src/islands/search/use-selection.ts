import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Section } from '../../search/sections.ts';

interface Selection {
  /** The query whose results are shown. */
  asked: string;
  /** The value of the selected result. */
  value: string;
  /** Whether the reader has moved to it. */
  isChosen: boolean;
}

interface Selected {
  value: string;
  /** Selects a result if the reader has just moved. */
  select: (value: string) => void;
  /** To be called before a key or the pointer moves the selection. */
  onMove: () => void;
}

/**
 * The selected result: the first one until the reader moves. What the reader has moved to stays
 * selected while more results of the query arrive, even if they change its place.
 */
export function useSelection(
  dialogRef: RefObject<HTMLDialogElement | null>,
  asked: string,
  sections: readonly Section[],
  status: string,
): Selected {
  const [{ value }, setSelection] = useState<Selection>({ asked, value: '', isChosen: false });
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    const options = [...(dialogRef.current?.querySelectorAll('[role=option]') ?? [])];
    const values = options.map((option) => option.getAttribute('data-value') ?? '');
    setSelection((current) => {
      const isKept = current.isChosen && current.asked === asked && values.includes(current.value);
      return isKept ? current : { asked, value: values[0] ?? '', isChosen: false };
    });
  }, [dialogRef, asked, sections, status]);

  // cmdk selects the first result by itself when a key is pressed or the selected one is drawn again.
  const select = useCallback(
    (chosen: string) => {
      if (isMoving.current) setSelection({ asked, value: chosen, isChosen: true });
    },
    [asked],
  );
  const onMove = useCallback(() => {
    isMoving.current = true;
    setTimeout(() => {
      isMoving.current = false;
    });
  }, []);
  return { value, select, onMove };
}
