// The parts of a page that the reference fills.
const PARTS = ['main', '.right-sidebar', '.navigation'];

/**
 * Shows a new state of the open page: replaces only what differs, so the rest stays as the reader
 * left it. A reload would make the browser load a hundred modules.
 *
 * @returns whether it could: if sections appear or disappear, scripts must run from the start
 */
export function showPage(next: Document): boolean {
  if (describeFrame(document) !== describeFrame(next)) return false;
  document.title = next.title;
  for (const part of PARTS) {
    const [live, wanted] = [document.querySelector(part), next.querySelector(part)];
    if (live !== null && wanted !== null) exchange(live, wanted);
  }
  return true;
}

/** What scripts look at when the page opens: its parts, its sections and the scripts themselves. */
function describeFrame(page: Document): string {
  const parts = PARTS.filter((part) => page.querySelector(part) !== null);
  const sections = [...page.querySelectorAll('main [id]:not(astro-island [id])')];
  const scripts = [...page.querySelectorAll('script[src]')];
  return JSON.stringify([
    parts,
    sections.map(({ id }) => id),
    scripts.map((script) => script.getAttribute('src')),
  ]);
}

/** Replaces what differs between two nodes of the same kind. */
function exchange(live: Element, next: Element): void {
  if (live.isEqualNode(next)) return;
  if (live.localName === 'astro-island') {
    // Its content belongs to React, as long as it is the same island.
    if (live.getAttribute('props') !== next.getAttribute('props')) live.replaceWith(next);
    return;
  }
  // Attributes that only the open page has, such as `open` or `aria-current`, were set by the
  // reader or a script.
  for (const { name, value } of next.attributes) live.setAttribute(name, value);
  exchangeChildren(live, next);
}

function exchangeChildren(live: Element, next: Element): void {
  const wanted = [...next.childNodes];
  if (live.childNodes.length !== wanted.length) {
    live.replaceChildren(...wanted);
    return;
  }
  for (const [index, child] of [...live.childNodes].entries()) {
    const other = wanted[index] as ChildNode;
    if (child instanceof Element && other instanceof Element && child.localName === other.localName)
      exchange(child, other);
    else if (!child.isEqualNode(other)) child.replaceWith(other);
  }
}
