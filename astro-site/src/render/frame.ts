/** Characters that Unicode leaves to programs, around the name of a part. */
const MARK = /\uE000(\w+)\uE001/;

/** Fills a frame with the parts of a page, by name, as HTML. */
export type Frame = (parts: Readonly<Record<string, string>>) => string;

/** The place of a part in the text of a frame. */
export function markPart(name: string): string {
  return `\uE000${name}\uE001`;
}

/**
 * Makes a frame of a page that has marks in place of its parts. What the parts contain is never
 * looked at, so they cannot contain marks.
 *
 * @param html the page; a part may occur in several places
 * @returns a function that throws if a part is missing
 */
export function createFrame(html: string): Frame {
  const pieces = html.split(MARK);
  return (parts) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : getPart(parts, piece))).join('');
}

function getPart(parts: Readonly<Record<string, string>>, name: string): string {
  const part = parts[name];
  if (part === undefined) throw new Error(`The page has no part ${name}: a bug of wrapdocs.`);
  return part;
}
