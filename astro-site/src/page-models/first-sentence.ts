import { asMarkdown, type Markdown } from '../../../extractor/contract/text/markdown.ts';

/** A summary that is longer than this is cut after its first sentence. */
const LONGEST = 120;
/** A sentence ends before a space and a capital letter, and abbreviations are short. */
const SENTENCE_END = /(?<=[^\s.]{3}[.!?])\s+(?=\p{Lu})/u;

/**
 * The first sentence of a long summary, for lists. A sentence that ends inside a link, code or
 * emphasis is no place to cut.
 */
export function getFirstSentence(summary: Markdown): Markdown {
  if (summary.length <= LONGEST) return summary;
  let sentence = '';
  for (const part of summary.split(SENTENCE_END)) {
    sentence += sentence === '' ? part : ` ${part}`;
    if (isBalanced(sentence)) return asMarkdown(sentence);
  }
  return summary;
}

/** Whether every mark of Markdown that opens something is closed. */
function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('[') === count(']') &&
    count('(') === count(')') &&
    count('`') % 2 === 0 &&
    count('*') % 2 === 0
  );
}
