/** A block or an inline of Pandoc's document model: a type and its contents. */
export interface Node {
  t: string;
  c?: unknown;
}

/** The identifier, classes and other attributes of a node. */
export type Attributes = [
  id: string,
  classes: string[],
  pairs: Array<[name: string, value: string]>,
];

/** A document in the form of `pandoc -t json`. */
export interface PandocDocument {
  'pandoc-api-version': number[];
  meta: object;
  blocks: Node[];
}

/** Markdown within a line that Pandoc writes as it is. */
export function makeRawInline(markdown: string): Node {
  return { t: 'RawInline', c: ['markdown', markdown] };
}

/** Markdown of its own lines that Pandoc writes as it is. */
export function makeRawBlock(markdown: string): Node {
  return { t: 'RawBlock', c: ['markdown', markdown] };
}

/** A paragraph. */
export function makeParagraph(...inlines: Node[]): Node {
  return { t: 'Para', c: inlines };
}

/** The text of an item in a list without space between its items. */
export function makeLine(...inlines: Node[]): Node {
  return { t: 'Plain', c: inlines };
}

/** An inline of plain text. */
export function makeText(text: string): Node {
  return { t: 'Str', c: text };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 't' in value;
}

/**
 * Replaces the nodes in a value.
 *
 * @param visit the nodes in place of one, or undefined to go on with what it contains
 */
export function replaceNodes(value: unknown, visit: (node: Node) => Node[] | undefined): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown) =>
      isNode(one) ? replaceNode(one, visit) : [replaceNodes(one, visit)],
    );
  }
  return isNode(value) ? replaceNode(value, visit)[0] : value;
}

function replaceNode(node: Node, visit: (node: Node) => Node[] | undefined): Node[] {
  const replaced = visit(node);
  if (replaced !== undefined) return replaced;
  return [node.c === undefined ? node : { t: node.t, c: replaceNodes(node.c, visit) }];
}

/** The text of nodes, without marks; line breaks become `separator`. */
export function getText(value: unknown, separator = ' '): string {
  if (Array.isArray(value)) return value.map((one) => getText(one, separator)).join('');
  if (!isNode(value)) return '';
  if (value.t === 'Str') return value.c as string;
  if (value.t === 'Space') return ' ';
  if (value.t === 'SoftBreak' || value.t === 'LineBreak') return separator;
  if (value.t === 'Code' || value.t === 'RawInline') return (value.c as [unknown, string])[1];
  return getText(value.c, separator);
}
