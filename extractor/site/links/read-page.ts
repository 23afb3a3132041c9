import { decodeEntities } from '../../contract/text/decode-entities.ts';

/** An address in an element of a page. */
export interface PageLink {
  /** The name of the element, such as `a` or `img`. */
  tag: string;
  /** As the page writes it, with entities decoded. */
  href: string;
  /** What a `link` leads to, such as `stylesheet`. */
  rel?: string;
}

/** What links need to know about a page. */
export interface PageLinks {
  /** What a fragment of an address can name. */
  anchors: ReadonlySet<string>;
  links: PageLink[];
}

const ELEMENT =
  /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** Text that only looks like elements. */
const CODE = /<script\b[^>]*>[^]*?<\/script>|<!--[^]*?-->/gi;
const ADDRESSES = new Set(['href', 'src', 'poster', 'data']);

/** Reads the anchors and addresses of a page that Astro has written. */
export function readPage(html: string): PageLinks {
  const anchors = new Set<string>();
  const links: PageLink[] = [];
  const text = html.replaceAll(CODE, (code) => /^<script\b[^>]*>/i.exec(code)?.[0] ?? '');
  for (const [, tag = '', attributes = ''] of text.matchAll(ELEMENT)) {
    const known = readAttributes(attributes);
    const rel = tag === 'link' ? known.get('rel') : undefined;
    for (const [name, value] of known) {
      if (name === 'id' || (name === 'name' && tag === 'a')) anchors.add(value);
      else if (ADDRESSES.has(name))
        links.push({ tag: tag.toLowerCase(), href: value, ...(rel === undefined ? {} : { rel }) });
    }
  }
  return { anchors, links };
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name,
      decodeEntities(values.find(Boolean) ?? ''),
    ]),
  );
}
