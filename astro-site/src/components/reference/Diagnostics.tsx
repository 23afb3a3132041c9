import { packages as strings } from '#strings';
import type { Diagnostic } from '../../../../extractor/contract/diagnostic.ts';
import type { SectionOf } from '../../page-models/section.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { useScope } from './ScopeProvider.tsx';

/** What the extraction noticed about an item. */
export function DiagnosticNotes({ diagnostics }: SectionOf<'notes'>) {
  return diagnostics.map(({ code, rule, message, hint }, index) => (
    <p key={index} className="note">
      <strong>{`${code} ${rule}`}</strong>
      {` ${message} ${hint}`}
    </p>
  ));
}

/** What the extraction noticed in the source, folded. */
export function Findings({ diagnostics }: SectionOf<'findings'>) {
  return (
    <details className="fs">
      <summary>{strings.showFindings}</summary>
      <ul className="ps">
        {diagnostics.map((diagnostic, index) => (
          <Finding key={index} diagnostic={diagnostic} />
        ))}
      </ul>
    </details>
  );
}

function Finding({ diagnostic }: { diagnostic: Diagnostic }) {
  const { href } = useScope();
  const { code, rule, severity, message, hint, location, item = '' } = diagnostic;
  const target = href(item);
  return (
    <li>
      <p className="pn">
        <strong>{code}</strong>
        {target === undefined ? <span>{rule}</span> : <a href={target}>{rule}</a>}
        <span className="tag">{severity}</span>
        {location !== undefined && <code className="ty">{getSourceText(location)}</code>}
      </p>
      <p>{`${message} ${hint}`}</p>
    </li>
  );
}
