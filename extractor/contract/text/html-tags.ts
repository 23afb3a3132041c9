import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';

/** Parses Markdown to the nodes of its blocks. */
type Parse = (markdown: string) => RootContent[];

/**
 * Replaces the HTML that descriptions of APIs use, such as `<br>` or `<code>true</code>`, by what
 * Markdown has for it. All other HTML stays text, such as `<connector_id>`.
 */
export function convertTags(parent: Parents, parse: Parse, isInLink = false): void {
  const children = (parent.children as Nodes[]).flatMap((node) =>
    convertBlock(node, parent, parse),
  );
  const hasTags = children.some(({ type }) => type === 'html');
  const writers = isInLink ? WRITERS_IN_LINKS : WRITERS;
  parent.children = (hasTags ? joinTags(children, writers) : children) as typeof parent.children;
  for (const child of parent.children)
    if ('children' in child) convertTags(child, parse, isInLink || child.type === 'link');
}

/** A block of HTML begins with such a tag. */
const BLOCK = /^<(?:p|div|ul|ol)(?:\s[^<>]*)?>/iu;

/** A block of HTML as Markdown. */
function convertBlock(node: Nodes, parent: Parents, parse: Parse): Nodes[] {
  if (node.type !== 'html' || parent.type === 'paragraph' || !BLOCK.test(node.value)) return [node];
  const markdown = node.value
    .replaceAll(/<\/?(?:p|div|ul|ol)(?:\s[^<>]*)?>/giu, '\n\n')
    .replaceAll(/<li(?:\s[^<>]*)?>/giu, '\n- ')
    .replaceAll(/<\/li>/giu, '')
    .replaceAll(/^[ \t]+/gmu, '')
    .replaceAll(/(?<!\n)\n+(?=- )/gu, '\n');
  return parse(markdown);
}

const TAG = /^<(\/?)([a-z]+)(\/|\s[^<>]*)?>$/iu;
const HREF = /\shref\s*=\s*(["'])(https?:\/\/[^"'\s<>]+)\1/iu;

interface OpenTag {
  name: string;
  /** Where it stands in the list of nodes. */
  position: number;
  attributes: string;
}

/** Wraps what stands between two tags; a tag without its other half stays text. */
function joinTags(nodes: readonly Nodes[], writers: Writers): Nodes[] {
  const made: Nodes[] = [];
  const open: OpenTag[] = [];
  for (const node of nodes) {
    const [, slash, tag = '', attributes = ''] =
      node.type === 'html' ? (TAG.exec(node.value) ?? []) : [];
    const name = tag.toLowerCase();
    const start = slash === '/' ? open.findLastIndex((one) => one.name === name) : -1;
    const opening = open[start];
    if (name === 'br') made.push({ type: 'break' });
    else if (opening === undefined) {
      if (slash === '' && writers.has(name)) open.push({ name, position: made.length, attributes });
      made.push(node);
    } else {
      open.length = start;
      const inner = made.splice(opening.position).slice(1) as PhrasingContent[];
      made.push(...(writers.get(name)?.(inner, opening.attributes) ?? inner));
    }
  }
  return made.slice(0, made.findLastIndex((node) => !isSpace(node)) + 1);
}

/** At the end of a paragraph, a line break only makes a gap. */
function isSpace(node: Nodes): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

type Writer = (children: PhrasingContent[], attributes: string) => PhrasingContent[];
type Writers = ReadonlyMap<string, Writer>;

const writeStrong: Writer = (children) => [{ type: 'strong', children }];
const writeEmphasis: Writer = (children) => [{ type: 'emphasis', children }];

const WRITERS: Writers = new Map<string, Writer>([
  ['b', writeStrong],
  ['strong', writeStrong],
  ['i', writeEmphasis],
  ['em', writeEmphasis],
  ['code', (children) => [{ type: 'inlineCode', value: children.map(getText).join('') }]],
  [
    'a',
    (children, attributes) => {
      const url = HREF.exec(attributes)?.[2];
      return url === undefined
        ? children
        : [{ type: 'link', url, children: children.flatMap(withoutLinks) }];
    },
  ],
]);

/** A link contains no other ones, not even those that the parser makes of addresses. */
const WRITERS_IN_LINKS: Writers = new Map([...WRITERS, ['a', (children) => children]]);

function withoutLinks(node: PhrasingContent): PhrasingContent[] {
  if (!('children' in node)) return [node];
  const children = node.children.flatMap((child) => withoutLinks(child));
  return node.type === 'link' ? children : [{ ...node, children }];
}

function getText(node: Nodes): string {
  if ('children' in node) return node.children.map(getText).join('');
  return 'value' in node ? node.value : '';
}
