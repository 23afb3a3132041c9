import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { ensureIntrospectionTools, findTestPython } from '../tools/python.ts';
import { writeFiles } from './write-files.ts';

const ELSEWHERE = 'https://elsewhere.example.com';
const CONFIG = {
  site: {
    title: 'Shop',
    links: [{ label: 'Blog', href: 'https://blog.example.com' }],
    head: [
      { tag: 'script', attrs: { src: `${ELSEWHERE}/count.js` } },
      { tag: 'link', attrs: { rel: 'stylesheet', href: `${ELSEWHERE}/fonts.css` } },
    ],
  },
  packages: [{ name: 'shop', source: 'src/shop' }],
  content: 'pages',
  navigation: ['index', 'faq', 'guide/cards', 'guide'],
  redirects: { '/old': '/guide/', '/older': '/gone/' },
};
const FILES = {
  'src/shop/__init__.py': `"""A client."""


class Client:
    """Calls the shop.

    Call [Client.get][] first, or [Client.gone][]. See [books.Session][].
    """

    def get(self) -> None:
        """Get an order."""
`,
  'pages/index.md': `---
title: Shop
template: splash
hero:
  tagline: All the books in the world.
  image:
    file: ./shelf.png
---
`,
  'pages/guide/index.md': `# How to *buy*

Call [Client.get][] or [the client][shop.Client], with a [Session][books.Session].

:::note
Orders are final.
:::

> [!WARNING]
> Keys expire.

## Pay by card

Text.
`,
  'pages/guide/cards/index.md': '---\nsidebar:\n  label: Cards\n---\n\nText.\n',
  'pages/guide/cards/lost-cards.md': 'Text.\n',
  'pages/faq.md': `See [the guide](guide/index.md#pay-by-card), [a page](/nowhere/) and [a part](/guide/#nope).

Call [Client.none][].

![Badge](${ELSEWHERE}/badge.svg)

<iframe src="${ELSEWHERE}/video"></iframe>
`,
};

/** The project, whose site was built. */
let folder: string;
/** What the build printed. */
let said: string;

/** Another project's list of names. */
const INVENTORY = Buffer.concat([
  Buffer.from('# Sphinx inventory version 2\n# Project: Books\n# Version: 1\n# zlib\n'),
  deflateSync('books.Session py:class 1 api/#$ -\n'),
]);

