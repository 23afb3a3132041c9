import { packages as strings } from '#strings';
import type { ModuleEntry } from '../../../../extractor/contract/package.ts';
import { PACKAGE_PARTS } from '../../lib/outline.ts';
import { getLocalName } from '../../lib/routes.ts';
import type { Scope } from '../../lib/scope.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { Owner, ScopeProvider, useScope } from '../reference/ScopeProvider.tsx';
import { DependencyList } from './DependencyList.tsx';
import { Findings } from './Findings.tsx';
import { PackageFacts } from './PackageFacts.tsx';

/** A package: what it is, where it comes from, its modules, and what its extraction found. */
export function PackageReference({ scope }: { scope: Scope }) {
  const { index } = scope.view;
  return (
    <ScopeProvider scope={scope}>
      <Owner id={index.name}>
        <div className="ref not-content">
          <Docstring docstring={index.docstring} />
          <PackageFacts index={index} />
          <ModuleList modules={scope.listedModules} />
          <DependencyList dependencies={scope.dependencies} />
          <Findings diagnostics={index.diagnostics} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}

function ModuleList({ modules }: { modules: readonly ModuleEntry[] }) {
  if (modules.length === 0) return null;
  const { id, title } = PACKAGE_PARTS.modules;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <span className="count">{modules.length}</span>
      </h2>
      <ul className="index">
        {modules.map((entry) => (
          <ModuleLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function ModuleLine({ entry }: { entry: ModuleEntry }) {
  const { href, view } = useScope();
  const content = describeContent(entry);
  return (
    <li>
      <a href={href(entry.id)}>
        <code>{getLocalName(entry.id, view.index.name)}</code>
      </a>
      <div>
        <MarkdownLine text={entry.summary} />
        {content !== '' && <p className="wire">{content}</p>}
      </div>
    </li>
  );
}

function describeContent({ operations, models }: ModuleEntry): string {
  return [
    ...(operations > 0 ? [strings.operations(operations)] : []),
    ...(models > 0 ? [strings.models(models)] : []),
  ].join(' · ');
}
