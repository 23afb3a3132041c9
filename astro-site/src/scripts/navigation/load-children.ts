import { sidebar as strings } from '#strings';
import { cutSiblings, type ShownNode, type StoredNode } from '../../navigation/navigation-node.ts';
import { resolvePath } from '../../navigation/stored-nodes.ts';

let loading: Promise<StoredNode[]> | undefined;

/** Loads the whole navigation once; if that fails, the next call tries again. */
export async function loadFile(file: string): Promise<StoredNode[]> {
  try {
    return await (loading ??= fetchNodes(file));
  } catch {
    loading = undefined;
    return [];
  }
}

/** What is below an entry of the navigation. */
export async function loadChildren(file: string, trail: readonly string[]): Promise<ShownNode[]> {
  const nodes = await loadFile(file);
  return findChildren(nodes, trail, file.replace(/[^/]*$/u, ''));
}

async function fetchNodes(file: string): Promise<StoredNode[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${String(response.status)}`);
  return (await response.json()) as StoredNode[];
}

/**
 * The entries below another one, as far as a list shows them.
 *
 * @param trail the addresses of the entries from the top of the navigation to that one
 * @throws Error if there is no such entry
 */
export function findChildren(
  nodes: readonly StoredNode[],
  trail: readonly string[],
  base: string,
): ShownNode[] {
  let parent = base;
  let children: readonly StoredNode[] = nodes;
  for (const href of trail) {
    const found = children.find(
      (node) => node.children !== undefined && resolvePath(node.path, base, parent) === href,
    );
    if (found?.children === undefined) throw new Error(`The navigation has no group ${href}.`);
    children = found.children;
    parent = href;
  }
  const { shown, isCut } = cutSiblings(children);
  const rest = { label: strings.all(children.length), href: parent, hasChildren: false };
  return [...shown.map((node) => show(node, base, parent)), ...(isCut ? [rest] : [])];
}

function show(
  { label, path, note, children }: StoredNode,
  base: string,
  parent: string,
): ShownNode {
  const href = resolvePath(path, base, parent);
  return { label, href, note, hasChildren: children !== undefined };
}
