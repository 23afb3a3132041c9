import { Fragment, useId, type ReactNode } from 'react';
import { OpenIcon } from './icons.tsx';
import { markWords, type TextPart } from '../../search/excerpt.ts';

interface ResultLinkProps {
  href: string;
  /** The label of the result among the recent ones. */
  title: string;
  detail: string;
  badge: ReactNode;
  children: ReactNode;
}

/**
 * A line of the results: a real link, so that it can be opened in a new tab, copied and dragged.
 */
export function ResultLink({ href, title, detail, badge, children }: ResultLinkProps): ReactNode {
  // The place of a result may change while it is selected.
  const value = `${href} ${title} ${detail}`.trim();
  return (
    <a
      {...makeOption(useId(), value)}
      href={href}
      className="search-result"
      data-title={title}
      data-detail={detail}
    >
      <span className="search-result-badge">{badge}</span>
      <span className="search-result-text">{children}</span>
      <OpenIcon />
    </a>
  );
}

/**
 * The properties of an option. `useSelection` sets the attribute that says which one is selected.
 *
 * @param value tells it from the other options
 */
export function makeOption(id: string, value: string) {
  return { id, role: 'option', 'aria-selected': false, tabIndex: -1, 'data-value': value } as const;
}

/** Text with the words of the query marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return <MarkedParts parts={markWords(text, words)} />;
}

export function MarkedParts({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index}>{addBreaks(text)}</mark>
    ) : (
      <Fragment key={index}>{addBreaks(text)}</Fragment>
    ),
  );
}

/** Lets long names and paths break behind their separators. */
function addBreaks(text: string): ReactNode {
  const pieces = text.match(/[^_/]+[_/]*|[_/]+/gu) ?? [];
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {piece}
      {/[_/]$/u.test(piece) && <wbr />}
    </Fragment>
  ));
}
