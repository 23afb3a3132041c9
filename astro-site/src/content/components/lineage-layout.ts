import {
  drawCurve,
  drawHead,
  findMiddle,
  makeCurve,
  makeDownwardCurve,
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

/** Which way the data flows in a drawing, and how much space that needs. */
interface Direction {
  columnGap: number;
  margin: number;
  /** Whether lines run between the rows. */
  isDownward: boolean;
}

const SIDEWAYS: Direction = { columnGap: 60, margin: 28, isDownward: false };
const DOWNWARD: Direction = { columnGap: 32, margin: 14, isDownward: true };

const NODE_HEIGHT = 52;
const NODE_PADDING = 14;
const MINIMUM_NODE_WIDTH = 88;
const LABEL_CHARACTER = 8.45;
const EDGE_LABEL_CHARACTER = 7;
const ROW_GAP = 20;
const STACKED_ROW_GAP = 60;
/** A label of an edge, and the title of the namespace below it. */
const DOWNWARD_ROW_GAP = 84;
const GROUP_PADDING = 12;
const GROUP_TITLE = 20;

/**
 * Places nodes, edges and namespaces of a lineage graph, in pixels.
 *
 * @throws Error when an edge names no node, two nodes share an id or a cell, or a namespace would
 *   enclose a node of another one.
 */
export function makeLineageLayout(
  nodes: LineageNode[],
  edges: LineageEdge[],
  direction = SIDEWAYS,
): LineageLayout {
  const byId = indexNodes(nodes);
  const columns = makeColumns(nodes, edges, byId, direction);
  const rows = makeRows(nodes, edges, byId, direction);
  const placed = nodes.map((node) => placeNode(node, columns, rows, direction));
  const placedById = new Map(placed.map((node) => [node.id, node]));
  const groups = placeGroups(placed);
  return {
    width: Math.max(...placed.map((node) => node.left + node.width)) + direction.margin,
    height: Math.max(...placed.map((node) => node.top + node.height)) + direction.margin,
    groups,
    nodes: placed,
    edges: edges.map((edge) => placeEdge(edge, placedById, direction)),
  };
}

/**
 * Places a graph from top to bottom, for phones.
 *
 * @returns undefined if it would still be too wide, or nodes would lie on each other
 */
export function makeUprightLayout(
  nodes: LineageNode[],
  edges: LineageEdge[],
  maxWidth: number,
): LineageLayout | undefined {
  const layout = makeLineageLayout(turnUpright(nodes), edges, DOWNWARD);
  const isClear = layout.nodes.every((node, index) =>
    layout.nodes.slice(index + 1).every((other) => !overlaps(node, other)),
  );
  return isClear && layout.width <= maxWidth ? layout : undefined;
}

function makeColumns(
  nodes: LineageNode[],
  edges: LineageEdge[],
  byId: Map<string, LineageNode>,
  { margin, columnGap }: Direction,
): Column[] {
  const columns: Column[] = [];
  let left = margin;
  for (let x = 0; x <= Math.ceil(Math.max(...nodes.map((node) => node.x))); x += 1) {
    const width = widthOfColumn(nodes.filter((node) => node.x === x));
    columns.push({ left, width });
    left += width + columnGap + getLabelSpace(x, edges, byId);
  }
  return columns;
}

function widthOfColumn(nodes: LineageNode[]): number {
  const labels = nodes.map(({ label }) => label.length * LABEL_CHARACTER + 2 * NODE_PADDING);
  return Math.ceil(Math.max(MINIMUM_NODE_WIDTH, ...labels));
}

/** Space for the longest label of an edge between a column and the next one. */
function getLabelSpace(x: number, edges: LineageEdge[], byId: Map<string, LineageNode>): number {
  const crossing = edges.filter(({ from, to }) => {
    const ends = [findNode(byId, from).x, findNode(byId, to).x];
    return Math.min(...ends) <= x && Math.max(...ends) > x;
  });
  const labels = crossing.map(({ label = '' }) => label.length * EDGE_LABEL_CHARACTER);
  return Math.ceil(Math.max(0, ...labels));
}

function makeRows(
  nodes: LineageNode[],
  edges: LineageEdge[],
  byId: Map<string, LineageNode>,
  { margin, isDownward }: Direction,
): Rows {
  const hasTitles = groupByNamespace(nodes).size > 0;
  const isRoomy = isDownward || hasStackedNamespaces(nodes) || hasUprightLabel(edges, byId);
  const roomyGap = isDownward && hasTitles ? DOWNWARD_ROW_GAP : STACKED_ROW_GAP;
  return {
    top: margin + (hasTitles ? GROUP_TITLE : 0),
    pitch: NODE_HEIGHT + (isRoomy ? roomyGap : ROW_GAP),
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

function placeNode(
  node: LineageNode,
  columns: Column[],
  rows: Rows,
  direction: Direction,
): PlacedNode {
  const top = rows.top + node.y * rows.pitch;
  return { ...node, ...findColumn(node, columns, direction), top, height: NODE_HEIGHT };
}

/** The column of a node; when a graph is turned, a node between two rows is between two columns. */
function findColumn(node: LineageNode, columns: Column[], { isDownward }: Direction): Column {
  const [before, after] = [columns[Math.floor(node.x)], columns[Math.ceil(node.x)]];
  const isBetween = before !== after;
  if (before === undefined || after === undefined || (isBetween && !isDownward))
    throw new Error(
      `The node "${node.id}" has the column x = ${node.x}. Columns are whole numbers.`,
    );
  if (!isBetween) return before;
  const width = widthOfColumn([node]);
  const middle = (before.left + before.width / 2 + after.left + after.width / 2) / 2;
  return { left: Math.round(middle - width / 2), width };
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
  { isDownward }: Direction,
): PlacedEdge {
  const draw = isDownward ? makeDownwardCurve : makeCurve;
  const curve = draw(findNode(nodes, from), findNode(nodes, to));
  return {
    line: drawCurve(curve),
    head: drawHead(curve),
    middle: findMiddle(curve),
    label,
    broken,
  };
}
