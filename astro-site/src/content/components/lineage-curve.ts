/** A rectangle, in pixels from the top left corner of the drawing. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point, in pixels from the top left corner of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A box, and the cell of the grid that it fills. */
type Cell = Box & Point;

/** Where a line starts and ends, and the control points that bend it. */
export type Curve = readonly [start: Point, bend: Point, bendBack: Point, end: Point];

const BOW = 34;
const HEAD = 8;

/** Runs along the row to another column, down or up to a neighbour, and around nodes in between. */
export function makeCurve(from: Cell, to: Cell): Curve {
  if (from.x !== to.x) return makeSideways(from, to, Math.sign(to.x - from.x));
  return Math.abs(to.y - from.y) <= 1 ? makeUpright(from, to) : makeBow(from, to);
}

/** Runs from the lower edge of a node to the upper edge of one below it; like `makeCurve` otherwise. */
export function makeDownwardCurve(from: Cell, to: Cell): Curve {
  const isBelow = to.y > from.y && (to.x !== from.x || to.y - from.y <= 1);
  if (!isBelow) return makeCurve(from, to);
  const start = { x: from.left + from.width / 2, y: from.top + from.height };
  const end = { x: to.left + to.width / 2, y: to.top };
  const y = (start.y + end.y) / 2;
  return [start, { ...start, y }, { ...end, y }, end];
}

function makeSideways(from: Cell, to: Cell, way: number): Curve {
  const start = sideOf(from, way);
  const end = sideOf(to, -way);
  const bend = (end.x - start.x) / 2;
  return [start, { ...start, x: start.x + bend }, { ...end, x: end.x - bend }, end];
}

function makeUpright(from: Cell, to: Cell): Curve {
  const isDown = to.top > from.top;
  const x = from.left + from.width / 2;
  const start = { x, y: isDown ? from.top + from.height : from.top };
  const end = { x, y: isDown ? to.top : to.top + to.height };
  return [start, start, { x, y: (start.y + end.y) / 2 }, end];
}

function makeBow(from: Cell, to: Cell): Curve {
  const start = sideOf(from, 1);
  const end = sideOf(to, 1);
  return [start, { ...start, x: start.x + BOW }, { ...end, x: end.x + BOW }, end];
}

function sideOf(node: Box, way: number): Point {
  return { x: node.left + (way > 0 ? node.width : 0), y: node.top + node.height / 2 };
}

/** The path of a curve. */
export function drawCurve(curve: Curve): string {
  const [start, bend, bendBack, end] = curve.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${start} C${bend} ${bendBack} ${end}`;
}

/** The triangle at the end of a curve, pointing in the direction of the curve. */
export function drawHead([, , before, end]: Curve): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corners = [0, 2.6, -2.6].map((turn) => ({
    x: round(end.x + (turn === 0 ? 0 : HEAD * Math.cos(angle + turn))),
    y: round(end.y + (turn === 0 ? 0 : HEAD * Math.sin(angle + turn))),
  }));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join(' L')} Z`;
}

/** The point halfway along a curve, where its label is placed. */
export function findMiddle([start, bend, bendBack, end]: Curve): Point {
  const at = (axis: keyof Point) =>
    round((start[axis] + 3 * bend[axis] + 3 * bendBack[axis] + end[axis]) / 8);
  return { x: at('x'), y: at('y') };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
