/** Frames, after the page was loaded, in which operations near a target get their real heights. */
const FRAMES = 60;

/** How far from its place a target may be, in pixels: browsers round. */
const TOLERANCE = 2;

/** What a reader does to go elsewhere. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Keeps the target of an anchor at the top of the window while operations above it, whose heights
 * were estimates, are laid out. Browsers with scroll anchoring do so themselves.
 */
export function keepTargets(): void {
  addEventListener('hashchange', keepTarget);
  keepTarget();
}

function keepTarget(): void {
  if (location.hash === '') return;
  let left = FRAMES;
  const stop = (): void => {
    left = 0;
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop, { once: true, passive: true });
  const keep = (): void => {
    if (left === 0) return;
    if (document.readyState === 'complete') left -= 1;
    // Browsers may set the target after the first scripts have run.
    const target = document.querySelector(':target');
    if (target !== null && isOff(target)) target.scrollIntoView();
    requestAnimationFrame(keep);
  };
  requestAnimationFrame(keep);
}

/** Whether the target is neither at its place nor as near to it as the end of the page allows. */
function isOff(target: Element): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(target);
  const place = toPixels(scrollPaddingTop) + toPixels(scrollMarginTop);
  const distance = target.getBoundingClientRect().top - place;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const rest = scrollHeight - clientHeight - scrollTop;
  return Math.abs(distance) > TOLERANCE && (distance < 0 || rest > 1);
}

/** A length that a browser has computed; `auto` is none. */
function toPixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
