/** Keeps which groups of the sidebar the reader opened, and how far it is scrolled; `Sidebar.astro` restores both. */
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

/** What a page opens by itself is not the reader's choice, so only a use of the summary counts. */
function keepGroup(summary: Element): void {
  const details = summary.closest('details');
  const path = details?.dataset['path'];
  if (details === null || path === undefined) return;
  const others = readOpened().filter((opened) => opened !== path);
  // The click comes before the change.
  write(localStorage, OPENED, JSON.stringify(details.open ? others : [...others, path]));
}

/** A reader may have turned storage off; then nothing is remembered. */
function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Nothing is lost but the convenience.
  }
}

sidebar?.addEventListener('click', ({ target }) => {
  const summary = (target as Element).closest('summary');
  if (summary !== null) keepGroup(summary);
});
addEventListener('pagehide', () => {
  if (sidebar !== null) write(sessionStorage, SCROLL, String(sidebar.scrollTop));
});
