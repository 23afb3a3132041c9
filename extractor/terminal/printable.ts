/**
 * Control characters (Cc), separators of lines and paragraphs (Zl, Zp), and invisible marks (Cf),
 * some of which turn the direction of text.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Hostile text as a terminal may see it: what could move the cursor or turn the text shows as an escape. */
export function makePrintable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, escapeCharacter);
}

/** As `makePrintable`, with the lines and tabs of a longer text kept. */
export function makePrintableLines(text: string): string {
  return text
    .toWellFormed()
    .replace(UNPRINTABLE, (character) =>
      character === '\n' || character === '\t' ? character : escapeCharacter(character),
    );
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
