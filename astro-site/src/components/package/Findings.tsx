import { packages as strings } from '#strings';
import type { Diagnostic } from '../../../../extractor/contract/diagnostic.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { useScope } from '../reference/ScopeProvider.tsx';

/** What the extraction found wrong in the source, folded. */
export function Findings({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  if (diagnostics.length === 0) return null;
  return (
    <section aria-labelledby="package-findings">
      <h2 id="package-findings">
        {strings.findings}
        <span className="count">{diagnostics.length}</span>
      </h2>
      <p>{strings.findingsNote}</p>
      <details className="fs">
        <summary>{strings.showFindings}</summary>
        <ul className="ps">
          {diagnostics.map((diagnostic, index) => (
            <Finding key={index} diagnostic={diagnostic} />
          ))}
        </ul>
      </details>
    </section>
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
