import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { packages as strings } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ObjectType } from '../type/TypeExpression.tsx';

/** All documented packages. */
export function PackageList({ packages }: SectionOf<'packages'>) {
  if (packages.length === 0) return <MarkdownLine text={asMarkdown(strings.none)} />;
  return (
    <ul className="cards">
      {packages.map(({ name, href, summary, facts }) => (
        <li key={name}>
          <a href={href}>
            <code>{name}</code>
          </a>
          <MarkdownLine text={summary} />
          <p className="wire">{facts.join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

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
