import { packages as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';

/** All documented packages. */
export function PackageList({ packages }: SectionOf<'packages'>) {
  if (packages.length === 0) return <MarkdownLine text={strings.none} />;
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
