import { parse } from 'yaml';
import { APIS, CHANGES, COMMAND_LINES, DROPPED, NOTES, UNWRAPPED } from '../directive-names.ts';
import { cutIncludedText } from '../included-part.ts';
import {
  formatCode,
  formatCodeOfFile,
  formatCommandLine,
  formatNote,
  formatReference,
  OPERATIONS_LINK,
} from './format.ts';
import type { MarkdownContext } from './markdown-context.ts';

interface Directive {
  name: string;
  argument: string;
  /** Its lines, options included. */
  body: string[];
  /** Converts Markdown in it. */
  convert: (text: string) => Promise<string>;
}

const CODE = new Set([
  'code-block',
  'code',
  'sourcecode',
  'code-cell',
  'ipython',
  'doctest',
  'prompt',
]);
/** The Markdown in place of a directive of MyST. */
export async function convertDirective(
  directive: Directive,
  context: MarkdownContext,
): Promise<string> {
  const { name, argument, convert } = directive;
  const { options, text } = splitOptions(directive.body);
  if (name in NOTES) return formatNote(name, argument, await convert(text));
  if (name in CHANGES) return `*${CHANGES[name] ?? ''} ${argument}:* ${await convert(text)}`.trim();
  if (CODE.has(name)) return formatCode(argument || 'python', text, options['caption']);
  if (DROPPED.has(name)) return '';
  if (name === 'mermaid') return formatCode('mermaid', text);
  if (name === 'math') return `$$\n${text}\n$$`;
  if (name === 'toctree') return context.listToctree();
  if (name === 'eval-rst') return context.convertRest(text);
  if (name === 'include') return include(argument, options, convert, context);
  if (name === 'literalinclude') return formatIncludedCode(argument, options, context);
  if (name === 'image' || name === 'figure')
    return formatImage(argument, options, await convert(text), context);
  if (COMMAND_LINES.has(name)) return formatCommandLine(argument);
  if (APIS.has(name)) return OPERATIONS_LINK;
  if (name.startsWith('auto') || name === 'py:module')
    return formatReference(argument.split(/[\s(]/)[0] ?? '');
  if (name === 'tab-item' || name === 'tab') return `**${argument}**\n\n${await convert(text)}\n`;
  if (!UNWRAPPED.has(name)) {
    context.report(`The directive \`${name}\` is unknown, so only its text is shown.`, `{${name}}`);
  }
  return convert(removeCardMarks(text));
}

/** Cards have a line of `^^^` below their header, and of `+++` above their footer. */
function removeCardMarks(text: string): string {
  return text.replaceAll(/^(?:\^{3,}|\+{3,})\s*$/gm, '');
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
  options: Record<string, string>,
  convert: Directive['convert'],
  context: MarkdownContext,
): Promise<string> {
  const whole = context.readFile(file);
  if (whole === undefined) return '';
  const text = cutIncludedText(whole, options);
  return file.endsWith('.rst') ? context.convertRest(text) : convert(text.trim());
}

function formatIncludedCode(
  file: string,
  options: Record<string, string>,
  { linkToProjectFile, readFile, report }: MarkdownContext,
): string {
  return formatCodeOfFile(file, options, {
    place: linkToProjectFile(file),
    text: readFile(file),
    report: (message) => {
      report(message, file);
    },
  });
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
