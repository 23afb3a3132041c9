import type { BlockContent, Heading, ListItem, PhrasingContent, TableRow } from 'mdast';
import {
  findElement,
  getAttribute,
  getText,
  hasClass,
  isElement,
  isSilent,
  type HtmlElement,
  type HtmlNode,
} from './html-node.ts';
import { convertPhrasing, trimPhrasing, type ToLink } from './html-phrasing.ts';

/** Elements that make a block of their own; what stands between them is a paragraph. */
const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt figure figcaption footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section summary table ul starlight-tabs starlight-file-tree'
  ).split(' '),
);

/** The blocks of a page, or of a part of it. */
export function convertBlocks(nodes: readonly HtmlNode[], toLink: ToLink): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    blocks.push(...makeParagraph(convertPhrasing(line, toLink)));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlocks(node)) line.push(node);
    else if (!isSilent(node)) {
      endLine();
      blocks.push(...convertBlock(node, toLink));
    }
  }
  endLine();
  return joinCards(blocks);
}

function holdsBlocks(element: HtmlElement): boolean {
  return (
    BLOCKS.has(element.tagName) ||
    element.childNodes.some((child) => isElement(child) && holdsBlocks(child))
  );
}

function makeParagraph(content: readonly PhrasingContent[]): BlockContent[] {
  const children = trimPhrasing(content);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function makeTitle(text: string | undefined): BlockContent[] {
  const value = text?.trim() ?? '';
  if (value === '') return [];
  return makeParagraph([{ type: 'strong', children: [{ type: 'text', value }] }]);
}

function convertBlock(element: HtmlElement, toLink: ToLink): BlockContent[] {
  const { tagName, childNodes } = element;
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  if (heading !== undefined) {
    const depth = Number(heading) as Heading['depth'];
    return [
      { type: 'heading', depth, children: trimPhrasing(convertPhrasing(childNodes, toLink)) },
    ];
  }
  if (hasClass(element, 'sl-link-card')) return [convertCard(element, toLink)];
  switch (tagName) {
    case 'p':
      return makeParagraph(convertPhrasing(childNodes, toLink));
    case 'pre':
      return [convertCode(element)];
    case 'figure':
      return convertFigure(element, toLink);
    case 'ul':
    case 'ol':
      return [convertList(element, toLink)];
    case 'dl':
      return [convertTerms(element, toLink)];
    case 'table':
      return [convertTable(element, toLink)];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
      return [{ type: 'blockquote', children: convertBlocks(childNodes, toLink) }];
    case 'aside':
      return [convertAside(element, toLink)];
    case 'summary':
      return makeTitle(getVisibleText(element, toLink));
    default:
      return [...makeTitle(getTabLabel(element)), ...convertBlocks(childNodes, toLink)];
  }
}

/** Starlight's code blocks have an element a line. */
function convertCode(element: HtmlElement): BlockContent {
  const lines: HtmlNode[] = [];
  collectLines(element, lines);
  const value =
    lines.length === 0
      ? getText(element)
      : lines.map((line) => getText(line).replace(/\n$/, '')).join('\n');
  const lang = getAttribute(element, 'data-language');
  return {
    type: 'code',
    value: value.replace(/\n+$/, ''),
    lang: lang === 'plaintext' ? null : (lang ?? null),
  };
}

function collectLines(element: HtmlElement, lines: HtmlNode[]): void {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    if (hasClass(child, 'ec-line')) lines.push(child);
    else collectLines(child, lines);
  }
}

/** A caption comes first: that of code is the name of its file. */
function convertFigure(element: HtmlElement, toLink: ToLink): BlockContent[] {
  const caption = element.childNodes.find(
    (node) => isElement(node) && node.tagName === 'figcaption',
  );
  const rest = element.childNodes.filter((node) => node !== caption);
  const title = caption && isElement(caption) ? getVisibleText(caption, toLink) : undefined;
  return [...makeTitle(title), ...convertBlocks(rest, toLink)];
}

function getVisibleText(element: HtmlElement, toLink: ToLink): string {
  return convertPhrasing(element.childNodes, toLink)
    .map((node) => ('value' in node ? node.value : getMarkedText(node)))
    .join('')
    .trim();
}

