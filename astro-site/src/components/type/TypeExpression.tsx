import { Fragment } from 'react';
import type { TypeExpression as Type } from '../../../../extractor/contract/type-expression.ts';
import type { ObjectName } from '../../page-models/sections/index-entry.ts';
import { useScope } from '../reference/ScopeProvider.tsx';

/** A Python type; names are linked if they are documented. */
export function TypeExpression({ type }: { type: Type }) {
  switch (type.kind) {
    case 'name':
      return <TypeName name={type.name} id={type.id} />;
    case 'generic':
      return (
        <>
          <TypeExpression type={type.origin} />
          {'['}
          <TypeList types={type.arguments} separator=", " />
          {']'}
        </>
      );
    case 'union':
      return <TypeList types={type.members} separator=" | " />;
    case 'list':
      return (
        <>
          {'['}
          <TypeList types={type.items} separator=", " />
          {']'}
        </>
      );
    case 'literal':
    case 'text':
      return type.text;
  }
}

function TypeName({ name, id }: { name: string; id: string | undefined }) {
  const { href: find, external } = useScope();
  const href = id && (find(id) ?? (isEveryday(id) ? undefined : external(id)?.href));
  return href === undefined ? name : <a href={href}>{name}</a>;
}

/** A link on every `Optional` and `str` would hide the links that lead somewhere. */
function isEveryday(id: string): boolean {
  return /^(typing|typing_extensions|builtins)\./.test(id);
}

function TypeList({ types, separator }: { types: Type[]; separator: string }) {
  return types.map((type, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      <TypeExpression type={type} />
    </Fragment>
  ));
}

/** A type as inline code. */
export function TypeCode({ type }: { type: Type | undefined }) {
  if (type === undefined) return null;
  return (
    <code className="ty">
      <TypeExpression type={type} />
    </code>
  );
}

/** The name of a documented object as inline code. */
export function ObjectType({ object: { name, id } }: { object: ObjectName }) {
  return <TypeCode type={{ kind: 'name', name, id }} />;
}
