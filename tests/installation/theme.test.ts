import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { runWrapdocs } from './run.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n';
const STATISTICS = 'https://stats.example.com';
const CONFIG = {
  site: {
    title: 'Laden',
    language: 'de',
    logo: { light: 'theme/light.svg', dark: 'theme/dark.svg' },
    favicon: '/icon.svg',
    accent: '175',
    styles: ['theme/own.css'],
    head: [{ tag: 'script', attrs: { src: `${STATISTICS}/count.js`, defer: true } }],
    allow: { scripts: [STATISTICS] },
    announcement: { text: 'Neue Öffnungszeiten.', href: '/' },
    social: [
      { href: 'https://gitlab.com/shop/client' },
      { href: 'https://chat.example.com', label: 'Chat', icon: 'zulip' },
    ],
    links: [{ label: 'Hilfe', href: 'https://help.example.com' }],
    footer: [{ label: 'Impressum', href: 'https://example.com/imprint' }],
  },
  packages: [{ name: 'shop', source: 'src/shop' }],
  public: 'theme/public',
  redirects: { '/blog': 'https://blog.example.com' },
  out: 'site',
};

/** The paths that Starlight draws icons with, by their names. */
async function readDrawings(): Promise<Map<string, string | undefined>> {
  const folder = join(import.meta.dirname, '../../node_modules/@astrojs/starlight/dist');
  const file = join(folder, 'components-internals/Icons.js');
  const { Icons } = (await import(file)) as { Icons: Record<string, string> };
  return new Map(
    Object.entries(Icons).map(([name, svg]) => [name, /<path d="([^"]+)"/.exec(svg)?.[1]]),
  );
}

test('a site has the look, the links and the files that its configuration names', async () => {
  const folder = makeTemporaryFolder();
  writeFiles(folder, {
    ...REPOSITORIES['src layout with hatch'].files,
    'theme/light.svg': LOGO,
    'theme/dark.svg': LOGO.replace('h8', 'h7'),
    'theme/own.css': ':root { --sl-content-width: 51.5rem; }\n',
    'theme/public/CNAME': 'docs.example.com\n',
    'theme/public/icon.svg': LOGO,
    'wrapdocs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
  });
  await runWrapdocs(folder, ['build', '--strict']);
  const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
  const page = read('index.html');
  expect(page).toContain('<html lang="de"');
  for (const logo of ['light', 'dark']) expect(page).toMatch(new RegExp(`<img[^>]*/${logo}\\.`));
  expect(page).toMatch(/<link rel="(?:shortcut )?icon" href="\/icon\.svg"/);
  expect(page).toContain(`<script src="${STATISTICS}/count.js" defer`);
  for (const text of ['Neue Öffnungszeiten.', 'gitlab.com/shop/client', 'Hilfe', 'Impressum'])
    expect(page).toContain(text);
  const link =
    /<a href="([^"]+)" rel="me"[^>]*>\s*<span class="sr-only[^<]*<\/span>\s*<span class="frame-icon ([\w-]+)/g;
  const icons = [...page.matchAll(link)];
  expect(new Map(icons.map(([, href, icon]) => [href, icon]))).toEqual(
    new Map([
      ['https://gitlab.com/shop/client', 'icon-gitlab'],
      ['https://chat.example.com', 'icon-zulip'],
    ]),
  );
  expect(read('_headers')).toMatch(new RegExp(`script-src [^;]*${STATISTICS}`));
  expect(read('CNAME')).toBe('docs.example.com\n');
  expect(read('blog/index.html')).toContain('https://blog.example.com');
  const styles = listFiles(join(folder, 'site')).filter((file) => file.endsWith('.css'));
  const css = styles.map(read).join('');
  expect(css).toContain('51.5rem');
  const drawings = await readDrawings();
  for (const name of ['gitlab', 'zulip'])
    expect(css).toContain(`d='${drawings.get(name) ?? 'no drawing'}'`);
}, 300_000);
