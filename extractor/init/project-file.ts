import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { getMessage, WrapdocsError } from '../errors.ts';

/** A table of pyproject.toml. */
export type Table = Record<string, unknown>;

/**
 * Reads the pyproject.toml of a folder; an empty table if there is none.
 *
 * @throws WrapdocsError if the file is not valid TOML
 */
export function readProjectFile(folder: string): Table {
  const file = path.join(folder, 'pyproject.toml');
  const text = readText(file);
  if (text === undefined) return {};
  try {
    return parse(text);
  } catch (cause) {
    throw makeUnreadable(file, cause);
  }
}

/** The error about settings of a project that have another form than their kind of file. */
export function makeUnreadable(file: string, cause: unknown): WrapdocsError {
  return new WrapdocsError({
    code: 'CONFIG_UNREADABLE',
    message: `${file} could not be read: ${getMessage(cause)}`,
    hint: 'Fix the file, and try again.',
    cause,
  });
}

/** The value at a dotted path of tables: `tool.hatch.build`. */
export function getValue(table: Table, keys: string): unknown {
  let value: unknown = table;
  for (const key of keys.split('.')) value = getTable(value)[key];
  return value;
}

/** A value that should be a table; an empty one if it is not. */
export function getTable(value: unknown): Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Table)
    : {};
}

/** The texts of a value that should be a list of texts. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A value that should be a text that is not empty. */
export function getText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The text of a file, or undefined if it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
