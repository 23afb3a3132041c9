import { expect, test } from 'vitest';
import { createFrame, markPart } from '../../../../astro-site/src/render/frame.ts';

const FRAME = createFrame(
  `<title>${markPart('title')} | Shop</title><h1>${markPart('title')}</h1>${markPart('area0')}`,
);

test('a frame is filled with the parts of each page', () => {
  expect(FRAME({ title: 'Orders', area0: '<p>All.</p>' })).toBe(
    '<title>Orders | Shop</title><h1>Orders</h1><p>All.</p>',
  );
  expect(FRAME({ title: '$1 $& \\', area0: '' })).toContain('<h1>$1 $& \\</h1>');
});

test('a part with a mark in its text stays as it is', () => {
  const area0 = `<p>${markPart('title')}</p>`;
  expect(FRAME({ title: 'Orders', area0 })).toContain(area0);
});

test('a missing part is an error', () => {
  expect(() => FRAME({ title: 'Orders' })).toThrow('no part area0');
});
