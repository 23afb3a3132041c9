import { expect, test } from 'vitest';
import { makeOutline } from '../../../../astro-site/src/page-models/outline.ts';
import type { SectionOf } from '../../../../astro-site/src/page-models/sections/section.ts';

const operations = [
  makeOperation('update', 'update-GET', '/state'),
  makeOperation('update', 'update-GET-2', '/presets'),
  makeOperation('reset', 'reset', '/reset'),
];

test('operations of one function have their paths behind its name', () => {
  const outline = makeOutline(
    [{ kind: 'operations', id: 'operations', title: 'Operations', operations }],
    undefined,
  );
  expect(outline[0]?.links).toEqual([
    { href: '#update-GET', text: 'update /state', method: 'GET' },
    { href: '#update-GET-2', text: 'update /presets', method: 'GET' },
    { href: '#reset', text: 'reset', method: 'GET' },
  ]);
});

function makeOperation(name: string, anchor: string, path: string): SectionOf<'operation'> {
  return {
    kind: 'operation',
    id: `shop.${name}`,
    name,
    anchor,
    method: 'GET',
    path,
    group: '',
    sections: [],
  };
}
