import { parse } from 'yaml';
import { CHANGES, getDirectiveKind, type DirectiveKind } from '../directive-names.ts';
import { cutIncludedText } from '../included-part.ts';
import {
  formatCode,
  formatCodeOfFile,
  formatCommandLine,
  formatNote,
  formatReference,
  formatTab,
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

/** A directive whose options are read. */
interface ReadDirective extends Omit<Directive, 'body'> {
  options: Record<string, string>;
  text: string;
}

type WriteDirective = (
  directive: ReadDirective,
  context: MarkdownContext,
) => Promise<string> | string;

const WRITERS: Readonly<Record<DirectiveKind, WriteDirective>> = {
  note: async ({ name, argument, text, convert }) =>
    formatNote(name, argument, await convert(text)),
  change: async ({ name, argument, text, convert }) =>
    `*${CHANGES[name] ?? ''} ${argument}:* ${await convert(text)}`.trim(),
  unwrapped: ({ text, convert }) => convert(removeCardMarks(text)),
  dropped: () => '',
  commandLine: ({ argument }) => formatCommandLine(argument),
  operations: () => OPERATIONS_LINK,
  reference: ({ argument }) => formatReference(argument.split(/[\s(]/)[0] ?? ''),
  summary: ({ text }) => listReferences(text),
  object: async ({ argument, text, convert }) => `\`${argument}\`\n\n${await convert(text)}`,
  toctree: (_, context) => context.listToctree(),
  includedCode: ({ argument, options }, context) => formatIncludedCode(argument, options, context),
  title: ({ argument }) => `**${argument}**`,
  tab: async ({ argument, text, convert }) => `${formatTab(argument, await convert(text))}\n`,
};

/** What Pandoc reads by itself in reStructuredText. */
const MYST_WRITERS = new Map<string, WriteDirective>([
  ...['code-block', 'code', 'sourcecode', 'code-cell', 'ipython', 'doctest', 'prompt'].map(
    (name) => [name, writeCode] as const,
  ),
  ['mermaid', ({ text }) => formatCode('mermaid', text)],
  ['math', ({ text }) => `$$\n${text}\n$$`],
  ['eval-rst', ({ text }, context) => context.convertRest(text)],
  ['include', include],
  ['image', formatImage],
  ['figure', formatImage],
]);

/** The Markdown in place of a directive of MyST. */
export async function convertDirective(
  { body, ...directive }: Directive,
  context: MarkdownContext,
): Promise<string> {
  const { name, convert } = directive;
  const { options, text } = splitOptions(body);
  const kind = getDirectiveKind(name);
  const write = MYST_WRITERS.get(name) ?? (kind && WRITERS[kind]);
  if (write !== undefined) return write({ ...directive, options, text }, context);
  context.report(`The directive \`${name}\` is unknown, so only its text is shown.`, `{${name}}`);
  return convert(text);
}

function writeCode({ argument, text, options }: ReadDirective): string {
  return formatCode(argument || 'python', text, options['caption']);
}

/** The names that `autosummary` lists, as links. */
function listReferences(text: string): string {
  const names = text.split(/\s+/).filter((name) => /^[A-Za-z_][\w.]*$/.test(name));
  return names.map((name) => `- [\`${name}\`][${name}]`).join('\n');
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
  { argument: file, options, convert }: ReadDirective,
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

async function formatImage(
  { argument: file, options: { alt = '' }, text, convert }: ReadDirective,
  { convertLink }: MarkdownContext,
): Promise<string> {
  const caption = await convert(text);
  const image = `![${alt}](${convertLink(file)})`;
  return caption === '' ? image : `${image}\n\n${caption}`;
}
