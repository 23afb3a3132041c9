import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TomlError } from 'smol-toml';
import { WrapdocsError } from '../errors.ts';

/** The file of a Python project that can also contain the configuration. */
export const PYPROJECT = 'pyproject.toml';

/** The table of the configuration. */
const TABLE = ['tool', 'wrapdocs'];

/** A configuration in `[tool.wrapdocs]`, not checked yet. */
interface ProjectTable {
  value: unknown;
  /** The line of a setting, or of the nearest table around it. */
  findLine: (path: readonly PropertyKey[]) => number;
}

/** Whether a pyproject.toml has a configuration. */
export function hasProjectTable(file: string): boolean {
  return /^[^\S\n]*\[{1,2}\s*tool\s*\.\s*wrapdocs\b/m.test(readFileSync(file, 'utf8'));
}

/**
 * Reads the configuration in a pyproject.toml.
 *
 * @throws WrapdocsError with the line, if the file is not valid TOML, or without the table
 */
export function readProjectTable(file: string): ProjectTable {
  const text = readFileSync(file, 'utf8');
  const { tool } = parseToml(text, file) as { tool?: { wrapdocs?: unknown } };
  if (tool?.wrapdocs === undefined) {
    throw new WrapdocsError({
      code: 'CONFIG_NOT_FOUND',
      message: `${file} has no table [tool.wrapdocs].`,
      hint: 'Add the table, or run `wrapdocs init` to write a configuration file.',
    });
  }
  const lines = listLines(text);
  const findLine = (names: readonly PropertyKey[]): number =>
    lines.get([...TABLE, ...names].join('.')) ??
    (names.length === 0 ? 1 : findLine(names.slice(0, -1)));
  return { value: tool.wrapdocs, findLine };
}

function parseToml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const [, reason = cause.message] = /^Invalid TOML document: (.*)/.exec(cause.message) ?? [];
    throw new WrapdocsError({
      code: 'CONFIG_UNREADABLE',
      message: `${file}:${String(cause.line)} could not be read: ${reason}`,
      hint: `Fix the line in ${path.basename(file)}.`,
      cause,
    });
  }
}

const HEADER = /^\s*(\[{1,2})([^[\]]+)\]/;
const KEY = /^\s*([\w"'-][\w\s."'-]*)=/;

/** The lines of tables and keys, by their dotted path; the tables of a list have a number. */
function listLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const counts = new Map<string, number>();
  let table: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, brackets, header] = HEADER.exec(line) ?? [];
    if (header !== undefined) table = placeTable(splitKey(header), brackets === '[[', counts);
    const key = header === undefined ? KEY.exec(line)?.[1]?.trim() : '';
    if (key === undefined) continue;
    const name = [...table, ...splitKey(key)].join('.');
    if (!lines.has(name)) lines.set(name, index + 1);
  }
  return lines;
}

/** The path of a table, in which each list has the number of its last table. */
function placeTable(
  keys: readonly string[],
  isList: boolean,
  counts: Map<string, number>,
): string[] {
  const placed: string[] = [];
  for (const [index, key] of keys.entries()) {
    placed.push(key);
    const name = placed.join('.');
    const isNext = isList && index === keys.length - 1;
    const count = isNext ? (counts.get(name) ?? -1) + 1 : counts.get(name);
    if (count === undefined) continue;
    counts.set(name, count);
    placed.push(String(count));
  }
  return placed;
}

function splitKey(text: string): string[] {
  if (text === '') return [];
  return text.split('.').map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'));
}
