/** A link of the configuration, or to a page that only a release has. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** An entry of the navigation: a page, or a group of pages. */
export interface NavigationNode {
  label: string;
  /** A group without a page of its own leads to its first page. */
  href: string;
  /** Short text at the end of the line. */
  note?: string;
  children: readonly NavigationNode[];
}

/** An entry of the file that pages load, which holds the whole navigation. */
export interface StoredNode {
  label: string;
  /**
   * Relative to the entry above it, or below the site's base if it starts with a slash, or an
   * address elsewhere.
   */
  path: string;
  note?: string;
  children?: StoredNode[];
}

/** An entry as the scripts of a page show it: its children are added when it is opened. */
export interface ShownNode {
  label: string;
  href: string;
  note?: string | undefined;
  hasChildren: boolean;
}

/** A list that the reader opens has at most this many entries. */
const MOST_OPENED = 60;

/**
 * The entries around the given one, and whether others are left out: a package may have thousands
 * of modules next to each other.
 */
export function cutSiblings<T>(
  nodes: readonly T[],
  current?: T,
  most = MOST_OPENED,
): { shown: readonly T[]; isCut: boolean } {
  if (nodes.length <= most) return { shown: nodes, isCut: false };
  const middle = current === undefined ? 0 : nodes.indexOf(current);
  const start = Math.max(0, Math.min(middle - Math.floor(most / 2), nodes.length - most));
  return { shown: nodes.slice(start, start + most), isCut: true };
}

/** The parts of a name between which a line may break. */
export function splitLabel(label: string): string[] {
  return label.split(/(?<=[._])(?=\w)/u);
}
