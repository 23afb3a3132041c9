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
  // A note within a note needs a fence of its own length.
  const fence = ':'.repeat(
    Math.max(3, ...[...text.matchAll(/^:{3,}/gm)].map(([one]) => one.length + 1)),
  );
  return `${fence}${NOTES[type] ?? 'note'}${label}\n${text.trim()}\n${fence}`;
}

/** A link to a part of the reference, which is on a page of its own. */
export function formatReference(name: string): string {
  return `See [\`${name}\`][${name}].`;
}
