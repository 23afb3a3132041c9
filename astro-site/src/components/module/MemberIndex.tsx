import { getMemberTags } from '../../page-models/member-tags.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { MemberTags } from '../member/MemberTags.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** Classes or functions that stand on pages of their own, each with a line on what it is. */
export function MemberIndex({ members }: { members: readonly ShownItem[] }) {
  const { href, entry } = useScope();
  return (
    <ul className="index">
      {members.map(({ item, name }) => (
        <li key={item.id} id={entry(item.id)}>
          <span>
            <a href={href(item.id)}>
              <code>{name}</code>
            </a>
            <MemberTags tags={getMemberTags(item)} />
          </span>
          {'docstring' in item && <MarkdownLine text={item.docstring?.summary} />}
        </li>
      ))}
    </ul>
  );
}
