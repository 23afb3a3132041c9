import type { InlineCode, Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { getLastName } from '../code/type-shape.ts';

/** The address of what a name in a text means. */
export type ResolveLink = (name: string) => string | undefined;

/** Roles of Sphinx that name Python objects. */
const OBJECT_ROLES = new Set(
  'any attr class const data deco exc func meth mod obj prop type'.split(' '),
);
const CALLED_ROLES = new Set(['func', 'meth']);
const TEXT_ROLES = new Set(['abbr', 'doc', 'ref', 'term', 'numref', 'guilabel', 'menuselection']);
const DOCUMENTS: Partial<Record<string, (number: string) => string>> = {
  pep: (number) => `https://peps.python.org/pep-${number.padStart(4, '0')}/`,
  rfc: (number) => `https://www.rfc-editor.org/rfc/rfc${number}`,
};

/** The address of a definition that only makes the parser see a reference. */
const PLACEHOLDER = '#wrapdocs-object';

const REFERENCE = /\[((?:[^[\]`]|`[^`]*`)+)\]\[([^[\]]*)\]/g;

/**
 * Makes `[text][pkg.Class]` and `` [`Class`][] `` links for the parser, which asks for a definition
 * of each; those that mean nothing stay text.
 */
export function defineReferences(text: string, resolve: ResolveLink): string {
  const labels = [...text.matchAll(REFERENCE)].map(([, content = '', label = '']) =>
    label === '' ? content : label,
  );
  const defined = [...new Set(labels)].filter(
    (label) => !text.includes(`[${label}]:`) && resolve(getName(label)) !== undefined,
  );
  if (defined.length === 0) return text;
  return `${defined.map((label) => `[${label}]: <${PLACEHOLDER}>`).join('\n')}\n\n${text}`;
}

/** Turns references to Python objects into links, in Markdown's form, in Sphinx's, and in plain backticks. */
export function linkObjects(tree: Root, resolve: ResolveLink): void {
  const ours = new Set(
    tree.children.flatMap((node) =>
      node.type === 'definition' && node.url === PLACEHOLDER ? [node.identifier] : [],
    ),
  );
  visit(tree, { resolve, ours });
}

interface Links {
  resolve: ResolveLink;
  /** Identifiers of the definitions that `defineReferences` wrote. */
  ours: ReadonlySet<string>;
}

/** Links are not looked into: there are none within a link. */
function visit(parent: Parents, links: Links): void {
  const children = parent.children as Nodes[];
  for (const child of children) {
    if ('children' in child && !/^link/.test(child.type)) visit(child, links);
  }
  parent.children = joinRoles(children, links) as typeof parent.children;
}

function joinRoles(nodes: readonly Nodes[], links: Links): Nodes[] {
  const out: Nodes[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = out.at(-1);
    if (node.type === 'inlineCode')
      out.push(...convertCode(node, before, nodes[index + 1], links.resolve));
    else if (node.type === 'linkReference') out.push(convertReference(node, links));
    else out.push(node);
  }
  return out;
}

function convertReference(
  node: Extract<Nodes, { type: 'linkReference' }>,
  { resolve, ours }: Links,
): Nodes {
  if (!ours.has(node.identifier)) return node;
  const url = resolve(getName(node.label ?? node.identifier));
  return url === undefined ? node : { type: 'link', url, children: node.children };
}

/** Code after `:role:`, before `_` as in reST's links, or by itself. The marks are taken from the text around it. */
function convertCode(
  node: InlineCode,
  before: Nodes | undefined,
  after: Nodes | undefined,
  resolve: ResolveLink,
): PhrasingContent[] {
  const role = before?.type === 'text' ? takeRole(before) : undefined;
  if (role !== undefined) return [makeRole(role, node.value, resolve)];
  const target = /^(.+?)\s*<(https?:\/\/[^<>\s]+)>$/s.exec(node.value);
  if (after?.type === 'text' && /^__?(?!\w)/.test(after.value)) {
    after.value = after.value.replace(/^__?/, '');
    const text: Text = { type: 'text', value: target?.[1] ?? node.value };
    return [target?.[2] === undefined ? text : { type: 'link', url: target[2], children: [text] }];
  }
  const url = resolveCode(node.value, resolve);
  return [url === undefined ? node : makeLink(url, node)];
}

/** The address of what code in a text names, where it looks like the name of an object. */
export function resolveCode(code: string, resolve: ResolveLink): string | undefined {
  return looksLikeObject(code) ? resolve(code) : undefined;
}

/** Takes `:class:` or `:py:class:` off the end of a text. */
function takeRole(text: Text): string | undefined {
  const match = /:(?:\w+:)?([a-z]+):$/.exec(text.value);
  if (match === null) return undefined;
  text.value = text.value.slice(0, match.index);
  return match[1];
}

function makeRole(role: string, content: string, resolve: ResolveLink): PhrasingContent {
  const [, title, named] = /^(.*?)\s*<(.+)>$/s.exec(content) ?? [];
  const target = (named ?? content).trim();
  const url = DOCUMENTS[role]?.(target);
  if (url !== undefined) {
    const value = title ?? `${role.toUpperCase()} ${target}`;
    return { type: 'link', url, children: [{ type: 'text', value }] };
  }
  if (TEXT_ROLES.has(role)) return { type: 'text', value: title ?? target };
  if (!OBJECT_ROLES.has(role)) return { type: 'inlineCode', value: content };
  return makeObject(role, title, target, resolve);
}

/** `~` shortens the shown name to its last part, `!` asks for no link, a leading dot for a wider search. */
function makeObject(
  role: string,
  title: string | undefined,
  target: string,
  resolve: ResolveLink,
): PhrasingContent {
  const name = target.replace(/^[!~.]+/, '');
  const shown = title ?? (target.startsWith('~') ? getLastName(name) : name);
  const isCalled = title === undefined && CALLED_ROLES.has(role) && !name.endsWith(')');
  const code: InlineCode = { type: 'inlineCode', value: isCalled ? `${shown}()` : shown };
  const url = target.startsWith('!') ? undefined : resolve(name);
  return url === undefined ? code : makeLink(url, code);
}

function makeLink(url: string, child: InlineCode): Link {
  return { type: 'link', url, children: [child] };
}

/** Whether code in a text names an object, rather than a parameter, a value or a word. */
function looksLikeObject(code: string): boolean {
  return /^[\p{L}_][\w.]*(\.\w+|\(\))$/u.test(code) || /^\p{Lu}\w*\p{Ll}\w*$/u.test(code);
}

function getName(label: string): string {
  return label.replaceAll('`', '').trim();
}
