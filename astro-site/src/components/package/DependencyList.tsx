import { packages as strings } from '#strings';
import type { Dependency } from '../../reference/dependencies.ts';
import { PACKAGE_PARTS } from '../../page-models/outline.ts';
import { getLocalName } from '../../routing/route.ts';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** Which modules import which, folded: a line a module. */
export function DependencyList({ dependencies }: { dependencies: readonly Dependency[] }) {
  if (dependencies.length === 0) return null;
  const { id, title } = PACKAGE_PARTS.dependencies;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{strings.dependenciesNote}</p>
      <ul className="index">
        {dependencies.map((dependency) => (
          <li key={dependency.id}>
            <ModuleName id={dependency.id} />
            <p className="pn">
              <span className="wire">{strings.imports}</span>
              {dependency.imports.map((target) => (
                <ModuleName key={target} id={target} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModuleName({ id }: { id: string }) {
  const { name } = useScope().view.index;
  return <TypeCode type={{ kind: 'name', name: getLocalName(id, name), id }} />;
}
