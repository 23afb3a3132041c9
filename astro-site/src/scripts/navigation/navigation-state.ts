/** `Sidebar.astro` restores from it what can be seen, before the page is painted. */
const KEY = 'wrapdocs:navigation';
const FOCUS = 'wrapdocs:navigation-focus';

/** The groups that the reader opened, by their addresses, with their lists as HTML. */
const opened = readOpened();

function readOpened(): Map<string, string> {
  try {
    const state = JSON.parse(read(KEY) ?? '{}') as { opened?: [string, string][] };
    return new Map(state.opened);
  } catch {
    return new Map();
  }
}

/** Keeps a group open on the next pages. */
export function remember(href: string, list: HTMLElement): void {
  opened.set(href, list.outerHTML);
}

export function forget(href: string): void {
  opened.delete(href);
}

/** Stores which groups the reader opened, and how far the sidebar is scrolled. */
export function storeState(file: string, top: number): void {
  write(KEY, JSON.stringify({ file, opened: [...opened], top }));
}

/** Keeps the focus in the navigation for readers who follow its links with the keyboard. */
export function takeFocus(navigation: HTMLElement): void {
  const current = navigation.querySelector<HTMLElement>('[aria-current]');
  if (current !== null && read(FOCUS) === current.getAttribute('href'))
    current.focus({ preventScroll: true });
  write(FOCUS, '');
  navigation.addEventListener('click', ({ target, detail }) => {
    const link = (target as Element).closest('a');
    if (link !== null && detail === 0) write(FOCUS, link.getAttribute('href') ?? '');
  });
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** If storage is turned off, nothing is remembered. */
function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Only convenience is lost.
  }
}
