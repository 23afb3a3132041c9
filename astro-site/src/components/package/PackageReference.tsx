import { packages as strings } from '#strings';
import type { ModuleEntry } from '../../../../extractor/contract/package.ts';
import type { Scope } from '../../lib/scope.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ScopeProvider, useScope } from '../reference/ScopeProvider.tsx';
import { Findings } from './Findings.tsx';

/** A package: what it is, its modules, and what its extraction found. */
export function PackageReference({ scope }: { scope: Scope }) {
  const { index } = scope.view;
  const modules = index.modules.filter(({ id }) => id !== index.name);
  return (
    <ScopeProvider scope={scope}>
      <div className="ref not-content">
        <Docstring docstring={index.docstring} />
        {modules.length > 0 && (
          <section aria-labelledby="package-modules">
            <h2 id="package-modules">{strings.modules}</h2>
            <ul className="cards">
              {modules.map((entry) => (
                <ModuleCard key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        )}
        <Findings diagnostics={index.diagnostics} />
      </div>
    </ScopeProvider>
  );
}

function ModuleCard({ entry }: { entry: ModuleEntry }) {
  const { href, view } = useScope();
  return (
    <li>
      <a href={href(entry.id)}>
        <code>{entry.id.slice(view.index.name.length + 1)}</code>
      </a>
      <MarkdownLine text={entry.summary} />
      <p className="wire">{describeContent(entry)}</p>
    </li>
  );
}

function describeContent({ operations, models }: ModuleEntry): string {
  return [
    ...(operations > 0 ? [strings.operations(operations)] : []),
    ...(models > 0 ? [strings.models(models)] : []),
  ].join(' · ');
}
