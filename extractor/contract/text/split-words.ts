const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{L}+/gu;

/**
 * The lower-case parts of an identifier or a sentence: split at snake_case, camelCase, digits and
 * punctuation.
 */
export function splitWords(text: string): string[] {
  return Array.from(text.matchAll(PARTS), ([part]) => part.toLowerCase());
}
