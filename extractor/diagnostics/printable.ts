/** Control characters, line and paragraph separators, and the marks that turn the direction of text. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNPRINTABLE =
  /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

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
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
