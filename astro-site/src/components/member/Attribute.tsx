import type { ReactNode } from 'react';
import { addTypeParameters } from '../../code/signature.ts';
import type { Attribute as AttributeData } from '../../page-models/section.ts';
import { RowName } from '../parameter/RowName.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { MemberTags } from './MemberTags.tsx';

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
