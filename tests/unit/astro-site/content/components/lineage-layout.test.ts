import { describe, expect, it } from 'vitest';
import { makeLineageLayout, makeUprightLayout } from '#content/components/lineage-layout.ts';
import type { LineageNode } from '#content/components/lineage.ts';

const orders: LineageNode = { id: 'orders', label: 'orders', x: 0, y: 0 };
const sales: LineageNode = { id: 'sales', label: 'sales', x: 1, y: 0 };

describe('nodes', () => {
  it('are in columns and rows that do not touch', () => {
    const below = { ...sales, id: 'below', y: 1 };
    const { nodes } = makeLineageLayout([orders, sales, below], []);
    const [first, second, third] = nodes;
    expect(second?.left).toBeGreaterThan((first?.left ?? 0) + (first?.width ?? 0));
    expect(third?.top).toBeGreaterThan((second?.top ?? 0) + (second?.height ?? 0));
  });

  it('are as wide as the longest label of their column', () => {
    const long = { ...orders, id: 'long', label: 'public.customer_addresses', y: 1 };
    const { nodes } = makeLineageLayout([orders, long, sales], []);
    expect(nodes.map(({ width }) => width)).toEqual([240, 240, 88]);
  });

  it('lie inside the drawing', () => {
    const { width, height, nodes } = makeLineageLayout([orders, { ...sales, y: 2.5 }], []);
    expect(nodes).toHaveLength(2);
    for (const node of nodes) {
      expect(node.left + node.width).toBeLessThan(width);
      expect(node.top + node.height).toBeLessThan(height);
    }
  });

  it.each([
    ['has no nodes', []],
    ['have the same id', [orders, { ...sales, id: 'orders' }]],
    ['are in the same cell', [orders, { ...sales, x: 0 }]],
    ['x = 0.5', [orders, { ...sales, x: 0.5 }]],
    ['x = -1', [orders, { ...sales, x: -1 }]],
  ])('are refused when the graph %s', (message, nodes) => {
    expect(() => makeLineageLayout(nodes, [])).toThrow(message);
  });
});

describe('namespaces', () => {
  const shop = { ...orders, namespace: 'shop' };

  it('frame their nodes, with room for the title above', () => {
    const { groups, nodes } = makeLineageLayout([shop, { ...shop, id: 'b', y: 1 }, sales], []);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ label: 'shop', left: 16, top: 16, width: 112 });
    expect(nodes[0]?.top).toBe(48);
    expect(nodes[2]?.top).toBe(48);
  });

  it('do not overlap when they are above each other', () => {
    const below = { ...sales, x: 0, y: 1, namespace: 'warehouse' };
    const [upper, lower] = makeLineageLayout([shop, below], []).groups;
    expect(lower?.top).toBeGreaterThan((upper?.top ?? 0) + (upper?.height ?? 0));
  });

  it('are refused when they would enclose other nodes', () => {
    const far = { ...shop, id: 'far', x: 2 };
    expect(() => makeLineageLayout([shop, sales, far], [])).toThrow(
      'The namespace "shop" would enclose the node "sales". Move one of them.',
    );
  });
});

describe('edges', () => {
  const edge = { from: 'orders', to: 'sales' };

  it('run from the right side of a node to the left side of the next', () => {
    const { nodes, edges } = makeLineageLayout([orders, sales], [edge]);
    expect(edges[0]?.line).toBe('M116 54 C146 54 146 54 176 54');
    expect(nodes[1]?.left).toBe(176);
    expect(edges[0]?.middle).toEqual({ x: 146, y: 54 });
    expect(edges[0]?.head).toMatch(/^M176 54 L/);
  });

  it('run backwards from the left side to the right side', () => {
    const { edges } = makeLineageLayout([orders, sales], [{ from: 'sales', to: 'orders' }]);
    expect(edges[0]?.line).toBe('M176 54 C146 54 146 54 116 54');
  });

  it('run straight between neighbours of a column, both ways', () => {
    const below = { ...sales, x: 0, y: 1 };
    const down = makeLineageLayout([orders, below], [edge]).edges[0]?.line;
    const up = makeLineageLayout([orders, below], [{ from: 'sales', to: 'orders' }]).edges[0]?.line;
    expect(down).toBe('M72 80 C72 80 72 90 72 100');
    expect(up).toBe('M72 100 C72 100 72 90 72 80');
  });

  it('run around the nodes between them in a column, inside the drawing', () => {
    const { width, edges } = makeLineageLayout([orders, { ...sales, x: 0, y: 2 }], [edge]);
    expect(edges[0]?.line).toBe('M116 54 C150 54 150 198 116 198');
    expect(edges[0]?.middle.x).toBeLessThan(width);
  });

  it('make room for their labels', () => {
    const label = 'copied every night';
    const bare = makeLineageLayout([orders, sales], [edge]).width;
    expect(makeLineageLayout([orders, sales], [{ ...edge, label }]).width).toBe(bare + 126);
  });

  it('are refused when they name no node, with the nodes there are', () => {
    expect(() => makeLineageLayout([orders, sales], [{ from: 'orders', to: 'sale' }])).toThrow(
      'An edge of a lineage graph names the node "sale". There are: orders, sales.',
    );
  });
});

describe('upright, for phones', () => {
  const shop = { ...orders, namespace: 'shop' };
  const edges = [{ from: 'orders', to: 'sales', label: 'dbt' }];

  it('columns become rows, and the label of an edge has room', () => {
    const layout = makeUprightLayout([shop, sales], edges, 288);
    const [first, second] = layout?.nodes ?? [];
    expect(second?.left).toBe(first?.left);
    expect(second?.top).toBeGreaterThan((first?.top ?? 0) + (first?.height ?? 0) + 50);
  });

  it('a node between two rows is between two columns', () => {
    const lower = { ...orders, id: 'lower', y: 1 };
    const layout = makeUprightLayout([orders, lower, { ...sales, y: 0.5 }], edges, 288);
    const [left, right, between] = layout?.nodes.map(findCentre) ?? [];
    expect(between).toBeCloseTo(((left ?? 0) + (right ?? 0)) / 2, -1);
  });

  it('lines run from the lower edge of a node to the upper edge of the next, in any column', () => {
    const layout = makeUprightLayout([orders, { ...sales, y: 1 }], edges, 288);
    const [from, to] = layout?.nodes ?? [];
    const line = layout?.edges[0]?.line ?? '';
    expect(line).toMatch(new RegExp(`^M[\\d.]+ ${(from?.top ?? 0) + (from?.height ?? 0)} `));
    expect(line).toMatch(new RegExp(` ${to?.top}$`));
  });

  it('is left out when it is too wide, or nodes would lie on each other', () => {
    expect(makeUprightLayout([shop, sales], edges, 100)).toBeUndefined();
    const beside = { ...orders, id: 'beside', y: 0.5 };
    expect(makeUprightLayout([orders, beside, sales], edges, 288)).toBeUndefined();
  });
});

function findCentre({ left, width }: { left: number; width: number }): number {
  return left + width / 2;
}
