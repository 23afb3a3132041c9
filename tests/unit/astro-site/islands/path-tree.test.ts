import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makePathTree,
  type PathTree,
} from '../../../../astro-site/src/islands/filter/path-tree.ts';

interface Row {
  path: string;
}

/** The tree as nested lists of labels; the number says how many paths end there. */
function draw(trees: readonly PathTree<Row>[]): unknown[] {
  return trees.map(({ label, items, children }) => [label, items.length, ...draw(children)]);
}

const tree = (...paths: string[]): unknown[] => draw(makePathTree(paths.map((path) => ({ path }))));

test('segments with one child are merged', () => {
  expect(tree('/v1/chat/completions', '/v1/chat/completions/{id}', '/v1/chat/models')).toEqual([
    ['/v1/chat', 0, ['/completions', 1, ['/{id}', 1]], ['/models', 1]],
  ]);
});

test('placeholders of one place are the same, and children are sorted', () => {
  expect(tree('/b', '/a/{id}', '/a/{other}/x', '/a')).toEqual([
    ['/a', 1, ['/{id}', 1, ['/x', 1]]],
    ['/b', 1],
  ]);
});

test('a host and an address that the server sent begin a tree of their own', () => {
  expect(tree('https://shop.test/a', '{shop.url}/a', '/a')).toEqual([
    ['/a', 1],
    ['https://shop.test/a', 1],
    ['{shop.url}/a', 1],
  ]);
});

test('every path is in the tree once, where its segments lead', () => {
  const segment = fc.constantFrom('a', 'b', 'c', '{id}');
  const path = fc
    .array(segment, { minLength: 1, maxLength: 5 })
    .map((parts) => `/${parts.join('/')}`);
  const list = ({ label, items, children }: PathTree<Row>, above: string): [Row, string][] => [
    ...items.map((item): [Row, string] => [item, above + label]),
    ...children.flatMap((child) => list(child, above + label)),
  ];
  fc.assert(
    fc.property(fc.array(path, { maxLength: 20 }), (paths) => {
      const rows = paths.map((each) => ({ path: each }));
      const found = makePathTree(rows).flatMap((each) => list(each, ''));
      expect(found).toHaveLength(rows.length);
      for (const [row, place] of found) expect(place).toBe(row.path);
    }),
  );
});
