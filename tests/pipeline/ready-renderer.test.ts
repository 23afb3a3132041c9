import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { getBase } from '../../extractor/config/base.ts';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { renderSite } from '../../extractor/site/render-site.ts';
import { writeFiles } from './write-files.ts';

const BOOKSHOP = 'tests/e2e/fixtures/bookshop';
const CLI = resolve('extractor/bin.mjs');

const PAGE = `---
description: Everything that Markdown can contain.
banner:
  content: Read this.
prev: false
---

# All of it

Text with \`code\`, a formula $$a^2$$, an [object][bookshop_client.models], a [page](guide.md#two) and a note[^1].

[^1]: The note.

## Two

\`\`\`python title="order.py" {2} ins={1}
import shop
shop.order("a \\t tab")
\`\`\`

\`\`\`\`console
$ pip install shop
\`\`\`\`

    an indented block

\`\`\`math
\\sum_{i=0}^n i
\`\`\`

| a | b |
| - | :-: |
| 1 | \`2\` |

:::tip[A tip]
Do it.
:::

> [!WARNING]
> Do not do it.

A directive :name[of nobody]{a=b}.

- [ ] to do
- [x] done

<details><summary>More</summary>

Hidden **text**.

</details>

![A picture](/picture.svg) ![Another one](https://img.shields.io/x.svg)
`;

const DATA = {
  site: {
    title: 'Bookshop & more',
    description: 'It has "quotes".',
    url: 'https://books.example.com/',
    repository: 'https://github.com/example/bookshop',
    community: { label: 'Chat', icon: 'discord', href: 'https://discord.gg/example' },
    social: [{ href: 'https://npmjs.com/package/x' }],
    editUrl: 'https://github.com/example/bookshop/edit/main/docs/{path}',
    announcement: { text: 'Version 2 is there.', href: '/guide/' },
    copyright: { holder: 'The bookshop' },
    footer: [{ label: 'Imprint', href: '/imprint/' }],
    links: [{ label: 'Blog', href: 'https://blog.example.com' }],
    head: [{ tag: 'link', attrs: { rel: 'me', href: 'https://example.com' } }],
    favicon: '/picture.svg',
    accent: '#0a7d6c',
    searchPlaceholder: 'Search it',
    allow: { images: ['https://img.shields.io'] },
  },
  content: 'docs',
  navigation: ['index', 'all'],
  public: 'public',
  redirects: { '/client.html': 'bookshop_client.models', '/old/orders/': 'Order' },
  feedback: {},
};

const SITES = {
  'with its data and pages': [
    DATA,
    {
      'docs/index.md': '---\ntitle: Start\ntableOfContents: false\n---\n\nHello.\n',
      'docs/all.md': PAGE,
      'docs/guide.md': '# Guide\n\n## Two\n\nText.\n',
      'docs/draft.md': '---\ntitle: Later\ndraft: true\n---\n',
      'public/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/llms.txt': 'The project has its own.',
    },
  ],
  'of a README, below a path': [
    { site: { title: 'Books', url: 'https://example.github.io/books/' } },
    { 'README.md': '# Books\n\n[Home](/) and ![it](/it.png)\n\n```sh\nls\n```\n' },
  ],
  'of packages only, in German': [{ site: { title: 'Bücher', language: 'de' } }, {}],
} as const;

test.each(Object.entries(SITES))('a site %s is the same as that of Astro', async (_, site) => {
  const project = await build(site);
  const full = await render(project, 'of this test');
  const ready = await render(project);
  expect(full.reason).toBe('of this test');
  expect(ready.reason).toBeUndefined();
  const names = listFiles(full.out);
  expect(listFiles(ready.out)).toEqual(names);
  const differing = names.filter(
    (name) => !readFileSync(join(full.out, name)).equals(readFileSync(join(ready.out, name))),
  );
  expect(differing).toEqual([]);
  expect(ready.order).toEqual(full.order);
});

const REFUSED = {
  'a page with a picture of its folder': [
    {
      'docs/index.md': '# Start\n\n![It](./it.svg)\n',
      'docs/it.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    'the page index shows pictures of its folder',
  ],
  'a page in MDX': [
    { 'docs/index.mdx': '---\ntitle: Start\n---\n\n{1 + 1}\n' },
    'the page index.mdx is written in MDX',
  ],
} as const;

test.each(Object.entries(REFUSED))(
  'a site with %s is made by Astro',
  async (_, [files, reason]) => {
    const project = await build([{ site: { title: 'Books' }, content: 'docs' }, files]);
    expect((await render(project)).reason).toBe(reason);
  },
);

/** Builds a site with one of the bookshop's packages; returns the folder of the project. */
async function build([config, files]: readonly [object, Readonly<Record<string, string>>]) {
  const folder = mkdtempSync(join(tmpdir(), 'wrapdocs-ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(BOOKSHOP, 'bookshop_client'), join(folder, 'bookshop_client'), { recursive: true });
  const packages = [{ name: 'bookshop_client', source: 'bookshop_client' }];
  const text = `export default ${JSON.stringify({ packages, ...config })};\n`;
  writeFiles(folder, { ...files, 'wrapdocs.config.mjs': text });
  await execa(process.execPath, [CLI, 'build', '--quiet'], { cwd: folder });
  return {
    folder,
    config: config as { site: { language?: string; url?: string }; public?: string },
  };
}

/** Renders a site again, without what a build does with its pages. */
async function render(
  { folder, config }: Awaited<ReturnType<typeof build>>,
  fullBuildReason?: string,
) {
  const out = join(folder, fullBuildReason === undefined ? 'ready' : 'full');
  mkdirSync(out);
  const facts: { reason?: string; order?: object } = {};
  await renderSite({
    ...{ siteFile: join(folder, '.wrapdocs/site.json'), out, fullBuildReason },
    publicFolder: config.public && join(folder, config.public),
    base: getBase(config.site.url),
    language: config.site.language ?? 'en',
    packagesRead: Promise.resolve(),
    signal: new AbortController().signal,
    onOrder: (order) => (facts.order = order),
    onFullBuild: (reason) => (facts.reason = reason),
  });
  return { out, ...facts };
}
