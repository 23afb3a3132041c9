import { keepTargets } from './keep-target.ts';

const CURRENT = 'aria-current';

/** Marks the part of the page that is being read in the table of contents. */
function followReading(): void {
  let links = collectLinks();
  if (links.size === 0) return;
  let targets = listTargets(links);
  // The filter of a page adds links, and removes them again.
  const live = document.querySelector('.outline')?.getElementsByTagName('a');
  let count = live?.length;
  const mobile = document.querySelector('.contents .display-current');
  let current: string | undefined;

  const update = (): void => {
    if (live?.length !== count) {
      count = live?.length;
      links = collectLinks();
      targets = listTargets(links);
    }
    const id = findCurrent(targets);
    if (id === current) return;
    for (const link of links.get(current ?? '') ?? []) link.removeAttribute(CURRENT);
    for (const link of links.get(id ?? '') ?? []) {
      link.setAttribute(CURRENT, 'true');
      showInContents(link);
    }
    if (mobile !== null)
      mobile.textContent = id === undefined ? '' : (getText(links.get(id)) ?? '');
    current = id;
  };

  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        update();
      });
    },
    { passive: true },
  );
  // Nothing is marked before the page is visible, so that measuring does not delay it.
  requestAnimationFrame(() => setTimeout(update));
}

function collectLinks(): Map<string, HTMLAnchorElement[]> {
  const links = new Map<string, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  return links;
}

function listTargets(links: ReadonlyMap<string, unknown>): HTMLElement[] {
  return [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
}

/**
 * The last target above the line that a link scrolls its target to; the targets are in page order.
 */
function findCurrent(all: HTMLElement[]): string | undefined {
  // Asking the browser would make it lay out what it has skipped so far.
  const targets = all.filter((target) => target.closest('[hidden]') === null);
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 24;
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = targets[middle]?.getBoundingClientRect().top ?? 0;
    if (top <= line) low = middle + 1;
    else high = middle;
  }
  return targets[low - 1]?.id;
}

function getText(links: HTMLAnchorElement[] | undefined): string | undefined {
  return links?.[0]?.lastElementChild?.textContent.trim();
}

/** Scrolls the contents, never the page. */
function showInContents(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('.right-sidebar');
  if (box === null) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const margin = frame.height / 4;
  if (top < frame.top + margin) box.scrollTop += top - frame.top - margin;
  else if (bottom > frame.bottom - margin) box.scrollTop += bottom - frame.bottom + margin;
}

/**
 * The bar closes when a link in it is followed, on Escape, and on a click outside. The panel stays
 * open until the reader closes it.
 */
function closeWhenDone(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents');
  if (details === null) return;
  const beside = window.wrapdocs.contentsBeside;
  beside.addEventListener('change', ({ matches }) => {
    details.open = matches;
  });
  addEventListener('click', ({ target }) => {
    if (beside.matches) return;
    const element = target as Element;
    if (!details.contains(element) || element.closest('a') !== null) details.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open || beside.matches) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
}

if (document.querySelector('.outline') !== null) {
  keepTargets();
  followReading();
  closeWhenDone();
}
