import { escapeHtml } from '../render/escape-html.ts';
import { sidebar as strings } from '#strings';
import { cutSiblings, splitLabel, type NavigationNode } from './navigation-node.ts';

/** The list that a page is in, and the one below it, have at most this many entries. */
const MOST_NEAR = 16;
/** Longer lists further out have fewer, because each page of a large package contains them. */
const LONGEST_WHOLE = 20;
const MOST_FAR = 10;

/** The entries from the top of the navigation to one of them, which is the last. */
export type Trail = readonly NavigationNode[];

/** Finds the way to an entry by its address, or to the one that is nearest above it. */
export function createFindTrail(nodes: readonly NavigationNode[]): (path: string) => Trail {
  const trails = new Map<string, Trail>();
  const collect = (children: readonly NavigationNode[], above: Trail): void => {
    for (const node of children) {
      const trail = [...above, node];
      collect(node.children, trail);
      // A group without a page of its own has the address of its first page.
      if (!trails.has(node.href)) trails.set(node.href, trail);
    }
  };
  collect(nodes, []);
  return (path) => {
    for (let at = path; at.length > 1; at = at.replace(/[^/]*\/$/u, '')) {
      const trail = trails.get(at);
      if (trail !== undefined) return trail;
    }
    return [];
  };
}

/** Where the navigation is opened. */
export interface Opened {
  trail: Trail;
  /** The address of the page. */
  path: string;
  /** Whether lists below the top only have the entry that is opened. */
  isNarrow?: boolean;
}

/**
 * The navigation as HTML, opened at the given entry. Every page has it, and there may be thousands of
 * pages, so it is written as text.
 */
export function renderNavigation(nodes: readonly NavigationNode[], opened: Opened): string {
  return renderList(nodes, opened);
}

function renderList(nodes: readonly NavigationNode[], opened: Opened, parent = ''): string {
  const { trail, isNarrow = false } = opened;
  const [open, next] = trail;
  const isWhole = parent === '' || (!isNarrow && nodes.length <= LONGEST_WHOLE);
  const most = isNarrow ? Number(open !== undefined) : next === undefined ? MOST_NEAR : MOST_FAR;
  // The list of the whole site has no page that shows all of it.
  const { shown, isCut } = cutSiblings(nodes, open, isWhole ? nodes.length : most);
  const items = shown.map((node) =>
    node === open
      ? renderOpenItem(node, { ...opened, trail: trail.slice(1) })
      : renderClosedItem(node),
  );
  const rest = isCut ? `<li>${renderLink(parent, strings.all(nodes.length))}</li>` : '';
  return `<ul>${items.join('')}${rest}</ul>`;
}

function renderOpenItem(node: NavigationNode, below: Opened): string {
  const { href, children } = node;
  const { trail, path } = below;
  const current = trail.length > 0 ? '' : ` aria-current="${href === path ? 'page' : 'true'}"`;
  const link = renderNodeLink(node, current);
  return children.length === 0
    ? `<li>${link}</li>`
    : `<li class="more">${link}${renderList(children, below, href)}</li>`;
}

const closedItems = new WeakMap<NavigationNode, string>();

/** Most entries are closed on most pages. */
function renderClosedItem(node: NavigationNode): string {
  const known = closedItems.get(node);
  if (known !== undefined) return known;
  const start = node.children.length === 0 ? '<li>' : '<li class="more">';
  const item = `${start}${renderNodeLink(node)}</li>`;
  closedItems.set(node, item);
  return item;
}

function renderNodeLink({ href, label, note }: NavigationNode, attributes = ''): string {
  const end = note === undefined ? '' : ` <small>${escapeHtml(note)}</small>`;
  return renderLink(href, label, attributes, end);
}

function renderLink(href: string, label: string, attributes = '', end = ''): string {
  const text = splitLabel(label).map(escapeHtml).join('<wbr>');
  return `<a href="${escapeHtml(href)}"${attributes}>${text}${end}</a>`;
}
