import { Fragment } from 'react';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { CLASS_PARTS } from '../../page-models/class-parts.ts';
import { SignatureBox } from '../code/Signature.tsx';
import { Docstring } from '../docstring/Docstring.tsx';
import { Decorators } from '../member/Decorators.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode, TypeExpression } from '../type/TypeExpression.tsx';
import { ClassMembers } from './ClassMembers.tsx';

interface Props {
  item: ClassItem;
  name: string;
  /** The level of the headings within it. */
  level: 3 | 4;
}

/** A class on its module's page: its declaration, docstring and members. */
export function ClassContent({ item, name, level }: Props) {
  return (
    <>
      <ClassDeclaration item={item} name={name} />
      <Deprecation deprecated={item.deprecated} />
      <Docstring docstring={item.docstring} level={level} />
      <Subclasses item={item} />
      <ClassMembers item={item} level={level} />
    </>
  );
}

const KEYWORD = 'class';

/** `class Name(Base):` with its decorators. */
export function ClassDeclaration({ item, name }: { item: ClassItem; name: string }) {
  const { typeParameters = [], bases, decorators } = item;
  return (
    <SignatureBox name={name}>
      <Decorators decorators={decorators} />
      <span className="k">{KEYWORD}</span>
      {` ${name}${typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`}`}
      {bases.length > 0 && '('}
      {bases.map((base, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <TypeExpression type={base} />
        </Fragment>
      ))}
      {bases.length > 0 && ')'}
    </SignatureBox>
  );
}

/** Classes of the package that derive from this one. */
export function Subclasses({ item }: { item: ClassItem }) {
  const subtypes = useScope().view.subtypes(item.id);
  if (subtypes.length === 0) return null;
  return (
    <p className="pn subclasses">
      <span className="wire">{CLASS_PARTS.subtypes.title}</span>
      {subtypes.map(({ id, name }) => (
        <TypeCode key={id} type={{ kind: 'name', name, id }} />
      ))}
    </p>
  );
}
