import { client as strings, errors as errorStrings } from '#strings';
import { Fragment } from 'react';
import type { Fact } from '../../page-models/sections/fact.ts';
import { SourceLink } from '../client/Evidence.tsx';
import { PhraseText } from '../client/Phrase.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { CopyButton } from '../code/CodeBlock.tsx';

/** Short facts about a model or a package. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list" data-pagefind-ignore>
      {facts.map(({ title, value }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value }: { value: Fact['value'] }) {
  switch (value.kind) {
    case 'command':
      return <Command code={value.code} label={value.copyLabel} />;
    case 'types':
      return value.types.map((type, index) => <TypeCode key={index} type={type} />);
    case 'codes':
      return value.codes.map((text) => <code key={text}>{text}</code>);
    case 'phrase':
      return (
        <span>
          <PhraseText phrase={value.phrase} />
          {value.sources?.map((source, index) => (
            <Fragment key={index}>
              {index === 0 ? strings.foundAt : ', '}
              <SourceLink source={source} />
            </Fragment>
          ))}
        </span>
      );
    case 'link':
      return value.href === undefined ? value.text : <a href={value.href}>{value.text}</a>;
    case 'errors':
      return <Errors {...value} />;
    case 'date':
      return <time dateTime={value.date}>{value.date.slice(0, 10)}</time>;
  }
}

function Errors({ errors, isConditional }: Extract<Fact['value'], { kind: 'errors' }>) {
  return (
    <span>
      {errors.length === 0 && errorStrings.returns}
      {errors.map(({ type, source }, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${strings.or} `}
          <TypeCode type={type} />
          {strings.foundAt}
          <SourceLink source={source} />
        </Fragment>
      ))}
      {isConditional && errorStrings.conditional}
    </span>
  );
}

/** Lines of code with a button that copies them. */
export function Command({ code, label }: { code: string; label: string }) {
  return (
    <span data-copy>
      <code>{code}</code>
      <CopyButton label={label} />
    </span>
  );
}
