import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Code inside a page itself rather than in a file that the page loads. */
export interface InlineCode {
  /** An attribute is an event handler or a `javascript:` link; no hash can allow it. */
  kind: 'script' | 'style' | 'attribute';
  text: string;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const LINKS = new Set(['href', 'src', 'action', 'formaction', 'data']);

/** The hash of inline code as a Content-Security-Policy writes it, without the quotes: `sha256-…=`. */
export function hashCode(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Finds all inline code of a page as a browser's parser sees it, with scripts on and off. Exact but
 * slow (about 100 ms per MB); `scanPage` is the fast path for ordinary pages.
 */
export function findInlineCode(html: string): InlineCode[] {
  return [true, false].flatMap((scriptingEnabled) => [
    ...collect(parse(html, { scriptingEnabled })),
  ]);
}

function* collect(node: Node): Generator<InlineCode> {
  if ('tagName' in node) yield* readElement(node);
  if ('content' in node) yield* collect(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* collect(child);
}

function* readElement(element: Element): Generator<InlineCode> {
  const { tagName, attrs } = element;
  for (const { name, value } of attrs) {
    if (isCode(name, value)) yield { kind: 'attribute', text: `<${tagName} ${name}="${value}">` };
  }
  if (tagName === 'style') yield { kind: 'style', text: getText(element) };
  if (tagName === 'script' && isInlineScript(element)) {
    yield { kind: 'script', text: getText(element) };
  }
}

function isCode(name: string, value: string): boolean {
  if (/^on[a-z]+$/.test(name)) return true;
  // Browsers ignore tabs and line breaks in an address, and spaces before it.
  const address = value.replace(/^[\0- ]+|[\t\n\r]/g, '');
  return LINKS.has(name) && /^javascript:/i.test(address);
}

/** Neither a file, nor data such as JSON-LD, nor empty: those never run. */
function isInlineScript(element: Element): boolean {
  const { attrs } = element;
  const { src, type = '' } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  return (
    src === undefined && getText(element) !== '' && !/^application\/(?:ld\+)?json$/i.test(type)
  );
}

function getText({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
