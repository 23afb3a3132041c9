import type { IndexEntry } from '../../page-models/sections/index-entry.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { MemberTags } from '../member/Member.tsx';
import { useScope } from './ScopeProvider.tsx';
import { model as strings } from '#strings';
import { MethodBadge } from '../operation/Endpoint.tsx';

/** Things that are documented elsewhere, each with a one-line description. */
export function IndexList({ entries, hasNotes }: SectionOf<'index'>) {
  return (
    <ul className="index">
      {entries.map((entry, index) => (
        <li key={index} id={entry.anchor}>
          <EntryName entry={entry} />
          {hasNotes === true ? (
            <div>
              <MarkdownLine text={entry.summary} />
              {entry.note !== undefined && <p className="wire">{entry.note}</p>}
            </div>
          ) : (
            <MarkdownLine text={entry.summary} />
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryName({ entry: { id, name, tags } }: { entry: IndexEntry }) {
  const { href, external } = useScope();
  const address = href(id) ?? external(id)?.href;
  const code = <code>{name}</code>;
  const link = address === undefined ? code : <a href={address}>{code}</a>;
  if (tags === undefined) return link;
  return (
    <span>
      {link}
      <MemberTags tags={tags} />
    </span>
  );
}

/** Links to the pages that list the models of a large module. */
export function ModelPartList({ parts }: SectionOf<'modelParts'>) {
  return (
    <ul className="index">
      {parts.map(({ title, href, count, first, last }) => (
        <li key={href}>
          <span>
            <a href={href}>{title}</a>
            <span className="count">{count}</span>
          </span>
          <span className="wire">
            <code>{first}</code>
            {' – '}
            <code>{last}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The operations that take or return a model. */
export function UsageList({ usages }: SectionOf<'usages'>) {
  const { href } = useScope();
  if (usages.length === 0) return <p>{strings.noUsage}</p>;
  return (
    <ul className="uses">
      {usages.map(({ id, name, method, roles }) => (
        <li key={id}>
          <MethodBadge method={method} />
          <a href={href(id)}>
            <code>{name}</code>
          </a>
          <span className="wire">{roles.join('; ')}</span>
        </li>
      ))}
    </ul>
  );
}
