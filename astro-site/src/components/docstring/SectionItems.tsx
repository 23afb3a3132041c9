import { Fragment } from 'react';
import { docstring as strings } from '#strings';
import type { DocstringItem } from '../../../../extractor/contract/docstring.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { useResolve } from '../reference/ScopeProvider.tsx';

/** The entries of a section: parameters, exceptions, returned values... */
export function SectionItems({ items }: { items: DocstringItem[] }) {
  return (
    <ul className="ps">
      {items.map(({ name, type, description, ...item }, index) => (
        <li key={index}>
          {(name ?? type ?? item.default) !== undefined && (
            <p className="pn">
              {name !== undefined && <code className="n">{name}</code>}
              {type !== undefined && <WrittenType text={type} />}
              {item.default !== undefined && (
                <span className="wire">{strings.default(item.default)}</span>
              )}
            </p>
          )}
          <Markdown text={description} />
        </li>
      ))}
    </ul>
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
