import type { ReactNode } from 'react';
import { code, module as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import type { AttributeItem, Item } from '../../../../extractor/contract/module.ts';
import { Signature } from '../code/Signature.tsx';
import { Docstring } from '../docstring/Docstring.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { SourceLine } from '../reference/SourceLine.tsx';
import { TypeCode, TypeExpression } from '../type/TypeExpression.tsx';

/** A function, class or attribute on its module's page; members of classes come one level down. */
export function Member({ item, level = 2 }: { item: Item; level?: 2 | 3 }) {
  switch (item.kind) {
    case 'function':
      return (
        <Frame item={item} level={level}>
          <FunctionContent item={item} />
        </Frame>
      );
    case 'class':
      return (
        <Frame item={item} level={level}>
          <ClassContent item={item} />
        </Frame>
      );
    case 'attribute':
      return (
        <Frame item={item} level={level}>
          <AttributeContent item={item} />
        </Frame>
      );
    case 'reExport':
      return null;
    case 'operation':
      return <OperationLink id={item.id} name={item.name} />;
  }
}

function Frame({ item, level, children }: { item: Item; level: 2 | 3; children: ReactNode }) {
  const anchor = useScope().anchor(item.id) ?? item.name;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={level === 2 ? 'op' : 'sub'} aria-labelledby={anchor}>
      <Heading id={anchor}>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={item.name} />
        </a>
      </Heading>
      <DiagnosticNotes id={item.id} />
      {children}
      <SourceLine source={item.source} />
    </section>
  );
}

function FunctionContent({ item }: { item: FunctionItem }) {
  return (
    <>
      <Signature name={item.name} signature={item.signature} />
      <Deprecation deprecated={item.deprecated} />
      <Docstring docstring={item.docstring} />
    </>
  );
}

function ClassContent({ item }: { item: ClassItem }) {
  const { view } = useScope();
  const members = (item.members ?? []).flatMap((id) => view.item(id) ?? []);
  return (
    <>
      {item.bases.length > 0 && (
        <p className="pn">
          {`${strings.bases} `}
          {item.bases.map((base, index) => (
            <TypeCode key={index} type={base} />
          ))}
        </p>
      )}
      <Deprecation deprecated={item.deprecated} />
      <Docstring docstring={item.docstring} />
      {members.map((member) => (
        <Member key={member.id} item={member} level={3} />
      ))}
    </>
  );
}

function AttributeContent({ item }: { item: AttributeItem }) {
  const type = item.aliasOf ?? item.type;
  return (
    <>
      <pre className="sig" tabIndex={0} role="region" aria-label={code.declaration(item.name)}>
        <code>
          {item.name}
          {type !== undefined && item.aliasOf === undefined && ': '}
          {item.aliasOf !== undefined && ' = '}
          {type !== undefined && <TypeExpression type={type} />}
          {item.value !== undefined && item.aliasOf === undefined && ` = ${item.value.text}`}
        </code>
      </pre>
      <Docstring docstring={item.docstring} />
    </>
  );
}

function OperationLink({ id, name }: { id: string; name: string }) {
  return (
    <p>
      {`${strings.operation} `}
      <a href={useScope().href(id)}>
        <code>{name}</code>
      </a>
    </p>
  );
}
