import {
  drawCurve,
  drawHead,
  findMiddle,
  makeCurve,
  type Box,
  type Point,
} from './lineage-curve.ts';
import {
  findNode,
  indexNodes,
  turnUpright,
  type LineageEdge,
  type LineageNode,
} from './lineage.ts';

interface Column {
  left: number;
  width: number;
}

interface Rows {
  top: number;
  pitch: number;
}

type PlacedNode = LineageNode & Box;
type PlacedGroup = Box & { label: string };

interface PlacedEdge {
  line: string;
  head: string;
  middle: Point;
  label: string | undefined;
  broken: boolean;
}

/** A drawing in pixels: everything that the component renders. */
export interface LineageLayout {
  width: number;
  height: number;
  groups: PlacedGroup[];
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}

const NODE_HEIGHT = 52;
const NODE_PADDING = 14;
const MINIMUM_NODE_WIDTH = 88;
const LABEL_CHARACTER = 8.45;
const EDGE_LABEL_CHARACTER = 7;
const COLUMN_GAP = 60;
const ROW_GAP = 20;
const STACKED_ROW_GAP = 60;
const MARGIN = 28;
const GROUP_PADDING = 12;
const GROUP_TITLE = 20;

/**
 * Places nodes, edges and namespaces of a lineage graph, in pixels.
 *
 * @throws Error when an edge names no node, two nodes share an id or a cell, or a namespace would
 *   enclose a node of another one.
 */
export function makeLineageLayout(nodes: LineageNode[], edges: LineageEdge[]): LineageLayout {
  const byId = indexNodes(nodes);
  const columns = makeColumns(nodes, edges, byId);
  const rows = makeRows(nodes, edges, byId);
  const placed = nodes.map((node) => placeNode(node, columns, rows));
  const placedById = new Map(placed.map((node) => [node.id, node]));
  const groups = placeGroups(placed);
  return {
    width: Math.max(...placed.map((node) => node.left + node.width)) + MARGIN,
    height: Math.max(...placed.map((node) => node.top + node.height)) + MARGIN,
    groups,
    nodes: placed,
    edges: edges.map((edge) => placeEdge(edge, placedById)),
  };
}

/**
 * Places a graph from top to bottom, for phones.
 *
 * @returns undefined if it cannot be turned, or would still be wider than the screen
 */
export function makeUprightLayout(
  nodes: LineageNode[],
  edges: LineageEdge[],
  maxWidth: number,
): LineageLayout | undefined {
  const turned = turnUpright(nodes);
  if (turned === undefined) return undefined;
  const layout = makeLineageLayout(turned, edges);
  return layout.width <= maxWidth ? layout : undefined;
}

function makeColumns(
  nodes: LineageNode[],
  edges: LineageEdge[],
  byId: Map<string, LineageNode>,
): Column[] {
  const columns: Column[] = [];
  let left = MARGIN;
  for (let x = 0; x <= Math.max(...nodes.map((node) => node.x)); x += 1) {
    const width = widthOfColumn(nodes.filter((node) => node.x === x));
    columns.push({ left, width });
    left += width + gapAfter(x, edges, byId);
  }
  return columns;
}

function widthOfColumn(nodes: LineageNode[]): number {
  const labels = nodes.map(({ label }) => label.length * LABEL_CHARACTER + 2 * NODE_PADDING);
  return Math.ceil(Math.max(MINIMUM_NODE_WIDTH, ...labels));
}

/** Space for the longest label of an edge between neighbouring columns. */
function gapAfter(x: number, edges: LineageEdge[], byId: Map<string, LineageNode>): number {
  const crossing = edges.filter(({ from, to }) => {
    const ends = [findNode(byId, from).x, findNode(byId, to).x];
    return Math.min(...ends) <= x && Math.max(...ends) > x;
  });
  const labels = crossing.map(({ label = '' }) => label.length * EDGE_LABEL_CHARACTER);
  return Math.ceil(COLUMN_GAP + Math.max(0, ...labels));
}

function makeRows(
  nodes: LineageNode[],
  edges: LineageEdge[],
  byId: Map<string, LineageNode>,
): Rows {
  const hasTitles = groupByNamespace(nodes).size > 0;
  const isRoomy = hasStackedNamespaces(nodes) || hasUprightLabel(edges, byId);
  return {
    top: MARGIN + (hasTitles ? GROUP_TITLE : 0),
    pitch: NODE_HEIGHT + (isRoomy ? STACKED_ROW_GAP : ROW_GAP),
  };
}

/** Whether the label of an edge stands between two nodes of a column. */
function hasUprightLabel(edges: LineageEdge[], byId: Map<string, LineageNode>): boolean {
  return edges.some(
    ({ from, to, label }) => label !== undefined && findNode(byId, from).x === findNode(byId, to).x,
  );
}

/** Whether a namespace begins below the first row, so that its title needs space between rows. */
function hasStackedNamespaces(nodes: LineageNode[]): boolean {
  const first = Math.min(...nodes.map(({ y }) => y));
  return [...groupByNamespace(nodes).values()].some((members) =>
    members.every(({ y }) => y > first),
  );
}

function placeNode(node: LineageNode, columns: Column[], rows: Rows): PlacedNode {
  const column = columns[node.x];
  if (column === undefined)
    throw new Error(
      `The node "${node.id}" has the column x = ${node.x}. Columns are whole numbers.`,
    );
  const top = rows.top + node.y * rows.pitch;
  return { ...node, ...column, top, height: NODE_HEIGHT };
}

function groupByNamespace<Node extends LineageNode>(nodes: Node[]): Map<string, Node[]> {
  const named = nodes.filter(({ namespace }) => namespace !== undefined);
  return Map.groupBy(named, ({ namespace = '' }) => namespace);
}

function placeGroups(nodes: PlacedNode[]): PlacedGroup[] {
  return [...groupByNamespace(nodes)].map(([label, members]) => {
    const group = { label, ...surround(members) };
    const stranger = nodes.find((node) => node.namespace !== label && overlaps(node, group));
    if (stranger === undefined) return group;
    throw new Error(
      `The namespace "${label}" would enclose the node "${stranger.id}". Move one of them.`,
    );
  });
}

function surround(nodes: PlacedNode[]): Box {
  const left = Math.min(...nodes.map((node) => node.left)) - GROUP_PADDING;
  const top = Math.min(...nodes.map((node) => node.top)) - GROUP_PADDING - GROUP_TITLE;
  const right = Math.max(...nodes.map((node) => node.left + node.width)) + GROUP_PADDING;
  const bottom = Math.max(...nodes.map((node) => node.top + node.height)) + GROUP_PADDING;
  return { left, top, width: right - left, height: bottom - top };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function placeEdge(
  { from, to, label, broken = false }: LineageEdge,
  nodes: Map<string, PlacedNode>,
): PlacedEdge {
  const curve = makeCurve(findNode(nodes, from), findNode(nodes, to));
  return {
    line: drawCurve(curve),
    head: drawHead(curve),
    middle: findMiddle(curve),
    label,
    broken,
  };
}
