import type { Link, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { asMarkdown, type Markdown } from './markdown.ts';
import { findFormulas } from './formulas.ts';
import { convertTags } from './html-tags.ts';
import { isTooCostly } from './markdown-limits.ts';

/** The scheme of links to Python objects: `[text](py:pkg.Class)`. */
const OBJECT_SCHEME = 'py:';

/** Text without any of these is the same in Markdown and in plain text. */
const MARKS = /[\\`*_[<&~]/;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Renderers walk trees recursively; emphasis can be nested, too. */
const MAX_TREE_DEPTH = 100;

/** A text as a whole in a block of code, as the extractor writes what exceeds its limits. */
const WHOLE_BLOCK = /^(`{3,})(\w*)\n([^]*?)\n\1$/;

/**
 * Parses text of the contract, which is CommonMark with GFM tables. A text that is too costly, or
 * that the parser fails on, is a block of code.
 */
export function parseText(markdown: Markdown): Root {
  const [, ticks = '', language, code] = WHOLE_BLOCK.exec(markdown) ?? [];
  if (code?.includes(ticks) === false) return makeBlock(code, language);
  if (isTooCostly(markdown)) return makeBlock(markdown, 'text');
  try {
    const tree = parse(markdown);
    if (markdown.includes('<')) convertTags(tree, (text) => parse(text).children);
    return isDeeper(tree, MAX_TREE_DEPTH) ? makeBlock(markdown, 'text') : tree;
  } catch {
    return makeBlock(markdown, 'text');
  }
}

function parse(text: string): Root {
  return findFormulas(parser.parse(text), text);
}

/** Whether nodes are nested in a tree more than so many levels deep. */
function isDeeper(node: Nodes, levels: number): boolean {
  if (levels === 0) return true;
  return 'children' in node && node.children.some((child) => isDeeper(child, levels - 1));
}

function makeBlock(value: string, lang = ''): Root {
  return { type: 'root', children: [{ type: 'code', ...(lang !== '' && { lang }), value }] };
}

/** The address of a link to a Python object, until it is resolved. */
export function makeObjectUrl(name: string): string {
  return `${OBJECT_SCHEME}${name.replace(/\(\)$/, '')}`;
}

/** The Python name that a link points to, if it links to an object. */
export function getObjectName({ url }: Link): string | undefined {
  return url.startsWith(OBJECT_SCHEME) ? url.slice(OBJECT_SCHEME.length) : undefined;
}

/** Text of the contract without markup, for places that show plain text on one line. */
export function getPlainText(markdown: Markdown | undefined): string {
  if (markdown === undefined) return '';
  if (!MARKS.test(markdown)) return markdown.trim();
  return getNodeText(parseText(markdown)).replace(/\s+/g, ' ').trim();
}

/** The text of a node without markup; blocks are separated by spaces. */
export function getNodeText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(getNodeText).join(HOLDS_BLOCKS.has(node.type) ? ' ' : '');
  }
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return node.type === 'image' ? (node.alt ?? '') : '';
}

const HOLDS_BLOCKS = new Set([
  ...['root', 'blockquote', 'list', 'listItem'],
  ...['table', 'tableRow', 'footnoteDefinition'],
]);

/**
 * Text of the contract for readers that cannot resolve Python names: links to objects are replaced
 * by their text.
 */
export function unlinkObjects(markdown: Markdown): Markdown {
  if (!markdown.includes(`](${OBJECT_SCHEME}`)) return markdown;
  let text = '';
  let position = 0;
  for (const { start, end, inner } of findObjectLinks(parseText(markdown))) {
    text += markdown.slice(position, start) + markdown.slice(...inner);
    position = end;
  }
  return asMarkdown(text + markdown.slice(position));
}

interface ObjectLink {
  start: number;
  end: number;
  /** Where the link's text starts and ends. */
  inner: [start: number, end: number];
}

/** The links to objects in the order of the text. Links cannot be nested. */
function findObjectLinks(node: Nodes): ObjectLink[] {
  if (!('children' in node)) return [];
  if (node.type !== 'link' || getObjectName(node) === undefined) {
    return node.children.flatMap(findObjectLinks);
  }
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  const first = node.children.at(0)?.position?.start.offset ?? end;
  const last = node.children.at(-1)?.position?.end.offset ?? end;
  return [{ start, end, inner: [first, last] }];
}
