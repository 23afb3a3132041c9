import { readFileSync } from 'node:fs';
import type { Module } from '../contract/module.ts';
import type { PathSource } from './resolve-path-source.ts';
import { locateSourceFile } from './source-file.ts';

/** The coding line of PEP 263, in the first or second line of a file. */
const CODING = /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*([-\w.]+)/;

/**
 * Reads the source of modules, which is shown next to what was read from it.
 *
 * @returns texts by module id, without files that have been deleted in the meantime
 */
export function readSourceTexts(
  modules: readonly Module[],
  source: PathSource,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, file } of modules) {
    const bytes = readIfThere(locateSourceFile(source, file));
    if (bytes !== undefined) texts.set(id, decodeSource(bytes));
  }
  return texts;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Decodes a Python file as Python does: UTF-8, unless its coding line names another encoding. */
export function decodeSource(bytes: Buffer): string {
  const [, named = 'utf-8'] = CODING.exec(bytes.toString('latin1')) ?? [];
  return makeDecoder(named).decode(bytes).replaceAll(/\r\n?/g, '\n');
}

/** Python writes `latin-1` and `utf_8` for the web's `latin1` and `utf-8`. */
function makeDecoder(name: string): TextDecoder {
  const label = name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^latin-/, 'latin');
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
