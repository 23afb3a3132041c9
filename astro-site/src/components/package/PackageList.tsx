import type { Scope } from '../../lib/scope.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';

/** All documented packages. */
export function PackageList({ scopes }: { scopes: readonly Scope[] }) {
  if (scopes.length === 0) {
    return (
      <p>
        No package has been extracted yet. Run <code>wrapdocs extract</code>, then build the site
        again.
      </p>
    );
  }
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
                ...(index.version === undefined ? [] : [`Version ${index.version}`]),
                `${String(operations.length)} operations`,
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
