import { formatNote, formatReference, formatTab } from '../markdown/format.ts';

/** What the conversion knows of its page, and what it reports. */
export interface DocBuilderContext {
  /** Says what could not be converted, at each line that contains the text. */
  report: (message: string, text: string) => void;
  /** The link in place of one that the page has. */
  convertLink: (target: string) => string;
}

/** An element that is open at a line. */
interface Open {
  name: string;
  attributes: string;
  indent: string;
  lines: string[];
}

type WriteElement = (text: string, attributes: string) => string;

const FRAMEWORKS = { pt: 'PyTorch', tf: 'TensorFlow', jax: 'JAX' };

const WRITERS = new Map<string, WriteElement>([
  [
    'Tip',
    (text, attributes) => formatNote(/warning/.test(attributes) ? 'warning' : 'tip', '', text),
  ],
  ['hfoptions', (text) => text],
  ['hfoption', (text, attributes) => formatTab(getAttribute('id', attributes) ?? '', text)],
  ['frameworkcontent', (text) => text],
  ...Object.entries(FRAMEWORKS).map(([name, title]): [string, WriteElement] => [
    name,
    (text) => formatTab(title, text),
  ]),
]);

const NAMES = [...WRITERS.keys()].join('|');
const OPENING = new RegExp(String.raw`^(\s*)<(${NAMES})\b([^>]*)>[ \t]*$`);
const CLOSING = new RegExp(String.raw`^\s*</(${NAMES})>[ \t]*$`);
const ON_ONE_LINE = new RegExp(String.raw`^(\s*)<(${NAMES})\b([^>]*)>(.*)</\2>[ \t]*$`);
const FENCE = /^\s*(`{3,}|~{3,})/;
/** Components have a capital letter, unlike elements of HTML. */
const COMPONENT = /^\s*<\/?([A-Z][a-z]\w*)\b[^>]*>\s*$/;

/** Converts the syntax of doc-builder in Markdown to what pages of wrapdocs can contain. */
export function convertDocBuilder(markdown: string, context: DocBuilderContext): string {
  const opened: Open[] = [{ name: '', attributes: '', indent: '', lines: [] }];
  let fence: string | undefined;
  let isListed = false;
  for (const line of removeComments(markdown).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined || mark !== undefined) {
      const isEnd = fence !== undefined && line.trim() === mark && mark.startsWith(fence);
      fence = isEnd ? undefined : (fence ?? mark);
      opened.at(-1)?.lines.push(line);
      continue;
    }
    // The members of an object are listed below it.
    if (isListed && /^\s+- /.test(line)) continue;
    isListed = /^\[\[autodoc\]\]/.test(line);
    addLine(line, opened, context);
  }
  while (opened.length > 1) {
    context.report(
      `Nothing closes \`<${opened.at(-1)?.name ?? ''}>\`.`,
      `<${opened.at(-1)?.name ?? ''}`,
    );
    close(opened);
  }
  return (opened[0]?.lines ?? []).join('\n');
}

function addLine(line: string, opened: Open[], context: DocBuilderContext): void {
  const [, indent = '', name, attributes = '', text] =
    ON_ONE_LINE.exec(line) ?? OPENING.exec(line) ?? [];
  if (name !== undefined) {
    opened.push({ name, attributes, indent, lines: [] });
    if (text === undefined) return;
    addLine(indent + text, opened, context);
    close(opened);
  } else if (opened.length > 1 && CLOSING.exec(line)?.[1] === opened.at(-1)?.name) close(opened);
  else opened.at(-1)?.lines.push(convertLine(line, context));
}

function close(opened: Open[]): void {
  const open = opened.pop();
  const write = open && WRITERS.get(open.name);
  if (open === undefined || write === undefined) return;
  const { indent, lines, attributes } = open;
  const text = lines.map((line) => line.replace(indent, '')).join('\n');
  const written = write(text.trim(), attributes).replaceAll(/^(?=.)/gm, indent);
  opened.at(-1)?.lines.push(...written.split('\n'));
}

function convertLine(line: string, { report, convertLink }: DocBuilderContext): string {
  const [, object] = /^\[\[autodoc\]\]\s+([\w.]+)\s*$/.exec(line) ?? [];
  if (object !== undefined) return formatReference(object);
  if (/^\s*\[\[open-in-colab\]\]\s*$/.test(line)) return '';
  const component = COMPONENT.exec(line)?.[1];
  if (component !== undefined) {
    report(`The component \`${component}\` is left out.`, `<${component}`);
    return '';
  }
  const heading = /^#{1,6} /.test(line) ? line.replace(/ *\[\[[\w.-]+\]\] *$/, '') : line;
  const parts = heading.split(/(\[`[^`]+`\](?![([])|`[^`]*`)/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? convertReference(part) : convertLinks(part, convertLink),
    )
    .join('');
}

/** A reference such as `` [`~hub.Client`] ``, of which a tilde leaves the last name. */
function convertReference(code: string): string {
  const [, tilde = '', name] = /^\[`(~?)!?([A-Za-z_][\w.]*)(?:\(\))?`\]$/.exec(code) ?? [];
  if (name === undefined) return code;
  const shown = tilde === '' ? name : name.slice(name.lastIndexOf('.') + 1);
  return `[\`${shown}\`][${name}]`;
}

/** An address that ends with the name of an object leads to the object. */
function convertLinks(text: string, convertLink: (target: string) => string): string {
  return text
    .replaceAll(/\]\((?!https?:)[^()\s#]*#([A-Za-z_]\w*(?:\.\w+)+)\)/g, '][$1]')
    .replaceAll(
      /(\]\()([^()\s]+)/g,
      (_, start: string, target: string) => start + convertLink(target),
    );
}

/** The comments that a page begins with, such as its licence. */
function removeComments(markdown: string): string {
  return markdown.replace(/^(?:\s*<!--[^]*?-->)+\s*/, '');
}

function getAttribute(name: string, attributes: string): string | undefined {
  return new RegExp(String.raw`\b${name}=["']([^"']*)["']`).exec(attributes)?.[1];
}
