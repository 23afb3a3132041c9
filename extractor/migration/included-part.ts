/** The options that choose a part of an included file: `start-after`, `lines`, `pyobject`, … */
export type PartOptions = Readonly<Record<string, string | undefined>>;

/** Lines of a file, from 1. */
interface LineRange {
  first: number;
  last: number;
}

/**
 * The lines that Sphinx shows of a file.
 *
 * @returns undefined for the whole file; if something cannot be found or has gaps, why
 */
export function findIncludedLines(
  text: string,
  options: PartOptions,
): LineRange | { problem: string } | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  const whole = { first: 1, last: lines.length };
  const object = options['pyobject'];
  const outer = object === undefined ? whole : findObject(lines, object);
  if (outer === undefined) return { problem: `there is no \`${object ?? ''}\`` };
  const range = cutAtTexts(lines, outer, options);
  if ('problem' in range) return range;
  const chosen = options['lines'] === undefined ? range : chooseNumbers(range, options['lines']);
  if ('problem' in chosen) return chosen;
  return chosen.first === 1 && chosen.last === lines.length ? undefined : chosen;
}

/** The part of a text that an `include` shows; marks can be within lines. */
export function cutIncludedText(text: string, options: PartOptions): string {
  const lines = text.split('\n');
  const first = Number(options['start-line'] ?? 0);
  const last = options['end-line'] === undefined ? undefined : Number(options['end-line']);
  const part = lines.slice(first, last).join('\n');
  const after = options['start-after'];
  const start = after === undefined ? -1 : part.indexOf(after);
  const rest = start === -1 ? part : part.slice(start + (after?.length ?? 0));
  const before = options['end-before'];
  const end = before === undefined ? -1 : rest.indexOf(before);
  return end === -1 ? rest : rest.slice(0, end);
}

/** The options that cut a part at a text: which end, and how far from the line with the text. */
const CUTS = [
  ['start-at', 'first', 0],
  ['start-after', 'first', 1],
  ['end-at', 'last', 0],
  ['end-before', 'last', -1],
] as const;

function cutAtTexts(
  lines: readonly string[],
  { first, last }: LineRange,
  options: PartOptions,
): LineRange | { problem: string } {
  let range = { first, last };
  for (const [name, end, distance] of CUTS) {
    const mark = options[name];
    if (mark === undefined) continue;
    const found = findText(lines, mark, range);
    if (found === undefined) return { problem: `no line contains \`${mark}\`` };
    range = { ...range, [end]: found + distance };
  }
  return range;
}

function findText(
  lines: readonly string[],
  mark: string,
  { first, last }: LineRange,
): number | undefined {
  const index = lines.findIndex((line, at) => at >= first - 1 && at < last && line.includes(mark));
  return index === -1 ? undefined : index + 1;
}

/** Lines such as `3-9`, `12-` or `1,2,3`, counted within the part. */
function chooseNumbers(part: LineRange, text: string): LineRange | { problem: string } {
  const length = part.last - part.first + 1;
  const ranges = text.split(',').map((one) => {
    const [first = '', last] = one.split('-');
    const start = Number(first.trim() || 1);
    return { first: start, last: last === undefined ? start : Number(last.trim() || length) };
  });
  const isWhole = ranges.every(({ first }, index) => {
    const before = ranges[index - 1];
    return before === undefined || first === before.last + 1;
  });
  if (!isWhole) return { problem: `the lines ${text} have gaps` };
  const move = part.first - 1;
  return { first: (ranges[0]?.first ?? 1) + move, last: (ranges.at(-1)?.last ?? 1) + move };
}

/** The definition of a class, or of a function or method such as `Client.get`, with its decorators. */
function findObject(lines: readonly string[], name: string): LineRange | undefined {
  let range: LineRange = { first: 1, last: lines.length };
  for (const part of name.split('.')) {
    const definition = new RegExp(`^\\s*(?:async\\s+)?(?:def|class)\\s+${part}\\b`);
    const at = lines.findIndex(
      (line, index) => index >= range.first - 1 && index < range.last && definition.test(line),
    );
    if (at === -1) return undefined;
    range = { first: findDecorators(lines, at) + 1, last: findEnd(lines, at) };
  }
  return range;
}

function findDecorators(lines: readonly string[], at: number): number {
  return lines[at - 1]?.trim().startsWith('@') === true ? findDecorators(lines, at - 1) : at;
}

/** The number of the last line of a definition. */
function findEnd(lines: readonly string[], at: number): number {
  const indent = getIndent(lines[at] ?? '');
  const next = lines.findIndex(
    (line, index) =>
      index > at && line.trim() !== '' && getIndent(line) <= indent && !/^\s*\)/.test(line),
  );
  let end = next === -1 ? lines.length : next;
  while (lines[end - 1]?.trim() === '') end -= 1;
  return end;
}

function getIndent(line: string): number {
  return line.length - line.trimStart().length;
}