/** Serves the inventory on this machine; returns its address. */
async function serveInventory(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.end(INVENTORY)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/objects.inv`, close: () => server.close() };
}

async function run(...args: string[]) {
  return execa(process.execPath, [join(process.cwd(), 'extractor/bin.mjs'), ...args], {
    cwd: folder,
    env: {
      WRAPDOCS_PYTHON: await findTestPython(),
      WRAPDOCS_PYTHON_DEPENDENCIES: await ensureIntrospectionTools(),
      WRAPDOCS_CACHE: join(folder, 'cache'),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    all: true,
    reject: false,
    stdin: 'ignore',
  });
}

function read(file: string): string {
  return readFileSync(join(folder, 'dist', file), 'utf8');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wrapdocs-pages-'));
  const { url, close } = await serveInventory();
  const config = { ...CONFIG, inventories: [{ url, base: 'https://books.example.com/' }] };
  const text = `export default ${JSON.stringify(config)};\n`;
  writeFiles(folder, { ...FILES, 'wrapdocs.config.mjs': text });
  cpSync('.github/reference-page.png', join(folder, 'pages/shelf.png'));
  const { all, exitCode } = await run('build');
  expect(exitCode, all).toBe(0);
  said = all;
  return () => {
    close();
    rmSync(folder, { recursive: true });
  };
});

test('the folder of the pages can have any name: notes, anchors of headings and the hero stay', () => {
  const guide = read('guide/index.html');
  expect(guide).toMatch(/starlight-aside--note[^]*Orders are final\./);
  expect(guide).toMatch(/starlight-aside--caution[^]*Keys expire\./);
  expect(guide).toContain('<h2 id="pay-by-card">');
  expect(guide).toMatch(/<a class="sl-anchor-link" href="#pay-by-card"/);
  const home = read('index.html');
  expect(home).toContain('All the books in the world.');
  expect(home).toMatch(/<img[^>]* src="\/_astro\/shelf\.[^"]+"/);
});

test('a page without a title has that of its first heading, or the name of its file', () => {
  expect(read('guide/index.html')).toMatch(/<h1[^>]*>How to buy<\/h1>/);
  expect(read('faq/index.html')).toMatch(/<h1[^>]*>Faq<\/h1>/);
  expect(read('guide/cards/lost-cards/index.html')).toMatch(/<h1[^>]*>Lost cards<\/h1>/);
});

test('the sidebar has the configured order, nested groups, labels and links to other sites', () => {
  const page = read('guide/cards/lost-cards/index.html');
  const [, sidebar = ''] = /<div class="navigation"[^>]*>([^]*?)<\/div>/.exec(page) ?? [];
  const entries = [...sidebar.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)|<(\/?ul)>/g)].map(
    ([, href, label, list]) => list ?? `${label ?? ''} ${href ?? ''}`,
  );
  expect(entries).toEqual([
    ...['ul', 'Shop /', 'Faq /faq/', 'How to buy /guide/', 'ul', 'Cards /guide/cards/', 'ul'],
    ...['Lost cards /guide/cards/lost-cards/', '/ul', '/ul', 'Blog https://blog.example.com'],
    ...['API reference /api-docs/shop/', '/ul'],
  ]);
});

test('references in pages and docstrings lead to the objects that they name', () => {
  const guide = read('guide/index.html');
  expect(guide).toContain('<a href="/api-docs/shop/#Client.get">Client.get</a>');
  expect(guide).toContain('<a href="/api-docs/shop/#Client">the client</a>');
  const session = '<a href="https://books.example.com/api/#books.Session"';
  expect(guide).toContain(session);
  const reference = read('api-docs/shop/index.html');
  expect(reference).toMatch(/<p>Call <a href="[^"]*#Client\.get">/);
  expect(reference).toContain(session);
});

const PAGE = 'pages/faq.md';
const BECAUSE = `because the site's Content-Security-Policy does not name ${ELSEWHERE}`;

test.each([
  ['links to /nowhere/, which does not exist', 'WD502', `${PAGE}:1`, 'Change the link'],
  ['links to /guide/#nope, a page that has no anchor `nope`', 'WD502', `${PAGE}:1`, 'Change'],
  ['The page older/ links to /gone/, which does not exist', 'WD502', 'the site', 'Change'],
  ['`Client.none`', 'WD504', `${PAGE}:3`, 'Correct the name'],
  ['`Client.gone`', 'WD405', 'src/shop/__init__.py:7', 'Correct the name'],
  [`badge.svg, which browsers refuse, ${BECAUSE}`, 'WD503', `${PAGE}:5`, '`site.allow.images`'],
  [`video, which browsers refuse, ${BECAUSE}`, 'WD503', `${PAGE}:7`, '`site.allow.frames`'],
  [`count.js, which browsers refuse, ${BECAUSE}`, 'WD503', 'the site', '`site.allow.scripts`'],
  [`fonts.css, which browsers refuse, ${BECAUSE}`, 'WD503', 'the site', '`site.allow.styles`'],
])('the build reports: %s', (message, code, place, hint) => {
  const lines = said.split('\n');
  const index = lines.findIndex((line) => line.includes(message));
  expect(index, said).toBeGreaterThan(0);
  const [head = '', , remedy] = lines.slice(index - 1, index + 2);
  expect(head.startsWith(place), head).toBe(true);
  expect(head).toContain(code);
  expect(remedy).toContain(`→ `);
  expect(remedy).toContain(hint);
});

test('`check --links` and `build --strict` do not accept them', async () => {
  const checked = await run('check', '--links');
  expect(checked.exitCode).toBe(5);
  for (const place of ['/nowhere/', '/guide/#nope', '/gone/']) expect(checked.all).toContain(place);
  const before = read('index.html');
  const built = await run('build', '--strict', '--force');
  expect(built.exitCode).toBe(5);
  expect(read('index.html')).toBe(before);
});
