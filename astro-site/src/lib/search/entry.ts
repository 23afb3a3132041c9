import { splitPath } from './path-query.ts';
import type { SearchSymbol, SymbolKind } from './symbol.ts';
import { splitWords } from './words.ts';

/** A name as it can be asked for. */
export interface Name {
  text: string;
  folded: string;
  words: string[];
  joined: string;
  /** Where in `joined` a word starts. */
  starts: number[];
}

/** Words that are not the symbol's own name, and what finding one there is worth. */
export interface Field {
  words: string[];
  weight: number;
}

/** A symbol with all that the ranking asks of it, computed once. */
export interface Entry {
  symbol: SearchSymbol;
  names: Name[];
  /** `module.owner.name` in lower case. */
  qualified: string;
  segments: string[];
  fields: Field[];
  /** Every word once, run together: what is not in it is nowhere. */
  haystack: string;
  /** What the kind adds to a match that is not exact. */
  favour: number;
}

const FAVOUR: Record<SymbolKind, number> = {
  operation: 20,
  model: 15,
  class: 12,
  function: 12,
  module: 10,
  field: 5,
  parameter: 0,
};

export function makeEntry(symbol: SearchSymbol): Entry {
  const names = [...new Set(getNames(symbol))].map(makeName);
  const fields = getFields(symbol).filter(({ words }) => words.length > 0);
  const words = [...names, ...fields].flatMap((field) => field.words);
  return {
    symbol,
    names,
    fields,
    qualified: getQualifiedName(symbol).toLowerCase(),
    segments: symbol.kind === 'operation' ? splitPath(symbol.path) : [],
    haystack: [...new Set(words)].join(' '),
    favour: FAVOUR[symbol.kind],
  };
}

function getNames(symbol: SearchSymbol): string[] {
  return 'wireName' in symbol ? [symbol.name, symbol.wireName] : [symbol.name];
}

function makeName(text: string): Name {
  const words = splitWords(text);
  let length = 0;
  const starts = words.map((word) => (length += word.length) - word.length);
  return { text, folded: text.trim().toLowerCase(), words, joined: words.join(''), starts };
}

function getQualifiedName(symbol: SearchSymbol): string {
  if (symbol.kind === 'module') return symbol.name;
  const owner = 'owner' in symbol ? `${symbol.owner}.` : '';
  return `${symbol.module}.${owner}${symbol.name}`;
}

function getFields(symbol: SearchSymbol): Field[] {
  switch (symbol.kind) {
    case 'operation':
      return [
        makeField(symbol.path, 0.6),
        makeField(symbol.method, 0.6),
        makeField(symbol.group, 0.45),
        makeField(symbol.summary, 0.4),
      ];
    case 'field':
    case 'parameter':
      return [makeField(symbol.owner, 0.8)];
    default:
      return [makeField(symbol.summary, 0.4)];
  }
}

function makeField(text: string, weight: number): Field {
  return { words: splitWords(text), weight };
}
