import type { NavigationLink } from './navigation-node.ts';
import type { NavigationNode } from './navigation-node.ts';

/** The pages of the navigation in the order in which it lists them, without links to other sites. */
export function listInOrder(nodes: readonly NavigationNode[], base: string): NavigationLink[] {
  return nodes.flatMap(({ label, href, children }) => [
    ...(href.startsWith(base) && href !== children[0]?.href ? [{ label, href }] : []),
    ...listInOrder(children, base),
  ]);
}

const positions = new WeakMap<readonly NavigationLink[], Map<string, number>>();

/** The page before another one, the page itself and the page after it, as far as they exist. */
export function getNeighbours(order: readonly NavigationLink[], path: string): NavigationLink[] {
  const known =
    positions.get(order) ?? new Map(order.map(({ href }, index) => [href, index] as const));
  positions.set(order, known);
  const index = known.get(path);
  return index === undefined ? [] : order.slice(Math.max(0, index - 1), index + 2);
}
