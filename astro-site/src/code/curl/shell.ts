/** A part of a word of a shell command: text, or a variable that must be set. */
export type WordPart = string | { variable: string };

/**
 * Writes a word of a shell command. The shell expands nothing in its texts, and refuses to run the
 * command while a variable is not set or empty.
 */
export function writeWord(parts: readonly WordPart[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? cleanText(part) : part));
  if (texts.every((part) => typeof part === 'string')) return quoteSingle(texts.join(''));
  return `"${texts.map(writePart).join('')}"`;
}

function writePart(part: WordPart): string {
  return typeof part === 'string' ? escapeActive(part) : `\${${part.variable}:?}`;
}

function escapeActive(text: string): string {
  // An interactive shell replaces `!` by an earlier command, also after a backslash.
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`).replaceAll(/!+/g, `"'$&'"`);
}

/** A text as it stands between double quotes. */
export function escapeQuoted(text: string): string {
  return escapeActive(cleanText(text));
}

/**
 * Single quotes protect every character except a single quote, and `^` at the beginning of a line, which
 * an interactive shell replaces by the command before.
 */
function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll('\n^', "\n''^")}'`;
}

/**
 * Characters that a terminal acts on when a command is pasted, such as a tab, and those that show a text
 * in another order than it has. Requests of real interfaces do not contain them outside of JSON, which
 * has escapes for them.
 */
const ACTIVE = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(ACTIVE, '');
}

/** Writes a value as JSON in which nothing but line breaks acts on a terminal. */
export function writeShellJson(json: unknown): string {
  return JSON.stringify(json, null, 2)
    .replaceAll(
      ACTIVE,
      (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
    )
    .replaceAll('\n', '\n  ');
}

/** A line that the shell does not run; some interactive shells run comments, so nothing in it acts. */
export function writeComment(text: string): string {
  return `# ${text
    .replaceAll(/[^\p{L}\p{N} .,:/{}_-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()}`;
}
