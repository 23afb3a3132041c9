const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{L}+/gu;

/** The lower-case parts of an identifier or a sentence: snake_case, camelCase, digits and punctuation part words. */
export function splitWords(text: string): string[] {
  return Array.from(text.matchAll(PARTS), ([part]) => part.toLowerCase());
}
