import { expect, test } from 'vitest';
import { anchorRows } from '../../../../../astro-site/src/page-models/fields/anchor-rows.ts';
import type { Row } from '../../../../../astro-site/src/page-models/sections/row.ts';
import type { Section } from '../../../../../astro-site/src/page-models/sections/section.ts';

const rows: Row[] = [
  { name: 'id', place: 'path', required: true },
  { name: 'id', place: 'query', required: false },
  { name: 'body', required: true },
];
const sections: Section[] = [
  { kind: 'columns', lead: [], main: [{ kind: 'parameters', title: 'Path', rows }], side: [] },
];

function listAnchors(anchor: string): (string | undefined)[] {
  const [columns] = anchorRows(sections, anchor);
  if (columns?.kind !== 'columns') return [];
  return columns.main.flatMap((each) =>
    each.kind === 'parameters' ? each.rows.map((row) => row.anchor) : [],
  );
}

test('a parameter has an id, the first one of its name; a body as a whole has none', () => {
  expect(listAnchors('get_order')).toEqual(['get_order.id', undefined, undefined]);
  expect(listAnchors('')).toEqual(['id', undefined, undefined]);
});
