import { module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { getInheritance } from '../../page-models/class-parts.ts';
import { useScope } from '../reference/ScopeProvider.tsx';

/** What a class has from its bases, folded, each name linked to where it is defined. */
export function InheritedMembers({ item }: { item: ClassItem }) {
  const groups = getInheritance(item.id, useScope().view);
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

function InheritedMember({ member }: { member: Item }) {
  const href = useScope().href(member.id);
  return (
    <li>
      {href === undefined ? (
        <code>{member.name}</code>
      ) : (
        <a href={href}>
          <code>{member.name}</code>
        </a>
      )}
    </li>
  );
}
