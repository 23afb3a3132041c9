const NOTES: Record<string, string> = {
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  seealso: 'tip',
  important: 'caution',
  warning: 'caution',
  attention: 'caution',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  bug: 'danger',
};

/** A note of a kind of MyST or MkDocs, with a title if it has one. */
export function formatNote(type: string, title: string | undefined, text: string): string {
  const label = title === undefined || title === '' ? '' : `[${title}]`;
  const fence = makeFence(':', text);
  return `${fence}${NOTES[type] ?? 'note'}${label}\n${text.trim()}\n${fence}`;
}

/** A link to a part of the reference, which is on a page of its own. */
export function formatReference(name: string): string {
  return `See [\`${name}\`][${name}].`;
}

/** A block of code, with a title if it has one. */
export function formatCode(language: string, code: string, title?: string): string {
  const fence = makeFence('`', code);
  const label = title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`;
  return `${fence}${language}${label}\n${code}\n${fence}`;
}

/** A fence that is longer than each one at the beginning of a line of its text. */
function makeFence(mark: ':' | '`', text: string): string {
  const lengths = text
    .split('\n')
    .map((line) => line.length - line.replace(mark === ':' ? /^:+/ : /^`+/, '').length);
  return mark.repeat(Math.max(2, ...lengths) + 1);
}
