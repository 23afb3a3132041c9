import { CHANGES, getDirectiveKind, NOTES, type DirectiveKind } from '../directive-names.ts';
import { cutIncludedText } from '../included-part.ts';
import {
  formatCodeOfFile,
  formatCommandLine,
  OPERATIONS_LINK,
  toTabTitle,
} from '../markdown/format.ts';
import {
  getText,
  makeLine,
  makeParagraph,
  makeRawBlock,
  makeRawInline,
  makeText,
  type Attributes,
  type Node,
} from '../pandoc/document.ts';
import { listToctreeLinks } from './list-toctree-links.ts';
import type { PageContext } from './page-context.ts';

/** A directive that Pandoc does not know: its argument is the beginning of its first paragraph. */
export interface Directive {
  name: string;
  options: ReadonlyMap<string, string>;
  blocks: Node[];
}

type WriteDirective = (directive: Directive, context: PageContext) => Node[];

/** What GitHub calls a kind of note. */
const ALERTS = {
  note: 'NOTE',
  tip: 'TIP',
  important: 'IMPORTANT',
  caution: 'WARNING',
  danger: 'CAUTION',
} as const;
/** Those whose title is a text of its own. */
const TITLED = new Set(['admonition', 'topic', 'sidebar']);

const WRITERS: Readonly<Record<DirectiveKind, WriteDirective>> = {
  note: writeAlert,
  change: writeChange,
  unwrapped: ({ blocks }) => blocks,
  dropped: () => [],
  commandLine: writeCommandLine,
  operations: writeOperationsLink,
  reference: writeReference,
  summary: writeSummary,
  object: writeObject,
  toctree: (_, context) => listToctreeLinks(context),
  includedCode: writeIncludedCode,
  title: ({ blocks }) => [makeParagraph({ t: 'Strong', c: [makeText(getText(blocks))] })],
  tab: writeTab,
};

/** Converts a directive; undefined if it is unknown. */
export function convertDirective(directive: Directive, context: PageContext): Node[] | undefined {
  if (directive.name === 'included-markdown') return writeIncludedMarkdown(directive, context);
  const kind = getDirectiveKind(directive.name);
  return kind === undefined ? undefined : WRITERS[kind](directive, context);
}

/** Reads the directive that Pandoc has made a division of; undefined if it is another one. */
export function readDirective({ t, c }: Node): Directive | undefined {
  if (t !== 'Div') return undefined;
  const [[, [name], pairs], blocks] = c as [Attributes, Node[]];
  return name === undefined ? undefined : { name, options: new Map(pairs), blocks };
}

function writeAlert({ name, blocks }: Directive): Node[] {
  const [first, ...rest] = blocks;
  const heading = first === undefined ? undefined : readDirective(first);
  const isTitled = heading?.name === 'title';
  const title =
    isTitled && TITLED.has(name)
      ? [makeParagraph({ t: 'Strong', c: [makeText(getText(heading.blocks))] })]
      : [];
  const [start, ...others] = [...title, ...(isTitled ? rest : blocks)];
  const mark = makeRawInline(`[!${ALERTS[NOTES[name] ?? 'note']}]`);
  const isText = start?.t === 'Para';
  const opening = isText
    ? makeParagraph(mark, { t: 'SoftBreak' }, ...(start.c as Node[]))
    : makeParagraph(mark);
  const body = isText || start === undefined ? others : [start, ...others];
  return [{ t: 'BlockQuote', c: [opening, ...body] }];
}

/** `1.2 Something.` becomes "*Added in version 1.2:* Something.". */
function writeChange({ name, blocks }: Directive): Node[] {
  const [first, ...rest] = blocks;
  const inlines = (first?.c ?? []) as Node[];
  const [version, ...text] = inlines;
  const isAlone = text.length === 0;
  const label = `${CHANGES[name] ?? ''} ${getText(version)}${isAlone && rest.length === 0 ? '.' : ':'}`;
  return [makeParagraph({ t: 'Emph', c: [makeText(label)] }, ...text), ...rest];
}

/** A part of the reference is on a page of its own, to which a link leads. */
function writeReference({ name, blocks }: Directive, context: PageContext): Node[] {
  const [first, ...rest] = blocks;
  const target = getTarget(first);
  if (target === '') return rest;
  const isFull = name === 'automodule' || context.module === undefined || target.includes('.');
  const full = isFull ? target : `${context.module ?? ''}.${target}`;
  return [
    makeParagraph(makeText('See '), makeRawInline(`[\`${target}\`][${full}]`), makeText('.')),
    ...rest,
  ];
}

/**
 * What a page shows first of the reference if it shows nothing else, so that the reference takes its
 * place.
 */
export function findOnlyReference(blocks: readonly Node[]): string | undefined {
  const directives = blocks.filter(({ t }) => t !== 'Header').map(readDirective);
  const isOnly = directives.every(
    (one) =>
      one !== undefined &&
      (one.name.startsWith('auto') || getDirectiveKind(one.name) === 'dropped') &&
      one.blocks.length < 2,
  );
  const first = directives.find((one) => one?.name.startsWith('auto') === true);
  return isOnly && first !== undefined ? getTarget(first.blocks[0]) || undefined : undefined;
}

function getTarget(first: Node | undefined): string {
  const [target = ''] = getText(first?.c).trim().split(/[\s(]/);
  return target;
}

/** The entry of a function or class that was written by hand. */
function writeObject({ blocks }: Directive): Node[] {
  const [first, ...rest] = blocks;
  const signature = getText(first?.c).trim();
  return [makeParagraph({ t: 'Code', c: [['', [], []], signature] }), ...rest];
}

function writeSummary({ blocks }: Directive): Node[] {
  const names = getText(blocks, '\n')
    .split(/\s+/)
    .filter((name) => /^[A-Za-z_][\w.]*$/.test(name));
  const items = names.map((name) => [makeLine(makeRawInline(`[\`${name}\`][${name}]`))]);
  return items.length === 0 ? [] : [{ t: 'BulletList', c: items }];
}

/** Code of a file stays in the file: the page shows it by its path from the project's folder. */
function writeIncludedCode({ options, blocks }: Directive, context: PageContext): Node[] {
  const file = getText(blocks).trim();
  const block = formatCodeOfFile(file, Object.fromEntries(options), {
    place: context.linkToProjectFile(file),
    text: context.readFile(file),
    report: (message) => {
      context.report(message, 'literalinclude::', file);
    },
  });
  return [makeRawBlock(block)];
}

function writeCommandLine({ blocks }: Directive): Node[] {
  return [makeRawBlock(formatCommandLine(getText(blocks[0]).trim()))];
}

function writeOperationsLink(): Node[] {
  return [makeRawBlock(OPERATIONS_LINK)];
}

function writeIncludedMarkdown({ options, blocks }: Directive, context: PageContext): Node[] {
  const text = context.readFile(getText(blocks).trim());
  if (text === undefined) return [];
  return [makeRawBlock(cutIncludedText(text, Object.fromEntries(options)).trim())];
}

function writeTab({ blocks }: Directive): Node[] {
  const [first, ...rest] = blocks;
  return [makeRawBlock(`:::tab[${toTabTitle(getText(first))}]`), ...rest, makeRawBlock(':::')];
}
