import { readTextConcepts, type Concepts } from '../../../extractor/contract/view/query-words.ts';
import { Vocabulary } from './ranking/vocabulary.ts';
import { splitPath } from '../../../extractor/contract/view/path-query.ts';
import type { Steps } from './steps.ts';
import type {
  CodeSymbol,
  OperationSymbol,
  PageSymbol,
  SearchSymbol,
  SymbolKind,
} from './symbol.ts';
import { splitWords } from '../../../extractor/contract/text/split-words.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';

/** A searchable name; symbols with the same name share it. */
export interface Name {
  /** Its place among all names. */
  index: number;
  text: string;
  folded: string;
  words: string[];
  /** The numbers of its words in the vocabulary. */
  numbers: number[];
  joined: string;
  /** Where in `joined` a word starts. */
  starts: number[];
}

/** Words other than the symbol's own name, and the score for finding one of them. */
interface Field {
  /** The numbers of its words in the vocabulary. */
  numbers: number[];
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
  /** The bonus of the kind for a match that is not exact. */
  favour: number;
  /**
   * What the name of a page, heading or operation is about; the last part of a dotted name, which is
   * how callers reach an operation, by itself, too.
   */
  concepts: readonly Concepts[];
  /** What the first sentence of a page, an operation or a function is about. */
  told?: Concepts;
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

/** Everything that can be found. */
export interface Entries {
  entries: Entry[];
  vocabulary: Vocabulary;
  /** How many different names there are. */
  names: number;
}

/** Prepares the symbols for the ranking. */
export function* makeEntries(symbols: readonly SearchSymbol[]): Steps<Entries> {
  const texts = new Texts();
  const entries: Entry[] = [];
  let penalty = 0;
  for (const symbol of symbols) {
    if (symbol.kind === 'model') penalty = symbol.summary === '' ? UNDOCUMENTED : 0;
    else if (symbol.kind !== 'field') penalty = 0;
    const entry = makeEntry(symbol, texts);
    entries.push({ ...entry, favour: entry.favour - penalty });
    if (entries.length % STEP === 0) yield;
  }
  return { entries, vocabulary: texts.vocabulary, names: texts.count };
}

/** How many entries are prepared or compared in one step. */
export const STEP = 50;

/** Names, owners, groups and common parameters occur repeatedly, so each is read only once. */
class Texts {
  readonly vocabulary = new Vocabulary();

  readonly #names = new Map<string, Name>();

  readonly #numbers = new Map<string, number[]>();

  /** How many different names were read. */
  get count(): number {
    return this.#names.size;
  }

  readName(text: string): Name {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = { index: this.#names.size, ...makeName(text), numbers: this.readWords(text) };
      this.#names.set(text, name);
    }
    return name;
  }

  readWords(text: string): number[] {
    let numbers = this.#numbers.get(text);
    if (numbers === undefined) {
      numbers = splitWords(text).map((word) => this.vocabulary.add(word));
      this.#numbers.set(text, numbers);
    }
    return numbers;
  }
}

function makeEntry(symbol: SearchSymbol, texts: Texts): Entry {
  const names = getNames(symbol).map((name) => texts.readName(name.trim()));
  const fields = getFields(symbol).map(([text, weight]) => ({
    numbers: texts.readWords(text),
    weight,
  }));
  texts.vocabulary.count(new Set([...names, ...fields].flatMap(({ numbers }) => numbers)));
  return {
    symbol,
    names,
    fields,
    qualified: getQualifiedName(symbol).toLowerCase(),
    segments: symbol.kind === 'operation' ? splitPath(symbol.path) : [],
    favour: FAVOUR[symbol.kind],
    concepts: isSubject(symbol) ? readSubjects(symbol) : [],
    ...(hasSummary(symbol) && { told: readTextConcepts(getSentence(symbol.summary)) }),
  };
}

/** Whether a question may be about it. */
function isSubject({ kind }: SearchSymbol): boolean {
  return kind === 'page' || kind === 'heading' || kind === 'operation';
}

function getSentence(text: string): string {
  return text.split(/[.!?](?:\s|$)/u, 1)[0] ?? '';
}

function hasSummary(symbol: SearchSymbol): symbol is OperationSymbol | CodeSymbol | PageSymbol {
  return ['page', 'operation', 'function'].includes(symbol.kind);
}

function readSubjects({ kind, name }: SearchSymbol): Concepts[] {
  const last = kind === 'operation' ? getLastName(name) : name;
  return [...new Set([name, last])].map(readTextConcepts);
}

function getNames(symbol: SearchSymbol): string[] {
  if (!('wireName' in symbol) || symbol.wireName === symbol.name) return [symbol.name];
  return [symbol.name, symbol.wireName];
}

function makeName(text: string): Omit<Name, 'index' | 'numbers'> {
  const words = splitWords(text);
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
        [symbol.method, 0.5],
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