function getMarkedText(node: PhrasingContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(getMarkedText).join('') : '';
}

function convertList(element: HtmlElement, toLink: ToLink): BlockContent {
  const items = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
  const children = items.map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: convertBlocks(item.childNodes, toLink),
  }));
  const ordered = element.tagName === 'ol';
  const start = Number(getAttribute(element, 'start') ?? 1);
  return { type: 'list', ordered, spread: false, children, ...(ordered ? { start } : {}) };
}

/** A list of terms: each with what it means in the same line where that is one line. */
function convertTerms(element: HtmlElement, toLink: ToLink): BlockContent {
  const parts = element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.childNodes.filter(isElement) : [child]));
  const children: ListItem[] = [];
  for (const part of parts) {
    const last = children.at(-1);
    const blocks = convertBlocks(part.childNodes, toLink);
    if (part.tagName === 'dt') {
      const title = makeTitle(getVisibleText(part, toLink));
      children.push({ type: 'listItem', spread: false, children: title });
    } else last?.children.push(...joinTerm(last, blocks));
  }
  return { type: 'list', ordered: false, spread: false, children };
}

function joinTerm({ children }: ListItem, blocks: BlockContent[]): BlockContent[] {
  const [term] = children;
  const [first, ...rest] = blocks;
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph') return blocks;
  term.children.push({ type: 'text', value: ': ' }, ...first.children);
  return rest;
}

function convertTable(element: HtmlElement, toLink: ToLink): BlockContent {
  const rows: HtmlElement[] = [];
  collectRows(element, rows);
  const children = rows.map((row): TableRow => ({
    type: 'tableRow',
    children: row.childNodes.filter(isElement).map((cell) => ({
      type: 'tableCell',
      children: squeeze(trimPhrasing(convertPhrasing(cell.childNodes, toLink))),
    })),
  }));
  return { type: 'table', children };
}

/** A cell has one line: white space of the blocks in it is one space. */
function squeeze(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    const isSpace = node.type === 'text' && node.value.trim() === '';
    return !isSpace || (next !== undefined && !(next.type === 'text' && /^\s/.test(next.value)));
  });
}

function collectRows(element: HtmlElement, rows: HtmlElement[]): void {
  for (const child of element.childNodes.filter(isElement)) {
    if (child.tagName === 'tr') rows.push(child);
    else collectRows(child, rows);
  }
}

function convertAside(element: HtmlElement, toLink: ToLink): BlockContent {
  const title = makeTitle(getAttribute(element, 'aria-label'));
  return { type: 'blockquote', children: [...title, ...convertBlocks(element.childNodes, toLink)] };
}

/** What the tab of a panel says. */
function getTabLabel(element: HtmlElement): string | undefined {
  const id = getAttribute(element, 'aria-labelledby');
  if (getAttribute(element, 'role') !== 'tabpanel' || id === undefined) return undefined;
  const parent = element.parentNode;
  const siblings = parent === null || !('childNodes' in parent) ? [] : parent.childNodes;
  const tab = findElement(siblings, (candidate) => getAttribute(candidate, 'id') === id);
  return tab && getText(tab);
}

/** A card is a link with a line on what is there. */
function convertCard(element: HtmlElement, toLink: ToLink): BlockContent {
  const content = convertPhrasing(element.childNodes, toLink).filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  const children = content.flatMap((node, index): PhrasingContent[] =>
    index === 0 ? [node] : [{ type: 'text', value: index === 1 ? ': ' : ' ' }, node],
  );
  return {
    type: 'list',
    ordered: false,
    spread: false,
    data: CARD,
    children: [{ type: 'listItem', spread: false, children: makeParagraph(children) }],
  };
}

const CARD = {};

/** Cards that follow each other are one list. */
function joinCards(blocks: readonly BlockContent[]): BlockContent[] {
  const joined: BlockContent[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext = last?.type === 'list' && last.data === CARD;
    if (block.type === 'list' && block.data === CARD && isNext)
      last.children.push(...block.children);
    else joined.push(block);
  }
  return joined;
}
