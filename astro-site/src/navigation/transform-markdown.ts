import { posix } from 'node:path';
import { makeObjectUrl } from '../../../extractor/contract/text/markdown-text.ts';
import { mapParts, type CodeBlock } from '../../../extractor/site-input/prose/code-blocks.ts';
import { drawDiagram } from '../../../extractor/site-input/prose/diagram.ts';
import { makeTabs } from './make-tabs.ts';

/**
 * Adapts Markdown to the site: links to other pages' files lead to the pages, `[Client.get][]` becomes
 * a link to the documented object, alerts of GitHub (`> [!NOTE]`) become asides, `:::tab[Title]`
 * tabs, and Mermaid diagrams drawings.
 *
 * @param file the path of the page below the folder of the pages, `/`-separated
 */
export function transformMarkdown(text: string, file: string): string {
  const names = listDefinitions(text);
  return mapParts(makeTabs(text), {
    code: transformCode,
    prose: (prose) => linkObjects(linkPages(prose, file), names).replaceAll(ALERT, makeAside),
  });
}

/** A diagram that cannot be drawn stays a block of code. */
function transformCode({ text, info, code }: CodeBlock): string {
  if (info !== 'mermaid') return text;
  const diagram = drawDiagram(code);
  if (!('svg' in diagram)) return text;
  return `<figure class="diagram not-content" data-source="${escapeText(code)}">${diagram.svg}</figure>`;
}

/** As the value of an attribute, in HTML and in MDX. */
function escapeText(text: string): string {
  return text.replaceAll(/[&<>"{}\n]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** The labels that a page defines itself: `[label]: https://example.com`. */
function listDefinitions(text: string): ReadonlySet<string> {
  const definitions = text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm);
  return new Set([...definitions].map(([, label = '']) => label.toLowerCase()));
}

const CODE = '(?<!`)(?<ticks>`+)(?!`)(?:[^\\n]|\\n(?!\\s*\\n))+?(?<!`)\\k<ticks>(?!`)';
const BRACKETS =
  '(?<![\\w\\]\\\\!])\\[(?<label>(?:[^[\\]`\\n]|`[^`\\n]{1,200}`){1,300})\\]\\[(?<path>[^[\\]\\n]{0,300})\\]';
const REFERENCE = new RegExp(`${BRACKETS}|${CODE}`, 'g');
const NAME = /^[\p{L}_]\w*(?:\.\w+)*(?:\(\))?$/u;

/** A reference such as `[text][shop.Client]` becomes a link, whose address the page gets later. */
function linkObjects(text: string, definitions: ReadonlySet<string>): string {
  return text.replaceAll(REFERENCE, (whole, ...rest) => {
    const { label, path } = rest.at(-1) as { label?: string; path?: string };
    if (label === undefined || path === undefined) return whole;
    const name = (path === '' ? label : path).replaceAll('`', '').trim();
    const isDefined = definitions.has((path === '' ? label : path).toLowerCase());
    return NAME.test(name) && !isDefined ? `[${label}](${makeObjectUrl(name)})` : whole;
  });
}

const LINK =
  /(\]\(|^\[[^\]\n]+\]:\s+)(?![a-z][a-z+.-]*:|[/#])([^()\s#]+\.mdx?)(#[^()\s]*)?(?=[\s)]|$)/gim;

/** A link to `../guide.md#start` leads to `/guide/#start`. */
function linkPages(text: string, file: string): string {
  return text.replaceAll(LINK, (link, before: string, target: string, anchor = '') => {
    const place = posix.join(posix.dirname(file), target);
    if (place.startsWith('..')) return link;
    const route = place.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/, '');
    return `${before}/${route === '' ? '' : `${route}/`}${anchor}`;
  });
}

const ALERT = /^> ?\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n((?:>.*(?:\n|$))*)/gm;

const ASIDES = new Map([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'note[Important]'],
  ['WARNING', 'caution[Warning]'],
  ['CAUTION', 'danger[Caution]'],
]);

function makeAside(_alert: string, kind: string, lines: string): string {
  const body = lines.replaceAll(/^> ?/gm, '').trimEnd();
  return `:::${ASIDES.get(kind) ?? 'note'}\n\n${body}\n\n:::\n`;
}
