import { useScope } from './ScopeProvider.tsx';

/** What the extraction noticed about an item. */
export function DiagnosticNotes({ id }: { id: string }) {
  return useScope()
    .diagnostics(id)
    .map(({ code, rule, message, hint }, index) => (
      <p key={index} className="note">
        <strong>{`${code} ${rule}`}</strong>
        {` ${message} ${hint}`}
      </p>
    ));
}
