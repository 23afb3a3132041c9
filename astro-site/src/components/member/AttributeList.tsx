import { module as strings } from '#strings';
import type { AttributeItem } from '../../../../extractor/contract/module.ts';
import { getMemberTags } from '../../page-models/member-tags.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { Owner, useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { MemberTags } from './MemberTags.tsx';

/** Attributes, type aliases and properties, each with an anchor of its own. */
export function AttributeList({ items }: { items: { item: AttributeItem; name: string }[] }) {
  return (
    <ul className="ps">
      {items.map(({ item, name }) => (
        <AttributeLine key={item.id} item={item} name={name} />
      ))}
    </ul>
  );
}

function AttributeLine({ item, name }: { item: AttributeItem; name: string }) {
  const anchor = useScope().anchor(item.id) ?? name;
  const { typeParameters = [], aliasOf, type } = item;
  return (
    <li id={anchor}>
      <p className="pn">
        <a className="n" href={`#${encodeURIComponent(anchor)}`}>
          <code>{`${name}${typeParameters.length === 0 ? '' : `[${typeParameters.join(', ')}]`}`}</code>
        </a>
        <TypeCode type={aliasOf ?? type} />
        <MemberTags tags={getMemberTags(item)} />
      </p>
      <Owner id={item.id}>
        <Docstring docstring={item.docstring} level={4} />
        <Deprecation deprecated={item.deprecated} />
      </Owner>
      <AttributeValue item={item} />
      <DiagnosticNotes id={item.id} />
    </li>
  );
}

/** A value longer than this is shown when it is asked for. */
const SHORT = 100;

/** What is assigned; that of a property or an alias stands elsewhere, and `self.name = name` says nothing. */
function AttributeValue({ item: { name, value, property, aliasOf } }: { item: AttributeItem }) {
  const text = value?.text;
  const isTold = property !== undefined || aliasOf !== undefined || text === name;
  if (text === undefined || isTold) return null;
  if (text.length <= SHORT) {
    return (
      <p className="facts">
        <span>
          {`${strings.value} `}
          <code>{text}</code>
        </span>
      </p>
    );
  }
  return (
    <details className="fs">
      <summary>{strings.value}</summary>
      <pre className="value" tabIndex={0} role="region" aria-label={strings.value}>
        <code>{text}</code>
      </pre>
    </details>
  );
}
