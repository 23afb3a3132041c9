import type { SectionOf } from '../../page-models/section.ts';

/** What the extraction noticed about an item. */
export function DiagnosticNotes({ diagnostics }: SectionOf<'notes'>) {
  return diagnostics.map(({ code, rule, message, hint }, index) => (
    <p key={index} className="note">
      <strong>{`${code} ${rule}`}</strong>
      {` ${message} ${hint}`}
    </p>
  ));
}
