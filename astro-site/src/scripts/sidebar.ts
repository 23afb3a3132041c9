/**
 * Stores which groups of the sidebar the reader opened, and how far it is scrolled; `Sidebar.astro`
 * restores both.
 */
const OPENED = 'wrapdocs:sidebar';
const SCROLL = 'wrapdocs:sidebar-scroll';

const sidebar = document.getElementById('starlight__sidebar');

function readOpened(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(OPENED) ?? '[]');
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Groups that a page opens by itself are not the reader's choice, so only clicks on the summary
 * count.
 */
function keepGroup(summary: Element): void {
  const details = summary.closest('details');
  const path = details?.dataset['path'];
  if (details === null || path === undefined) return;
  const others = readOpened().filter((opened) => opened !== path);
  // The click comes before the change.
  write(localStorage, OPENED, JSON.stringify(details.open ? others : [...others, path]));
}

/** If storage is turned off, nothing is remembered. */
function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Only convenience is lost.
  }
}

sidebar?.addEventListener('click', ({ target }) => {
  const summary = (target as Element).closest('summary');
  if (summary !== null) keepGroup(summary);
});
addEventListener('pagehide', () => {
  if (sidebar !== null) write(sessionStorage, SCROLL, String(sidebar.scrollTop));
});
