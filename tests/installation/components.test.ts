import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { runWrapdocs } from './run.ts';

const MANUAL = join(import.meta.dirname, '../../docs');

/** The files that a page of the manual shows, by their titles. */
function readExamples(page: string): Record<string, string> {
  const text = readFileSync(join(MANUAL, page), 'utf8');
  const blocks = text.matchAll(/^```\w+ title="(docs\/[^"]+\.(?:astro|mdx|tsx))"\n([^]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
}

test('pages can contain components of React and Astro, and replace those of Starlight', async () => {
  const folder = makeTemporaryFolder();
  const examples = { ...readExamples('pages.md'), ...readExamples('configuration.md') };
  expect(Object.keys(examples).sort()).toEqual([
    'docs/Quantity.tsx',
    'docs/_SiteTitle.astro',
    'docs/order.mdx',
  ]);
  const config = {
    site: { title: 'Shop', components: { SiteTitle: 'docs/_SiteTitle.astro' } },
    packages: [{ name: 'shop', source: 'src/shop' }],
    content: 'docs',
    out: 'site',
  };
  writeFiles(folder, {
    ...REPOSITORIES['src layout with hatch'].files,
    ...examples,
    'docs/_Box.astro': '<div class="box"><slot /></div>\n<style>.box { color: teal; }</style>\n',
    'docs/index.mdx': "import Box from './_Box.astro';\n\n<Box>Boxed.</Box>\n",
    'wrapdocs.config.mjs': `export default ${JSON.stringify(config)};\n`,
  });
  await runWrapdocs(folder, ['build', '--strict']);
  const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
  const order = read('order/index.html');
  expect(order).toMatch(/<astro-island[^>]* component-url="\/_astro\/Quantity\.[^"]+\.js"/);
  expect(order).toMatch(/<button>1(?:<!-- -->)? books<\/button>/);
  expect(order).toContain('<small>for Python</small>');
  expect(read('index.html')).toMatch(/<div class="box [^"]+">Boxed\./);
  // The Markdown of a page is made from its components.
  expect(read('index.md')).toContain('Boxed.');
  expect(read('order.md')).not.toContain('<!--');
}, 300_000);
