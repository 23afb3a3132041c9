import type { RecordedShape } from '../../../extractor/contract/recordings.ts';

const MAX_LINES = 250;

/**
 * The shape of recorded answers as text, close to JSON: `{ id: integer, name?: string | null }`.
 * Objects whose keys are data have `[key]`.
 */
export function formatRecordedShape(shape: RecordedShape): string {
  const lines = writeShape(shape, '').split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), '…'].join('\n')
    : lines.join('\n');
}

function writeShape(shape: RecordedShape, indent: string): string {
  const parts = [
    ...writeScalars(shape),
    ...writeList(shape, indent),
    ...writeObject(shape, indent),
  ];
  return parts.length === 0 ? 'unknown' : parts.join(' | ');
}

/** Values say what the types of the same kind would; `null` is always a type of its own. */
function writeScalars({ types, values }: RecordedShape): string[] {
  const scalars = types.filter((type) => type !== 'array' && type !== 'object');
  if (values === undefined) return scalars;
  const listed = values.map((value) => JSON.stringify(value));
  return [...listed, ...scalars.filter((type) => type === 'null')];
}

function writeList({ types, items }: RecordedShape, indent: string): string[] {
  if (!types.includes('array')) return [];
  return items === undefined || items.types.length === 0
    ? ['[]']
    : [`[${writeShape(items, indent)}]`];
}

function writeObject(
  { types, objects = 0, fields, entries }: RecordedShape,
  indent: string,
): string[] {
  if (!types.includes('object')) return [];
  const inner = `${indent}  `;
  const lines =
    entries === undefined
      ? (fields ?? []).map(
          ({ name, seen, shape }) =>
            `${inner}${writeName(name)}${seen < objects ? '?' : ''}: ${writeShape(shape, inner)}`,
        )
      : [`${inner}[key]: ${writeShape(entries, inner)}`];
  if (lines.length === 0) return [fields === undefined ? '{ … }' : '{}'];
  return [`{\n${lines.join(',\n')}\n${indent}}`];
}

function writeName(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
}
