import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import type { APIContext } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render, type CollectionEntry } from 'astro:content';
import { base } from '../routing/base.ts';
import { writeNarrativePage } from '../render/markdown/narrative.ts';
import { linkNames } from '../reference/prose-names.ts';
import { listPages } from '../navigation/list-pages.ts';

type Entry = CollectionEntry<'docs'>;

const known = new Map<string, Promise<string>>();

/**
 * A narrative page as Markdown, with its components rendered. Cached, because several files contain
 * it.
 */
export function getNarrativeMarkdown(entry: Entry, context: APIContext): Promise<string> {
  const text = known.get(entry.id) ?? writeMarkdown(entry, context);
  known.set(entry.id, text);
  return text;
}

/** Keeps the Markdown of a page that an earlier build has made. */
export function keepNarrativeMarkdown(id: string, text: string): void {
  known.set(id, Promise.resolve(text));
}

async function writeMarkdown(entry: Entry, { locals, request }: APIContext): Promise<string> {
  const { Content } = await render(entry);
  const container = await createContainer();
  const html = linkNames(await container.renderToString(Content, { locals, request }));
  const pages = await listPaths();
  return writeNarrativePage({
    title: entry.data.title,
    html,
    href: entry.id === 'index' ? base : `${base}${entry.id}/`,
    base,
    isPage: (href) =>
      pages.has(
        decodeURI(href)
          .replace(/[?#].*$/, '')
          .replace(/\/*$/, '/'),
      ),
  });
}

let container: Promise<AstroContainer> | undefined;
let paths: Promise<Set<string>> | undefined;

/** What renders the components of pages: those of React come first, as on the pages themselves. */
function createContainer(): Promise<AstroContainer> {
  return (container ??= AstroContainer.create().then((created) => {
    created.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer });
    created.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
    created.addServerRenderer({ name: '@astrojs/mdx', renderer: mdxRenderer });
    return created;
  }));
}

function listPaths(): Promise<Set<string>> {
  return (paths ??= listPages().then((pages) => new Set(pages.map(({ path }) => decodeURI(path)))));
}
