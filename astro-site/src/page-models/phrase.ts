import type { Fact, Phrase } from './sections/fact.ts';

/** One phrase of several, with a separator between them. */
export function joinPhrases(parts: readonly Phrase[], separator: string): Phrase {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** Codes with a separator between them. */
export function joinCodes(codes: readonly string[], separator: string): Phrase {
  return joinPhrases(
    codes.map((code) => [{ code }]),
    separator,
  );
}

export function makePhraseFact(title: string, phrase: Phrase): Fact {
  return { title, value: { kind: 'phrase', phrase } };
}

/** A phrase that begins with a capital letter, unless it begins with code. */
export function capitalizePhrase([first, ...rest]: Phrase): Phrase {
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}
