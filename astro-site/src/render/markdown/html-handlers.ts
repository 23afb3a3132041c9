import type { Element } from 'hast';
import type {
  BlockContent,
  Code,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Text,
} from 'mdast';
import type { Options } from 'rehype-remark';
import {
  FORMULA_LANGUAGE,
  type InlineFormula,
} from '../../../../extractor/contract/text/formulas.ts';
import { findElements, getText, hasClass } from './html-element.ts';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

const MARKS = [
  ['a', 'link'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['dfn', 'emphasis'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['del', 'delete'],
  ['s', 'delete'],
] as const;

/** How rehype-remark should treat the elements of Starlight's components and of our own. */
export const handlers: Handlers = {
  ...Object.fromEntries(
    MARKS.map(([tag, type]) => [
      tag,
      (state: State, node: Element) => convertMark(state, node, type),
    ]),
  ),
  aside: (state, node) => ({
    type: 'blockquote',
    children: [...makeTitle(node.properties['ariaLabel']), ...convertChildren(state, node)],
  }),
  div: (state, node) =>
    hasClass(node, 'sl-link-card') ? convertCard(state, node) : convertPanel(state, node),
  dl: (state, node) => makeList(convertTerms(state, node)),
  figure: (state, node) =>
    hasClass(node, 'diagram') ? convertDiagram(node) : convertChildren(state, node),
  figcaption: (_, node) => makeTitle(getText(node)),
  img: (_, node) => ({ type: 'text', value: node.properties['alt'] ?? '' }),
  li: (state, node) => ({
    type: 'listItem',
    spread: false,
    children: convertChildren(state, node),
  }),
  math: (_, node) => convertFormula(node),
  pre: (_, node) => convertCode(node),
  summary: (_, node) => makeTitle(getText(node)),
  svg: (_, node) => convertDrawing(node),
};

/** The blocks in an element; text between them becomes a paragraph. */
function convertChildren(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(withoutRepeatedPictures(node))) as BlockContent[];
}

/**
 * An element without the pictures that say what another one says, such as the same drawing for
 * phones, or a caption.
 */
function withoutRepeatedPictures(node: Element): Element {
  const texts = node.children.map((child) =>
    child.type === 'element' ? getPictureText(child) : '',
  );
  if (texts.every((text) => text === '')) return node;
  const [caption] = findElements(node, ({ tagName }) => tagName === 'figcaption');
  const said = new Set(caption === undefined ? [] : [getText(caption).trim()]);
  const children = node.children.filter((_, index) => {
    const text = texts[index] ?? '';
    const isRepeated = text !== '' && said.has(text);
    said.add(text);
    return !isRepeated;
  });
  return { ...node, children };
}

/** What stands for a picture; empty for other elements. */
function getPictureText(node: Element): string {
  if (node.tagName === 'svg') return getText(node).trim();
  const { alt } = node.properties;
  return node.tagName === 'img' && typeof alt === 'string' ? alt.trim() : '';
}

function toPhrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

/** Markdown does not allow white space just inside emphasis marks, so it is moved outside. */
function convertMark(
  state: State,
  node: Element,
  type: 'link' | 'strong' | 'emphasis' | 'delete',
): PhrasingContent[] {
  const children = toPhrasing(state, node);
  const text = getText(node);
  if (text.trim() === '') return children;
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const url = node.properties['href'] ?? '';
  const mark = type === 'link' ? { type, url, children } : { type, children };
  return [...makeSpace(/^\s/.test(text)), mark, ...makeSpace(/\s$/.test(text))];
}

function makeSpace(isThere: boolean): Text[] {
  return isThere ? [{ type: 'text', value: ' ' }] : [];
}

function makeTitle(text = ''): Paragraph[] {
  const value = text.trim();
  if (value === '') return [];
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] },
  ];
}

/** The panel of a tab begins with the tab's label. */
function convertPanel(state: State, node: Element): BlockContent[] {
  const isPanel = node.properties['role'] === 'tabpanel';
  const tab = state.elementById.get(String(node.properties['ariaLabelledBy']));
  return [
    ...makeTitle(isPanel && tab !== undefined ? getText(tab) : ''),
    ...convertChildren(state, node),
  ];
}

/** A drawing of a diagram becomes its source again. */
function convertDiagram({ properties }: Element): BlockContent {
  return { type: 'code', lang: 'mermaid', value: String(properties['dataSource']).trim() };
}

/** MathML becomes its TeX again. */
function convertFormula(node: Element): InlineFormula | Code {
  const [source] = findElements(node, ({ tagName }) => tagName === 'annotation');
  const value = source === undefined ? '' : getText(source).trim();
  return node.properties['display'] === 'block'
    ? { type: 'code', lang: FORMULA_LANGUAGE, value }
    : { type: 'inlineFormula', value };
}

function convertCode(node: Element): BlockContent {
  const lang = node.properties['dataLanguage'];
  return {
    type: 'code',
    lang: typeof lang === 'string' && lang !== 'plaintext' ? lang : null,
    value: getText(node).replace(/\n+$/, ''),
  };
}

function makeList(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}

/** A list of terms with their meanings, on the same line if a meaning is one line. */
function convertTerms(state: State, node: Element): ListItem[] {
  const items: ListItem[] = [];
  for (const part of findElements(node, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    const last = items.at(-1);
    if (part.tagName === 'dt')
      items.push({ type: 'listItem', spread: false, children: makeTitle(getText(part)) });
    else last?.children.push(...joinTerm(last, convertChildren(state, part)));
  }
  return items;
}

function joinTerm({ children }: ListItem, blocks: BlockContent[]): BlockContent[] {
  const [term] = children;
  const [first, ...rest] = blocks;
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph') return blocks;
  term.children.push({ type: 'text', value: ': ' }, ...first.children);
  return rest;
}

/** A drawing that has a description: our `LineageGraph`. */
function convertDrawing(node: Element): Paragraph[] {
  const [description] = findElements(node, ({ tagName }) => tagName === 'desc');
  const [title] = findElements(node, ({ tagName }) => tagName === 'title');
  if (description === undefined || title === undefined) return [];
  const [paragraph] = makeTitle(getText(title));
  paragraph?.children.push({ type: 'text', value: `: ${getText(description)}` });
  return paragraph === undefined ? [] : [paragraph];
}

/** A card is a link with a one-line description. */
function convertCard(state: State, node: Element): List {
  const content = toPhrasing(state, node).filter(
    (part) => part.type !== 'text' || part.value.trim() !== '',
  );
  const children = content.flatMap((part, index): PhrasingContent[] =>
    index === 1 ? [{ type: 'text', value: ': ' }, part] : [part],
  );
  const item: ListItem = {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  };
  return { ...makeList([item]), data: CARD };
}

const CARD = {};

/** Merges consecutive cards into one list. */
export function joinCards(tree: Parents): void {
  const children: Nodes[] = [];
  for (const node of tree.children) {
    const last = children.at(-1);
    if (isCards(node) && isCards(last)) last.children.push(...node.children);
    else children.push(node);
    if ('children' in node) joinCards(node);
  }
  Object.assign(tree, { children });
}

function isCards(node: Nodes | undefined): node is List {
  return node?.type === 'list' && node.data === CARD;
}
