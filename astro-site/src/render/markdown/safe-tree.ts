import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';

/** Returns the address of a page of the site in Markdown. */
export type ToMarkdownPath = (href: string) => string;

/** Headings in untrusted Markdown are placed below those of the page. */
const DEPTH = 4;

interface Context {
  toMarkdownPath: ToMarkdownPath;
  /** The addresses of reference links by their identifiers. */
  definitions: ReadonlyMap<string, string>;
}

/**
 * Removes from untrusted Markdown what must not be in a page: HTML, images, links other than to the
 * web and to this site, and names that would affect the texts around it, such as definitions and
 * footnotes.
 */
export function makeSafe(tree: Root, toMarkdownPath: ToMarkdownPath): Root {
  const definitions = new Map<string, string>();
  collectDefinitions(tree, definitions);
  const context = { toMarkdownPath, definitions };
  return { ...tree, children: convertChildren(tree, context) as RootContent[] };
}

/** If a name has several definitions, the first one counts. */
function collectDefinitions(node: Nodes, definitions: Map<string, string>): void {
  if (node.type === 'definition' && !definitions.has(node.identifier))
    definitions.set(node.identifier, node.url);
  if ('children' in node) for (const child of node.children) collectDefinitions(child, definitions);
}

function convert(node: Nodes, context: Context): Nodes[] {
  switch (node.type) {
    case 'html':
      return [{ type: 'text', value: node.value }];
    case 'image':
    case 'imageReference':
      return [{ type: 'text', value: node.alt ?? '' }];
    case 'break':
      return [{ type: 'text', value: '\n' }];
    case 'definition':
      return [];
    case 'link':
      return makeLink(node.url, convertChildren(node, context), context);
    case 'linkReference': {
      const url = context.definitions.get(node.identifier) ?? '';
      return makeLink(url, convertChildren(node, context), context);
    }
    case 'footnoteReference':
      return [makeMark(node.label ?? node.identifier)];
    case 'footnoteDefinition': {
      const mark = makeMark(node.label ?? node.identifier);
      return [{ type: 'paragraph', children: [mark] }, ...convertChildren(node, context)];
    }
    case 'heading': {
      const depth = Math.min(6, node.depth + DEPTH) as typeof node.depth;
      return [{ ...node, depth, children: convertChildren(node, context) as PhrasingContent[] }];
    }
    default:
      return 'children' in node
        ? [{ ...node, children: convertChildren(node, context) } as Nodes]
        : [node];
  }
}

function makeMark(label: string): PhrasingContent {
  return { type: 'text', value: `[${label}]` };
}

/** A link, or only its text if its target is not allowed. */
function makeLink(url: string, children: Nodes[], { toMarkdownPath }: Context): Nodes[] {
  if (!isSafe(url)) return children;
  return [{ type: 'link', url: toMarkdownPath(url), children: children as PhrasingContent[] }];
}

/**
 * To the web, or to a page of this site. A relative path would not lead to the same place as in the
 * source.
 */
function isSafe(url: string): boolean {
  return /^(?:https?:|mailto:|\/(?!\/))/i.test(url);
}

const HOLDS_BLOCKS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A block of HTML becomes a paragraph of text. */
function convertChildren(parent: Extract<Nodes, { children: unknown }>, context: Context): Nodes[] {
  const children = (parent.children as Nodes[]).flatMap((child) => convert(child, context));
  if (!HOLDS_BLOCKS.has(parent.type)) return children;
  return children.map((child) =>
    child.type === 'text' ? { type: 'paragraph', children: [child] } : child,
  );
}
