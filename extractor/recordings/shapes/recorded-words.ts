import type { ExchangeMatch } from '../matching/match-exchanges.ts';

/** What tells fields from keys that are data, over all recordings of a package. */
export interface RecordedWords {
  /** Whether a text was recorded as a value of a query or an answer. */
  isValue: (text: string) => boolean;
  /** Whether answers of several operations have a key, which is then the name of a field. */
  isCommon: (key: string) => boolean;
}

const MAX_WORDS = 200_000;
const MAX_LENGTH = 64;
const MIN_OPERATIONS = 3;

/** Collects the short texts of recordings. */
export function collectWords(matches: readonly ExchangeMatch[]): RecordedWords {
  const texts = new Set<string>();
  const keys = new Map<string, Set<string>>();
  const addText = (text: string): void => {
    if (text.length <= MAX_LENGTH && texts.size < MAX_WORDS) texts.add(text.toLowerCase());
  };
  for (const { exchange, requests } of matches) {
    const id = requests[0]?.operation.id ?? '';
    for (const value of exchange.query.values()) addText(value);
    for (const [key, value] of walk(exchange.answer.value)) {
      if (typeof value === 'string') addText(value);
      if (key === undefined || (keys.size >= MAX_WORDS && !keys.has(key))) continue;
      keys.set(key, (keys.get(key) ?? new Set()).add(id));
    }
  }
  return {
    isValue: (text) => texts.has(text.toLowerCase()),
    isCommon: (key) => (keys.get(key)?.size ?? 0) >= MIN_OPERATIONS,
  };
}

/** The values of JSON, each with its key in an object. */
function* walk(root: unknown): Generator<[string | undefined, unknown]> {
  const waiting: [string | undefined, unknown][] = [[undefined, root]];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    yield entry;
    const [, value] = entry;
    if (Array.isArray(value)) for (const item of value) waiting.push([undefined, item]);
    else if (typeof value === 'object' && value !== null) waiting.push(...Object.entries(value));
  }
}
