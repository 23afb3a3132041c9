import type { ReactNode } from 'react';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { CLASS_PARTS, getClassParts, getInheritance } from '../../page-models/class-parts.ts';
import { AttributeList } from '../member/AttributeList.tsx';
import { Member } from '../member/Member.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { InheritedMembers } from './InheritedMembers.tsx';

/** The members of a class on its own page, under headings. */
export function ClassParts({ item }: { item: ClassItem }) {
  const { view } = useScope();
  const { attributes, methods, classes } = getClassParts(item, view);
  return (
    <>
      {attributes.length > 0 && (
        <Part part={CLASS_PARTS.attributes}>
          <AttributeList items={attributes.map((each) => ({ item: each, name: each.name }))} />
        </Part>
      )}
      {methods.length > 0 && (
        <Part part={CLASS_PARTS.methods}>
          {methods.map((method) => (
            <Member key={method.id} item={method} level={3} />
          ))}
        </Part>
      )}
      {classes.length > 0 && (
        <Part part={CLASS_PARTS.classes}>
          {classes.map((nested) => (
            <Member key={nested.id} item={nested} level={3} />
          ))}
        </Part>
      )}
      {getInheritance(item.id, view).length > 0 && (
        <Part part={CLASS_PARTS.inherited}>
          <InheritedMembers item={item} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  part: { id: string; title: string };
  children: ReactNode;
}

function Part({ part: { id, title }, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
