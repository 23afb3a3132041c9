import { describe, expect, it } from 'vitest';
import { describeLineage, type LineageNode } from '#content/components/lineage.ts';

const orders: LineageNode = {
  id: 'o',
  label: 'orders',
  kind: 'table',
  namespace: 'shop',
  x: 0,
  y: 0,
};
const sales: LineageNode = { id: 's', label: 'Sales', x: 1, y: 0 };

describe('the description of a graph', () => {
  it('names every edge with its label and its state', () => {
    const edges = [
      { from: 'o', to: 's' },
      { from: 's', to: 'o', label: 'dbt', broken: true },
    ];
    expect(describeLineage([orders, sales], edges)).toBe(
      'table orders in shop leads to Sales. Sales leads to table orders in shop (dbt, broken).',
    );
  });

  it('names the nodes that no edge touches', () => {
    expect(describeLineage([sales], [])).toBe('Sales stands alone.');
  });
});
