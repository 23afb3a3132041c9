// Names of directives that pages in reStructuredText and in MyST have in common.

/** The word before the version of a change. */
export const CHANGES: Readonly<Record<string, string>> = {
  versionadded: 'Added in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
};

/** The kind of note of each directive, as `:::tip` names it. */
export const NOTES: Readonly<Record<string, 'note' | 'tip' | 'important' | 'caution' | 'danger'>> =
  {
    note: 'note',
    admonition: 'note',
    topic: 'note',
    sidebar: 'note',
    seealso: 'tip',
    hint: 'tip',
    tip: 'tip',
    important: 'important',
    warning: 'caution',
    attention: 'caution',
    caution: 'danger',
    danger: 'danger',
    error: 'danger',
  };

/** What becomes of a directive, whichever syntax it is written in. */
export type DirectiveKind =
  | 'note'
  | 'change'
  /** Only its content is shown. */
  | 'unwrapped'
  /** It is for authors, or for other forms than pages. */
  | 'dropped'
  /** It shows a command line, which the reference has: `shop.cli:main`. */
  | 'commandLine'
  /** It shows the operations of an API. */
  | 'operations'
  /** It shows a part of the reference. */
  | 'reference'
  /** It lists parts of the reference. */
  | 'summary'
  /** The entry of a function or class that was written by hand. */
  | 'object'
  | 'toctree'
  | 'includedCode'
  | 'title'
  | 'tab';

const OBJECTS = [
  ...['function', 'class', 'method', 'attribute', 'data', 'exception', 'decorator', 'property'],
];

const NAMES: Readonly<Record<DirectiveKind, readonly string[]>> = {
  note: Object.keys(NOTES),
  change: Object.keys(CHANGES),
  unwrapped: [
    ...['container', 'only', 'compound', 'centered', 'rst-class', 'cssclass', 'div'],
    ...['grid', 'grid-item', 'grid-item-card', 'card', 'card-carousel', 'dropdown', 'hlist'],
    ...['tab-set', 'tabs', 'epigraph', 'glossary', 'line-block', 'figure', 'figure-md'],
  ],
  dropped: [
    ...['contents', 'sectnum', 'index', 'meta', 'highlight', 'tabularcolumns', 'comment'],
    ...['currentmodule', 'module', 'py:currentmodule', 'py:module'],
    ...['todo', 'todolist', 'sectionauthor', 'codeauthor'],
  ],
  commandLine: ['click', 'autoprogram', 'typer'],
  operations: ['openapi', 'redoc', 'swagger', 'swagger-plugin'],
  reference: ['automodule', ...OBJECTS.map((name) => `auto${name}`)],
  summary: ['autosummary'],
  object: OBJECTS.flatMap((name) => [name, `py:${name}`]),
  toctree: ['toctree'],
  includedCode: ['literalinclude'],
  title: ['rubric'],
  tab: ['tab-item', 'tab', 'group-tab'],
};

const KINDS = new Map(
  (Object.keys(NAMES) as DirectiveKind[]).flatMap((kind) =>
    NAMES[kind].map((name) => [name, kind] as const),
  ),
);

/** What becomes of a directive; undefined if it is unknown. */
export function getDirectiveKind(name: string): DirectiveKind | undefined {
  return KINDS.get(name);
}
