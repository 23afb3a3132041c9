/**
 * Anchors are only accurate once everything above them has its real size. For the anchor of the
 * page's own address, `Head.astro` does the same before anything is painted.
 */
export function layOutForAnchors(): void {
  const layOut = ({ target }: Event): void => {
    if ((target as Element).closest('a[href*="#"]') === null) return;
    document.documentElement.dataset['whole'] = '';
  };
  addEventListener('click', layOut, { capture: true });
}

/** This many take a slow phone less than the 50 ms that a reader would notice. */
const AT_ONCE = 4;

/**
 * Lays out the operations, a few at a time, while the browser is idle. The browser then knows their
 * heights, and still skips those off the screen. With guessed heights, measurements would find
 * their contents overlapping.
 */
export function layOutWhenIdle(): void {
  const operations = [...document.querySelectorAll<HTMLElement>('.op')];
  const layOutNext = (): void => {
    const next = operations.splice(0, AT_ONCE);
    if (next.length === 0) return;
    for (const { dataset } of next) dataset['laidOut'] = '';
    // The browser remembers a height once it has been used in a frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        for (const { dataset } of next) delete dataset['laidOut'];
        waitForIdle(layOutNext);
      });
    });
  };
  addEventListener('load', () => {
    waitForIdle(layOutNext);
  });
}

/** Safari has no idle callbacks. */
function waitForIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
