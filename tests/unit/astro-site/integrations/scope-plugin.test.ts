import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createScopePlugin } from '../../../../astro-site/integrations/scope-plugin.ts';
import { makeTemporaryFolder } from '../../extractor/support/temporary-folder.ts';

const SOURCE = '<p class="astro-carousel">Hello</p><style>p { color: red }</style>';

/** The code of a component, with the scope that Astro would give it, after the plugin. */
async function rename(code: string, home: string, file: string, query = ''): Promise<string> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, SOURCE);
  const plugin = createScopePlugin(home, path.join(home, '../docs'));
  return (await plugin.transform(code, `${file}${query}`))?.code ?? code;
}

function makeComponent(scope: string): string {
  return `<p class="astro-carousel astro-${scope}" data-astro-cid-${scope}>`;
}

test('a scope has the same name wherever wrapdocs and its packages are installed', async () => {
  const folder = makeTemporaryFolder();
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there/lib')];
  const places: Array<[name: string, one: string, other: string]> = [
    ['own', `${here}/src/Page.astro`, `${there}/src/Page.astro`],
    ['package', `${here}/node_modules/shell/A.astro`, `${folder}/there/node_modules/shell/A.astro`],
    ['content', `${folder}/docs/Card.astro`, `${folder}/there/docs/Card.astro`],
  ];
  const names = new Set<string>();
  for (const [name, one, other] of places) {
    const renamed = await rename(makeComponent('aaaaaaaa'), here, one);
    expect(await rename(makeComponent('bbbbbbbb'), there, other), name).toBe(renamed);
    names.add(renamed);
  }
  expect(names.size).toBe(places.length);
});

test('styles get the name of their component, and nothing else is renamed', async () => {
  const home = makeTemporaryFolder();
  const file = path.join(home, 'Page.astro');
  const component = await rename(makeComponent('aaaaaaaa'), home, file);
  const [, name = ''] =
    /class="astro-carousel (astro-[a-z0-9]{8})" data-astro-cid-/.exec(component) ?? [];
  const style = await rename('.astro-aaaaaaaa { color: red }', home, file, '?astro&type=style');
  expect(style).toBe(`.${name} { color: red }`);
  const importPath = 'import "/home/astro-projects/Page.astro";';
  expect(await rename(importPath, home, file)).toBe(importPath);
});
