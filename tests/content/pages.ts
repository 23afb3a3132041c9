import { globSync, readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** Folder of the narrative pages. */
export const CONTENT = 'astro-site/src/content/docs';

/** A block of code on a page. */
export interface Snippet {
  /** `page.mdx:12 (yaml)`, for messages. */
  place: string;
  language: string;
  code: string;
  /** The name of the file that it is. */
  title?: string;
}

/** A narrative page as written. */
export interface SourcePage {
  /** File relative to `CONTENT`. */
  file: string;
  /** The route without slashes; the home page is `index`. */
  slug: string;
  frontMatter: Record<string, unknown>;
  headings: { depth: number; text: string }[];
  snippets: Snippet[];
}

interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  depth?: number;
  children?: Node[];
  position?: { start: { line: number } };
}

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** All narrative pages, in the order of their files. */
export function readPages(): SourcePage[] {
  return globSync('**/*.{md,mdx}', { cwd: CONTENT }).toSorted().map(readPage);
}

function readPage(file: string): SourcePage {
  const text = readFileSync(`${CONTENT}/${file}`, 'utf8');
  const [block = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  // Keeps line numbers, so that messages name the right line.
  const body = block.replaceAll(/[^\n]/g, '') + text.slice(block.length);
  const nodes = flatten(parser.parse(body) as Node);
  return {
    file,
    slug: file.replace(/\.mdx?$/, '').replace(/\/index$/, ''),
    frontMatter: (parseYaml(yaml) ?? {}) as Record<string, unknown>,
    headings: nodes
      .filter(({ type }) => type === 'heading')
      .map((node) => ({ depth: node.depth ?? 0, text: getText(node) })),
    snippets: nodes.filter(({ type }) => type === 'code').map((node) => toSnippet(file, node)),
  };
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function getText(node: Node): string {
  return node.value ?? (node.children ?? []).map(getText).join('');
}

function toSnippet(file: string, { lang, meta, value, position }: Node): Snippet {
  const language = lang ?? '';
  const line = position?.start.line ?? 0;
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  const place = `${file}:${String(line)} (${language})`;
  return { place, language, code: value ?? '', ...(title === undefined ? {} : { title }) };
}
