import { type LineCounter, parseDocument } from 'yaml';
import { getMessage, WrapdocsError } from '../../errors.ts';

/** The largest published documents have 13 MB; YAML takes a hundred times as long as JSON. */
const MAX_JSON = 64 * 1024 * 1024;
const MAX_YAML = 16 * 1024 * 1024;
/** How often aliases may repeat what they stand for, so that a few lines do not become gigabytes. */
const MAX_ALIASES = 1000;

/**
 * Parses a file of a document, which somebody else wrote.
 *
 * @param label the file in messages
 * @throws WrapdocsError `API_INVALID` if it is neither JSON nor YAML, or too large
 */
export function parseText(text: string, label: string): unknown {
  return /^\s*[[{]/.test(text) ? parseJson(text, label) : parseYaml(text, label);
}

function parseJson(text: string, label: string): unknown {
  if (text.length > MAX_JSON) throw makeTooLarge(label, MAX_JSON);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // YAML can begin with a brace, too.
    if (text.length <= MAX_YAML && !label.endsWith('.json')) return parseYaml(text, label);
    throw makeInvalid(label, 'JSON', cause);
  }
}

function parseYaml(text: string, label: string): unknown {
  if (text.length > MAX_YAML) throw makeTooLarge(label, MAX_YAML);
  try {
    return readYaml(text).value;
  } catch (cause) {
    throw makeInvalid(label, 'YAML', cause);
  }
}

/**
 * Reads YAML that somebody else wrote.
 *
 * @param lines learns where lines begin
 * @throws YAMLParseError and others, if it is no YAML or repeats too much with aliases
 */
export function readYaml(text: string, lines?: LineCounter) {
  const document = parseDocument(text, {
    merge: true,
    // Looking for repeated keys takes quadratic time.
    uniqueKeys: false,
    logLevel: 'silent',
    ...(lines === undefined ? {} : { customTags: ['binary'], lineCounter: lines }),
  });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return { document, value: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown };
}

function makeTooLarge(label: string, limit: number): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${label} is larger than ${String(limit / 1024 / 1024)} MiB.`,
    hint: 'Remove examples from the document, or convert YAML to JSON, which may have 64 MiB.',
  });
}

function makeInvalid(label: string, format: string, cause: unknown): WrapdocsError {
  const [line = ''] = getMessage(cause).split('\n');
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${label} is not valid ${format}: ${line}`,
    hint: 'Fix the document, or name another file with an OpenAPI or Swagger document.',
    cause,
  });
}
