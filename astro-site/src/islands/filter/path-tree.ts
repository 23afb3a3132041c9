/** Paths that begin with the same segments. */
export interface PathTree<Item> {
  /** The segments that the paths below have in common, from the parent on: `/chat/completions`. */
  label: string;
  /** The items whose path ends here. */
  items: Item[];
  children: PathTree<Item>[];
}

/** Arranges items by the segments of their paths; a segment with a single child is merged with it. */
export function makePathTree<Item extends { path: string }>(
  items: readonly Item[],
): PathTree<Item>[] {
  return makeBranches(items.map((item) => ({ item, rest: splitSegments(item.path) }))).map(
    mergeChain,
  );
}

interface Pending<Item> {
  item: Item;
  rest: string[];
}

/** `/users`, `/{id}`; the host of a path, or the address that it begins with, is a segment. */
function splitSegments(path: string): string[] {
  const start = /^(?:[a-z][\w+.-]*:\/\/[^/]*|\{[^{}]*\}(?=\/))/iu.exec(path)?.[0] ?? '';
  const segments = path
    .slice(start.length)
    .split(/(?=\/)/u)
    .filter((segment) => segment !== '');
  return start === '' ? segments : [start, ...segments];
}

function makeBranches<Item>(pending: readonly Pending<Item>[]): PathTree<Item>[] {
  const groups = Map.groupBy(
    pending.filter(({ rest }) => rest.length > 0),
    ({ rest }) => toKey(rest[0] ?? ''),
  );
  return [...groups.values()]
    .map((group): PathTree<Item> => {
      const below = group.map(({ item, rest }) => ({ item, rest: rest.slice(1) }));
      return {
        label: group[0]?.rest[0] ?? '',
        items: below.filter(({ rest }) => rest.length === 0).map(({ item }) => item),
        children: makeBranches(below),
      };
    })
    .toSorted((one, other) => compare(toKey(one.label), toKey(other.label)));
}

/** Placeholders of one place are the same, whatever their names. */
function toKey(segment: string): string {
  return segment.startsWith('/') ? segment.replaceAll(/\{[^{}]*\}/gu, '{}') : segment;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function mergeChain<Item>(tree: PathTree<Item>): PathTree<Item> {
  const [only, ...others] = tree.children;
  if (only === undefined || others.length > 0 || tree.items.length > 0) {
    return { ...tree, children: tree.children.map(mergeChain) };
  }
  return mergeChain({ ...only, label: tree.label + only.label });
}
