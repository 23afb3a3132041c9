import { Fragment } from 'react';
import { docstring as strings } from '#strings';
import type { DocstringItem } from '../../../../extractor/contract/docstring.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { findParameter } from '../../docstring/find-parameter.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { useResolve } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

interface Props {
  items: readonly DocstringItem[];
  /** The parameters of the signature, if the entries are parameters. */
  parameters?: readonly SignatureParameter[] | undefined;
}

/** The entries of a section: parameters, exceptions, returned values... */
export function SectionItems({ items, parameters }: Props) {
  return (
    <ul className="ps">
      {items.map((item, index) => (
        <li key={index}>
          <ItemFacts item={item} parameter={findParameter(item, parameters)} />
          <Markdown text={item.description} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  item: DocstringItem;
  parameter: SignatureParameter | undefined;
}

/** The name, the type and the default of an entry. The signature knows them better than the text. */
function ItemFacts({ item: { name, type, ...item }, parameter }: ItemProps) {
  const value = item.default ?? parameter?.default;
  if ((name ?? type ?? value) === undefined) return null;
  return (
    <p className="pn">
      {name !== undefined && <code className="n">{name}</code>}
      {parameter?.type !== undefined ? (
        <TypeCode type={parameter.type} />
      ) : (
        type !== undefined && <WrittenType text={type} />
      )}
      {value !== undefined && <span className="wire">{strings.default(value)}</span>}
    </p>
  );
}

/**
 * A type as written in the docstring, often in words: only names of documented objects are links.
 */
function WrittenType({ text }: { text: string }) {
  const resolve = useResolve();
  return (
    <code className="ty">
      {text.split(/([\p{L}_][\p{L}\p{N}_.]*)/u).map((part, index) => {
        const href = isTypeName(part) ? resolve(part) : undefined;
        return href === undefined ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} href={href}>
            {part}
          </a>
        );
      })}
    </code>
  );
}

/** Lower-case words are as likely to be English as Python. */
function isTypeName(word: string): boolean {
  return /^\p{Lu}|\w\.\w/u.test(word);
}
