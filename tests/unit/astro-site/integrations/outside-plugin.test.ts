import { expect, test } from 'vitest';
import { createOutsidePlugin } from '../../../../astro-site/integrations/outside-plugin.ts';

/** What Astro's plugin is asked to load, if Vite loads a module. */
function load(id: string): unknown {
  const astro = { name: 'astro:build', load: { handler: (asked: string): unknown => asked } };
  createOutsidePlugin().configResolved({ plugins: [{ name: 'other' }, astro] });
  return astro.load.handler(id);
}

test('a part of a component is loaded by its absolute path', () => {
  const part = `${import.meta.filename}?astro&type=style&index=0&lang.css`;
  expect(load(part)).toBe(`/@fs${part}`);
});

test.each([
  '/src/pages/missing.astro?astro&type=style',
  `/@fs${import.meta.filename}?astro&type=script`,
  'virtual:styles?astro',
])('any other module is loaded as it is named: %s', (id) => {
  expect(load(id)).toBe(id);
});

test('without the plugin of Astro, nothing changes', () => {
  const other = { name: 'astro:build', load: undefined };
  createOutsidePlugin().configResolved({ plugins: [other] });
  expect(other.load).toBeUndefined();
});
