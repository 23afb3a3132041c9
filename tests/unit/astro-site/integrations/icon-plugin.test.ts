import { expect, test } from 'vitest';
import { createIconPlugin, makeStyle } from '../../../../astro-site/integrations/icon-plugin.ts';

const STARLIGHT = '/project/node_modules/@astrojs/starlight/dist';
const ICON = '../user-components/Icon.astro';

test('icons of the frame are replaced, but not those in the content of pages', () => {
  const plugin = createIconPlugin([]);
  expect(plugin.resolveId(ICON, `${STARLIGHT}/components/Select.astro`)).toMatch(
    /starlight\/Icon\.astro$/,
  );
  expect(
    plugin.resolveId(ICON, `C:${STARLIGHT.replaceAll('/', '\\')}\\components\\Select.astro`),
  ).toMatch(/starlight\/Icon\.astro$/);
  expect(
    plugin.resolveId('./Icon.astro', `${STARLIGHT}/user-components/Card.astro`),
  ).toBeUndefined();
  expect(plugin.resolveId(ICON, `${STARLIGHT}/components.ts`)).toBeUndefined();
  expect(plugin.resolveId(ICON, undefined)).toBeUndefined();
});

test('the icons of the frame and of the links have classes and drawings', async () => {
  const plugin = createIconPlugin(['seti:python', 'moon']);
  const module = await plugin.load('\0virtual:wrapdocs/icons');
  expect(module).toContain('"seti:python":"icon-seti-python"');
  const style = (await plugin.load('\0virtual:wrapdocs/icons.css')) ?? '';
  for (const name of ['sun', 'moon', 'bars', 'down-caret', 'seti-python']) {
    expect(style).toContain(`.icon-${name}{--icon:var(--icon-${name})}`);
    expect(style, name).toMatch(new RegExp(`--icon-${name}:url\\("[^"]+%3Cpath[^"]+"\\)`));
  }
});

test('a drawing is an address that no character ends early', () => {
  const style = makeStyle(['a'], { a: '<path fill="#fff" d="M1 1%"/>' });
  expect(style).toContain("%3Cpath fill='%23fff' d='M1 1%25'/%3E%3C/svg%3E\")");
});

test('an icon that Starlight does not have is an error', () => {
  expect(() => makeStyle(['none'], {})).toThrow('none');
});
