/** Code that fits on one line, or a bracketed list that may be broken over several. */
export type Code = string | { open: string; items: Code[]; close: string };

/** The lines have to fit into a narrow column. */
const WIDTH = 52;
const INDENT = '    ';

/** Puts a prefix (`name=`) before code. */
export function prefix(text: string, code: Code): Code {
  return typeof code === 'string' ? text + code : { ...code, open: text + code.open };
}

/** Formats code like Black: on one line if it fits, otherwise one line per item. */
export function layOut(code: Code, indent = ''): string {
  if (typeof code === 'string') return code;
  const line = toLine(code);
  const comma = indent === '' ? 0 : 1;
  if (indent.length + line.length + comma <= WIDTH || code.items.length === 0) return line;
  const inner = indent + INDENT;
  const items = code.items.map((item) => `${inner}${layOut(item, inner)},\n`);
  return `${code.open}\n${items.join('')}${indent}${code.close}`;
}

/** Code on one line, however long. */
export function toLine(code: Code): string {
  if (typeof code === 'string') return code;
  return code.open + code.items.map(toLine).join(', ') + code.close;
}
