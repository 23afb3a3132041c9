import type { ReactNode } from 'react';
import { markWords, type TextPart } from '../../lib/search/excerpt.ts';

/** Text with the words of the query marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return <MarkedParts parts={markWords(text, words)} />;
}

export function MarkedParts({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
