import path from 'node:path';
import { parse } from 'yaml';
import { formatCode, formatNote, formatReference } from './format.ts';
import type { MarkdownContext } from './markdown-context.ts';

interface Directive {
  name: string;
  argument: string;
  /** Its lines, options included. */
  body: string[];
  /** Converts Markdown in it. */
  convert: (text: string) => Promise<string>;
}

const NOTES = new Set([
  'note',
  'tip',
  'hint',
  'important',
  'warning',
  'attention',
  'caution',
  'danger',
  'error',
  'seealso',
  'admonition',
  'topic',
  'sidebar',
]);
const CHANGES: Record<string, string> = {
  versionadded: 'Added in version',
  versionchanged: 'Changed in version',
  deprecated: 'Deprecated since version',
};
const DROPPED = new Set([
  'contents',
  'index',
  'meta',
  'currentmodule',
  'py:currentmodule',
  'todo',
  'highlight',
]);
const CODE = new Set([
  'code-block',
  'code',
  'sourcecode',
  'code-cell',
  'ipython',
  'doctest',
  'prompt',
]);
const UNWRAPPED = new Set([
  'tab-set',
  'grid',
  'grid-item',
  'grid-item-card',
  'card',
  'container',
  'div',
  'only',
  'dropdown',
  'glossary',
  'figure-md',
]);

/** The Markdown in place of a directive of MyST. */
export async function convertDirective(
  directive: Directive,
  context: MarkdownContext,
): Promise<string> {
  const { name, argument, convert } = directive;
  const { options, text } = splitOptions(directive.body);
  if (NOTES.has(name)) return formatNote(name, argument, await convert(text));
  if (name in CHANGES) return `*${CHANGES[name] ?? ''} ${argument}:* ${await convert(text)}`.trim();
  if (CODE.has(name)) return formatCode(argument || 'python', text, options['caption']);
  if (DROPPED.has(name)) return '';
  if (name === 'mermaid') return formatCode('mermaid', text);
  if (name === 'math') return `$$\n${text}\n$$`;
  if (name === 'toctree') return context.listToctree();
  if (name === 'eval-rst') return context.convertRest(text);
  if (name === 'include') return include(argument, convert, context);
  if (name === 'literalinclude') return formatIncludedCode(argument, options, context);
  if (name === 'image' || name === 'figure')
    return formatImage(argument, options, await convert(text), context);
  if (name.startsWith('auto') || name === 'py:module')
    return formatReference(argument.split(/[\s(]/)[0] ?? '');
  if (name === 'tab-item' || name === 'tab') return `**${argument}**\n\n${await convert(text)}\n`;
  if (!UNWRAPPED.has(name)) {
    context.report(`The directive \`${name}\` is unknown, so only its text is shown.`, `{${name}}`);
  }
  return convert(text);
}

/** Options are lines such as `:maxdepth: 2`, or YAML between lines of `---`. */
function splitOptions(body: readonly string[]): { options: Record<string, string>; text: string } {
  if (body[0]?.trim() === '---') {
    const end = body.indexOf('---', 1);
    const options = (parse(body.slice(1, end).join('\n')) ?? {}) as Record<string, unknown>;
    const texts = Object.entries(options).map(([name, value]) => [name, String(value)] as const);
    return {
      options: Object.fromEntries(texts),
      text: body
        .slice(end + 1)
        .join('\n')
        .trim(),
    };
  }
  const count = body.findIndex((line) => !/^\s*:[\w-]+:/.test(line));
  const head = body.slice(0, count === -1 ? undefined : count);
  const pairs = head.map((line) => {
    const [, name = '', value = ''] = /^\s*:([\w-]+):(.*)$/.exec(line) ?? [];
    return [name, value.trim()] as const;
  });
  return {
    options: Object.fromEntries(pairs),
    text: body
      .slice(head.length)
      .join('\n')
      .replace(/^\n+|\s+$/g, ''),
  };
}

async function include(
  file: string,
  convert: Directive['convert'],
  context: MarkdownContext,
): Promise<string> {
  const text = context.readFile(file);
  if (text === undefined) return '';
  return file.endsWith('.rst') ? context.convertRest(text) : convert(text.trim());
}

function formatIncludedCode(
  file: string,
  { language, lines }: Record<string, string>,
  { linkToProjectFile }: MarkdownContext,
): string {
  const range = lines === undefined || !/^\d+-\d+$/.test(lines) ? '' : ` lines="${lines}"`;
  const shown = language ?? (path.extname(file).slice(1) || 'text');
  return `\`\`\`${shown} file="${linkToProjectFile(file)}"${range}\n\n\`\`\``;
}

function formatImage(
  file: string,
  { alt = '' }: Record<string, string>,
  caption: string,
  { convertLink }: MarkdownContext,
): string {
  const image = `![${alt}](${convertLink(file)})`;
  return caption === '' ? image : `${image}\n\n${caption}`;
}
