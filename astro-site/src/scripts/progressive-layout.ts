/** Anchors are only where they seem to be once everything above them has its true size. */
export function layOutForAnchors(): void {
  const layOut = (): void => {
    document.documentElement.dataset['whole'] = '';
  };
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]') !== null) layOut();
    },
    { capture: true },
  );
  if (location.hash === '') return;
  layOut();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** So many take a slow phone less than the 50 ms that a reader would notice. */
const AT_ONCE = 4;

/**
 * Lays the operations out, a few at a time, while the browser has nothing else to do. It then knows
 * how tall each is, and goes on leaving out what is not on the screen. With guessed heights, what
 * stands inside would overlap for whatever measures it.
 */
export function layOutWhenIdle(): void {
  const operations = [...document.querySelectorAll<HTMLElement>('.op')];
  const layOutNext = (): void => {
    const next = operations.splice(0, AT_ONCE);
    if (next.length === 0) return;
    for (const { dataset } of next) dataset['laidOut'] = '';
    // A height is remembered once it has been on a frame.
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
