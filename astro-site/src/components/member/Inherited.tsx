import { module as strings } from '#strings';
import type { ObjectName, SectionOf } from '../../page-models/section.ts';
import { useScope } from '../reference/ScopeProvider.tsx';

/** What a class has from its bases, folded, each name linked to where it is defined. */
export function Inherited({ groups }: SectionOf<'inherited'>) {
  return groups.map(({ base, members }) => (
    <details key={base.id} className="fs inherited">
      <summary>
        {`${strings.inheritedFrom(members.length)} `}
        <code>{base.name}</code>
      </summary>
      <ul>
        {members.map((member) => (
          <InheritedMember key={member.id} member={member} />
        ))}
      </ul>
    </details>
  ));
}

function InheritedMember({ member: { id, name } }: { member: ObjectName }) {
  const href = useScope().href(id);
  return (
    <li>
      {href === undefined ? (
        <code>{name}</code>
      ) : (
        <a href={href}>
          <code>{name}</code>
        </a>
      )}
    </li>
  );
}
