import type { Page } from 'playwright-core';

/** What a page has recorded about itself. */
export interface PageRecords {
  /** The cumulative layout shift: the largest sum of shifts that follow each other closely. */
  shift: number;
  /** When the target of the address came to rest at its place, in ms since the navigation began. */
  arrived: number;
  /** The longest time from a key press to the frame that shows its effect, in ms. */
  slowestKey: number;
}

type RecordingWindow = typeof globalThis & { records: PageRecords };
type ShiftEntry = PerformanceEntry & { value: number };

/** Runs in the page before its own scripts. */
export function recordPage(): void {
  const records: PageRecords = { shift: 0, arrived: Number.NaN, slowestKey: 0 };
  (globalThis as RecordingWindow).records = records;
  let sum = 0;
  let [first, last] = [0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      // Nobody types here, but Chromium says so of an emulated phone: `hadRecentInput` is ignored.
      const isNew = entry.startTime - last > 1000 || entry.startTime - first > 5000;
      if (isNew) [sum, first] = [0, entry.startTime];
      last = entry.startTime;
      sum += entry.value;
      records.shift = Math.max(records.shift, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^key|^input$/.test(name)) records.slowestKey = Math.max(records.slowestKey, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  let wasThere = false;
  const follow = (): void => {
    const target = location.hash === '' ? null : document.querySelector(':target');
    const top = target?.getBoundingClientRect().top ?? Number.NaN;
    const isThere = top > -50 && top < innerHeight / 2;
    if (isThere && !wasThere) records.arrived = performance.now();
    wasThere = isThere;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

export async function readRecords(page: Page): Promise<PageRecords> {
  return page.evaluate(() => (globalThis as RecordingWindow).records);
}
