import { isNode, LineCounter } from 'yaml';
import { readYaml } from '../../api/document/parse-text.ts';
import { findValueOffsets, type ValuePath } from './value-offsets.ts';

/** A recording as a value, and the lines of its parts. */
export interface ParsedRecording {
  value: unknown;
  /** The line on which a value begins; that of the file if it is not known. */
  findLine: (path: ValuePath) => number;
}

/** YAML takes a hundred times as long as JSON. */
const MAX_YAML = 16 * 1024 * 1024;
/** Exchanges are not deeper in their files: `log.entries[0]`. */
const MAX_DEPTH = 3;

/** Parses a recording, which others may have written; throws whatever the parsers throw. */
export function parseRecording(text: string): ParsedRecording {
  if (/^\s*[[{]/.test(text)) {
    const parsed = parseJson(text);
    if (parsed !== undefined) return parsed;
  }
  if (text.length > MAX_YAML) throw new RangeError('it is larger than 16 MiB');
  const lines = new LineCounter();
  const { document, value } = readYaml(text, lines);
  const findLine = (path: ValuePath): number => {
    const node = document.getIn(path, true);
    const [offset = 0] = isNode(node) ? (node.range ?? []) : [];
    return lines.linePos(offset).line || 1;
  };
  return { value, findLine };
}

/** YAML can begin with a brace, too. */
function parseJson(text: string): ParsedRecording | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  let offsets: Map<string, number> | undefined;
  const findLine = (path: ValuePath): number => {
    offsets ??= findValueOffsets(text, MAX_DEPTH);
    return countLines(text, offsets.get(JSON.stringify(path)) ?? 0);
  };
  return { value, findLine };
}

function countLines(text: string, end: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    lines += 1;
  }
  return lines;
}
