/** A node as a page writes it; `x` is a whole column of the grid, `y` a row (halves are allowed). */
export interface LineageNode {
  id: string;
  label: string;
  kind?: 'source' | 'table' | 'column' | 'dashboard' | 'test';
  namespace?: string;
  x: number;
  y: number;
}

/** An edge as a page writes it: data flows from one node to another. */
export interface LineageEdge {
  from: string;
  to: string;
  label?: string;
  broken?: boolean;
}

/** The same graph from top to bottom, for screens that are narrower than the graph. */
export function turnUpright(nodes: LineageNode[]): LineageNode[] {
  return nodes.map((node) => ({ ...node, x: node.y, y: node.x }));
}

/** Describes the drawing in words: one clause per edge, then the nodes without edges. */
export function describeLineage(nodes: LineageNode[], edges: LineageEdge[]): string {
  const byId = indexNodes(nodes);
  const name = (id: string) => qualify(findNode(byId, id));
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = nodes.filter(({ id }) => !joined.has(id)).map(qualify);
  return [
    ...edges.map((edge) => `${name(edge.from)} leads to ${name(edge.to)}${remark(edge)}.`),
    ...alone.map((label) => `${label} stands alone.`),
  ].join(' ');
}

function qualify({ kind, label, namespace }: LineageNode): string {
  const place = namespace === undefined ? '' : ` in ${namespace}`;
  return `${kind === undefined ? '' : `${kind} `}${label}${place}`;
}

function remark({ label, broken }: LineageEdge): string {
  const remarks = [label, broken === true ? 'broken' : undefined].filter(Boolean);
  return remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
}

/**
 * The nodes by their ids.
 *
 * @throws Error when there are none, or two share an id or a cell.
 */
export function indexNodes(nodes: LineageNode[]): Map<string, LineageNode> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const cells = new Set(nodes.map(({ x, y }) => `${x},${y}`));
  if (nodes.length === 0) throw new Error('A lineage graph has no nodes. Give it at least one.');
  if (byId.size < nodes.length)
    throw new Error('Two nodes of a lineage graph have the same id. Give each its own.');
  if (cells.size < nodes.length)
    throw new Error(
      'Two nodes of a lineage graph are in the same cell. Change x or y of one of them.',
    );
  return byId;
}

/**
 * The node at an end of an edge.
 *
 * @throws Error that lists the existing nodes.
 */
export function findNode<Node>(byId: Map<string, Node>, id: string): Node {
  const node = byId.get(id);
  if (node !== undefined) return node;
  const known = [...byId.keys()].join(', ');
  throw new Error(`An edge of a lineage graph names the node "${id}". There are: ${known}.`);
}
