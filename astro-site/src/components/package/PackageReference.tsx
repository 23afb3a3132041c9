import { packages as strings } from '#strings';
import type { ModuleEntry } from '../../../../extractor/contract/package.ts';
import { PACKAGE_PARTS } from '../../page-models/outline.ts';
import { getLocalName } from '../../routing/route.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { Owner, ScopeProvider, useScope } from '../reference/ScopeProvider.tsx';
import { DependencyList } from './DependencyList.tsx';
import { Findings } from './Findings.tsx';
import { PackageFacts } from './PackageFacts.tsx';

/** A package: what it is, where it comes from, and its modules. */
export function PackageReference({ scope }: { scope: Scope }) {
  const { index } = scope.view;
  return (
    <ScopeProvider scope={scope}>
      <Owner id={index.name}>
        <div className="ref not-content">
          <Docstring docstring={index.docstring} />
          <PackageFacts index={index} />
          <ModuleList modules={scope.listedModules} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}

/** What few readers of a package look for: how its modules hang together, and what its extraction found. */
export function PackageNotes({ scope }: { scope: Scope }) {
  return (
    <ScopeProvider scope={scope}>
      <div className="ref not-content">
        <DependencyList dependencies={scope.dependencies} />
        <Findings diagnostics={scope.view.index.diagnostics} />
      </div>
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
  const { href, view, module } = useScope();
  const content = describeContent(entry, module(entry.id)?.items ?? []);
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

/** How many names stand for the content of a module that says nothing of itself. */
const NAMES = 6;

/** What a module holds: numbers, and names where it has no summary. */
function describeContent(
  { operations, models, summary }: ModuleEntry,
  items: readonly ShownItem[],
): string {
  const names = items
    .filter(({ item }) => item.kind === 'class' || item.kind === 'function')
    .map(({ name }) => name);
  const shown = names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names;
  return [
    ...(operations > 0 ? [strings.operations(operations)] : []),
    ...(models > 0 ? [strings.models(models)] : []),
    ...(summary === undefined && shown.length > 0 ? [shown.join(', ')] : []),
  ].join(' · ');
}
