/**
 * Control characters (Cc), line and paragraph separators (Zl, Zp), and invisible marks (Cf), some
 * of which change the direction of text.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes hostile text safe for a terminal: characters that could move the cursor or change the
 * direction of text are shown as escapes.
 */
export function makePrintable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, escapeCharacter);
}

/** Like `makePrintable`, but keeps the line breaks and tabs of a longer text. */
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
