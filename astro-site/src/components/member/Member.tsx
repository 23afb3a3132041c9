import type { ReactNode } from 'react';
import { addTypeParameters } from '../../code/signature.ts';
import type {
  Attribute as AttributeData,
  MemberSection,
} from '../../page-models/sections/section.ts';
import { Breakable } from '../reference/Breakable.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { RowName } from '../parameter/RowName.tsx';

interface Props {
  member: MemberSection;
  /** The level of its heading. */
  level: number;
  children: ReactNode;
}

/** A function or class under a heading with its anchor. */
export function Member({ member: { anchor, name, tags }, level, children }: Props) {
  const Heading = `h${Math.min(level, 4) as 2 | 3 | 4}` as const;
  return (
    <section className={level === 2 ? 'op' : 'sub'} aria-labelledby={anchor}>
      <Heading id={anchor}>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={name} />
        </a>
      </Heading>
      <MemberTags tags={tags} />
      {children}
    </section>
  );
}

/** An attribute, type alias or property with an anchor of its own. */
export function Attribute({
  attribute,
  children,
}: {
  attribute: AttributeData;
  children: ReactNode;
}) {
  const { anchor, name, typeParameters, type, tags } = attribute;
  return (
    <li id={anchor}>
      <p className="pn">
        <RowName name={addTypeParameters(name, typeParameters)} anchor={anchor} />
        <TypeCode type={type} />
        <MemberTags tags={tags} />
      </p>
      {children}
    </li>
  );
}

/** Short words on what kind of member this is. */
export function MemberTags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} className="tag">
      {tag}
    </span>
  ));
}
