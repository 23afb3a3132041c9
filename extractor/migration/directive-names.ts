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

/** Those of which only the content is shown. */
export const UNWRAPPED: ReadonlySet<string> = new Set([
  ...['container', 'only', 'compound', 'centered', 'rst-class', 'cssclass', 'class', 'div'],
  ...['grid', 'grid-item', 'grid-item-card', 'card', 'card-carousel', 'dropdown', 'hlist'],
  ...['tab-set', 'tabs', 'epigraph', 'glossary', 'line-block', 'figure', 'figure-md'],
]);

/** Those that are for authors, or for other forms than pages. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['contents', 'sectnum', 'index', 'meta', 'highlight', 'tabularcolumns', 'comment'],
  ...['currentmodule', 'module', 'py:currentmodule', 'py:module'],
  ...['todo', 'todolist', 'sectionauthor', 'codeauthor'],
]);

/** Those that show a command line, which the reference has: `shop.cli:main`. */
export const COMMAND_LINES: ReadonlySet<string> = new Set(['click', 'autoprogram', 'typer']);

/** Those that show the operations of an API. */
export const APIS: ReadonlySet<string> = new Set(['openapi', 'redoc', 'swagger', 'swagger-plugin']);
