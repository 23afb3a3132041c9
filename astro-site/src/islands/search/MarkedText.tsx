import { Fragment, type ReactNode } from 'react';
import { markWords, type TextPart } from '../../search/excerpt.ts';

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
