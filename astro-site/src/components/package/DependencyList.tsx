import { packages as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { ObjectType } from '../type/TypeExpression.tsx';

/** Which modules import which: one line per module. */
export function DependencyList({ dependencies }: SectionOf<'dependencies'>) {
  return (
    <ul className="index">
      {dependencies.map(({ imports, ...module }) => (
        <li key={module.id}>
          <ObjectType object={module} />
          <p className="pn">
            <span className="wire">{strings.imports}</span>
            {imports.map((target) => (
              <ObjectType key={target.id} object={target} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
