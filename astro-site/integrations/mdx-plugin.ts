import { relative } from 'node:path';
import { fillSnippets } from '../../extractor/site-input/prose/snippet.ts';
import { transformMarkdown } from '../src/navigation/transform-markdown.ts';

interface Folders {
  content: string;
  project: string;
}

const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/**
 * A plugin for Vite that prepares the text of MDX pages as other pages are prepared: snippets of
 * files, links to objects, alerts and diagrams. Astro compiles MDX from the file itself.
 */
export function createMdxPlugin({ content, project }: Folders) {
  return {
    name: 'wrapdocs:mdx',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\.mdx$/ },
      handler(code: string, id: string): string | undefined {
        const file = relative(content, id).replaceAll('\\', '/');
        if (file.startsWith('..')) return undefined;
        const [start = ''] = FRONT_MATTER.exec(code) ?? [];
        const body = fillSnippets(code.slice(start.length), { file: id, project });
        return start + transformMarkdown(body, file);
      },
    },
  };
}
