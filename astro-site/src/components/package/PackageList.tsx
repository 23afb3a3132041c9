import { packages as strings } from '#strings';
import type { Scope } from '../../reference/scope.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';

/** All documented packages. */
export function PackageList({ scopes }: { scopes: readonly Scope[] }) {
  if (scopes.length === 0) return <MarkdownLine text={strings.none} />;
  return (
    <div className="ref not-content">
      <ul className="cards">
        {scopes.map(({ view: { index, operations }, href }) => (
          <li key={index.name}>
            <a href={href(index.name)}>
              <code>{index.name}</code>
            </a>
            <MarkdownLine text={index.docstring?.summary} />
            <p className="wire">
              {[
                ...(index.version === undefined ? [] : [strings.version(index.version)]),
                strings.moduleCount(index.modules.length),
                ...(operations.length === 0 ? [] : [strings.operations(operations.length)]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
