import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { CLASS_PARTS, getClassParts } from '../../page-models/class-parts.ts';
import { AttributeList } from '../member/AttributeList.tsx';
import { Member } from '../member/Member.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { InheritedMembers } from './InheritedMembers.tsx';

/** What a class declares and, folded, what it inherits. */
export function ClassMembers({ item, level }: { item: ClassItem; level: 3 | 4 }) {
  const { view } = useScope();
  const { attributes, methods, classes } = getClassParts(item, view);
  return (
    <>
      {attributes.length > 0 && (
        <>
          <p className="part">{CLASS_PARTS.attributes.title}</p>
          <AttributeList items={attributes.map((each) => ({ item: each, name: each.name }))} />
        </>
      )}
      {methods.length > 0 && <p className="part">{CLASS_PARTS.methods.title}</p>}
      {[...methods, ...classes].map((member) => (
        <Member key={member.id} item={member} level={level} />
      ))}
      <InheritedMembers item={item} />
    </>
  );
}
