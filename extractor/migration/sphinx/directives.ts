import path from 'node:path';
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

const ALERTS: Record<string, string> = {
  note: 'NOTE',
  seealso: 'TIP',
  hint: 'TIP',
  tip: 'TIP',
  important: 'IMPORTANT',
  admonition: 'NOTE',
  topic: 'NOTE',
  sidebar: 'NOTE',
  warning: 'WARNING',
  attention: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  error: 'CAUTION',
};
/** Those whose title is a text of its own. */
const TITLED = new Set(['admonition', 'topic', 'sidebar']);
const CHANGES: Record<string, string> = {
  versionadded: 'Added in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
};
const UNWRAPPED = [
  'container',
  'only',
  'compound',
  'grid',
  'card',
  'grid-item',
  'grid-item-card',
  'dropdown',
  'tab-set',
  'tabs',
  'centered',
  'rst-class',
  'cssclass',
  'class',
  'hlist',
  'epigraph',
  'glossary',
  'line-block',
  'figure',
];
const DROPPED = [
  'contents',
  'sectnum',
  'index',
  'meta',
  'highlight',
  'currentmodule',
  'module',
  'py:currentmodule',
  'py:module',
  'todo',
  'todolist',
  'tabularcolumns',
  'comment',
  'sectionauthor',
  'codeauthor',
];
const OBJECTS = [
  'function',
  'class',
  'method',
  'attribute',
  'data',
  'exception',
  'decorator',
  'property',
];

const DIRECTIVES = new Map<string, WriteDirective>([
  ...Object.keys(ALERTS).map((name) => [name, writeAlert] as const),
  ...Object.keys(CHANGES).map((name) => [name, writeChange] as const),
  ...UNWRAPPED.map((name) => [name, ({ blocks }: Directive) => blocks] as const),
  ...DROPPED.map((name) => [name, () => []] as const),
  ...OBJECTS.flatMap(
    (name) =>
      [
        [`auto${name}`, writeReference],
        [`py:${name}`, writeObject],
        [name, writeObject],
      ] as const,
  ),
  ['automodule', writeReference],
  ['autosummary', writeSummary],
  ['toctree', (_, context) => listToctreeLinks(context)],
  ['literalinclude', writeIncludedCode],
  ['included-markdown', writeIncludedMarkdown],
  ['rubric', ({ blocks }) => [makeParagraph({ t: 'Strong', c: [makeText(getText(blocks))] })]],
  ['tab-item', writeTab],
  ['tab', writeTab],
]);

/** Converts a directive; undefined if it is unknown. */
export function convertDirective(directive: Directive, context: PageContext): Node[] | undefined {
  return DIRECTIVES.get(directive.name)?.(directive, context);
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
  const mark = makeRawInline(`[!${ALERTS[name] ?? 'NOTE'}]`);
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
      (one.name.startsWith('auto') || DROPPED.includes(one.name)) &&
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
  const language = options.get('language') ?? (path.extname(file).slice(1) || 'text');
  const lines = options.get('lines');
  const others = ['start-after', 'end-before', 'pyobject', 'start-at', 'end-at'].filter((name) =>
    options.has(name),
  );
  if (others.length > 0 || /[,]/.test(lines ?? '')) {
    context.report(
      `\`literalinclude\` shows the whole file: ${others[0] ?? 'lines'} has no counterpart.`,
      'literalinclude::',
      file,
    );
  }
  const place = context.linkToProjectFile(file);
  const range = lines !== undefined && /^\d+-\d+$/.test(lines) ? ` lines="${lines}"` : '';
  return [makeRawBlock(`\`\`\`${language} file="${place}"${range}\n\n\`\`\``)];
}

function writeIncludedMarkdown({ blocks }: Directive, context: PageContext): Node[] {
  const text = context.readFile(getText(blocks).trim());
  return text === undefined ? [] : [makeRawBlock(text.trim())];
}

function writeTab({ blocks }: Directive): Node[] {
  const [first, ...rest] = blocks;
  return [makeParagraph({ t: 'Strong', c: [makeText(getText(first))] }), ...rest];
}
