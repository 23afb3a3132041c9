import { readTextConcepts, type Concepts } from './ranking/query-words.ts';
import { splitPath } from './path-query.ts';
import type { Steps } from './steps.ts';
import type { SearchSymbol, SymbolKind } from './symbol.ts';
import { splitWords } from './words.ts';

/** A searchable name. */
export interface Name {
  text: string;
  folded: string;
  words: string[];
  joined: string;
  /** Where in `joined` a word starts. */
  starts: number[];
}

/** Words other than the symbol's own name, and the score for finding one of them. */
interface Field {
  words: string[];
  weight: number;
}

/** A symbol with everything that the ranking needs, computed once. */
export interface Entry {
  symbol: SearchSymbol;
  names: Name[];
  /** `module.owner.name` in lower case. */
  qualified: string;
  segments: string[];
  fields: Field[];
  /** Every word once, concatenated: a quick check for words that do not occur at all. */
  haystack: string;
  /** The bonus of the kind for a match that is not exact. */
  favour: number;
  /** What the name of a page, heading or operation is about. */
  concepts: Concepts | undefined;
}

const FAVOUR: Record<SymbolKind, number> = {
  page: 25,
  heading: 22,
  operation: 20,
  model: 15,
  class: 12,
  function: 12,
  attribute: 5,
  module: 10,
  field: 5,
  parameter: 0,
};

/** What a model without documentation, as generated ones are, loses with its fields. */
const UNDOCUMENTED = 10;

/** Prepares the symbols for the ranking. */
export function* makeEntries(symbols: readonly SearchSymbol[]): Steps<Entry[]> {
  const split = createSplitter();
  const entries: Entry[] = [];
  let penalty = 0;
  for (const symbol of symbols) {
    if (symbol.kind === 'model') penalty = symbol.summary === '' ? UNDOCUMENTED : 0;
    else if (symbol.kind !== 'field') penalty = 0;
    const entry = makeEntry(symbol, split);
    entries.push({ ...entry, favour: entry.favour - penalty });
    if (entries.length % STEP === 0) yield;
  }
  return entries;
}

/** How many entries are prepared or compared in one step. */
export const STEP = 50;

type Split = (text: string) => string[];

/** Owners, groups and common parameters occur repeatedly, so each text is split only once. */
function createSplitter(): Split {
  const known = new Map<string, string[]>();
  return (text) => {
    let words = known.get(text);
    if (words === undefined) known.set(text, (words = splitWords(text)));
    return words;
  };
}

function makeEntry(symbol: SearchSymbol, split: Split): Entry {
  const names = [...new Set(getNames(symbol))].map((name) => makeName(name, split));
  const fields = getFields(symbol).map(([text, weight]) => ({ words: split(text), weight }));
  const words = [...names, ...fields].flatMap((field) => field.words);
  return {
    symbol,
    names,
    fields,
    qualified: getQualifiedName(symbol).toLowerCase(),
    segments: symbol.kind === 'operation' ? splitPath(symbol.path) : [],
    haystack: [...new Set(words)].join(' '),
    favour: FAVOUR[symbol.kind],
    concepts: isSubject(symbol) ? readTextConcepts(symbol.name) : undefined,
  };
}

/** Whether a question may be about it. */
function isSubject({ kind }: SearchSymbol): boolean {
  return kind === 'page' || kind === 'heading' || kind === 'operation';
}

function getNames(symbol: SearchSymbol): string[] {
  return 'wireName' in symbol ? [symbol.name, symbol.wireName] : [symbol.name];
}

function makeName(name: string, split: Split): Name {
  const text = name.trim();
  const words = split(text);
  let length = 0;
  const starts = words.map((word) => (length += word.length) - word.length);
  return { text, folded: text.toLowerCase(), words, joined: words.join(''), starts };
}

function getQualifiedName(symbol: SearchSymbol): string {
  if (!('module' in symbol)) return symbol.name;
  const owner = 'owner' in symbol ? `${symbol.owner}.` : '';
  return `${symbol.module}.${owner}${symbol.name}`;
}

/** Texts other than the name, and the score for finding a word in them. */
function getFields(symbol: SearchSymbol): [text: string, weight: number][] {
  switch (symbol.kind) {
    case 'operation':
      return [
        [symbol.path, 0.6],
        [symbol.method, 0.6],
        [symbol.group, 0.45],
        [symbol.summary, 0.4],
      ];
    case 'page':
      return [
        [symbol.href, 0.8],
        [symbol.summary, 1],
      ];
    case 'parameter':
      return [
        [symbol.owner, 0.8],
        [symbol.place, 1],
      ];
    case 'heading':
    case 'field':
      return [[symbol.owner, 0.8]];
    default:
      return [[symbol.summary, 0.4]];
  }
}
