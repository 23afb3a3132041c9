import { splitWords } from '../contract/text/split-words.ts';
import {
  dropStopWords,
  getSingular,
  listMeanings,
  listRelated,
} from '../contract/view/query-words.ts';
import { matchPath, parsePathQuery, splitPath } from '../contract/view/path-query.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { Operation } from '../contract/operation.ts';
import { listOperations, type FoundOperation, type Library } from './library.ts';

/** What a word counts that means the same as the one asked for, or is only related to it. */
const SHARES = { same: 0.6, related: 0.3 };

/**
 * The operations that a question is about, best first: words, `GET /users/42`, a URL, or a curl
 * command. Words that no operation has are ignored.
 */
export function findOperations(query: string, library: Library): FoundOperation[] {
  const all = listOperations(library);
  const requested = findByRequest(query, all);
  if (requested.length > 0) return requested;
  const asked = [...new Set(dropStopWords(splitWords(query)))];
  const texts = new Map(all.map((one) => [one, describeWords(one.operation)]));
  const rarity = new Map(asked.map((word) => [word, getRarity(word, [...texts.values()])]));
  return rank(all, (one) => {
    const fields = texts.get(one) ?? [];
    return asked.reduce((sum, word) => sum + scoreWord(word, fields) * (rarity.get(word) ?? 0), 0);
  });
}

/** The operations whose path a question contains; `list orders` is no path. */
function findByRequest(query: string, all: readonly FoundOperation[]): FoundOperation[] {
  const request = query.includes('/') ? parsePathQuery(query.trim()) : undefined;
  if (request === undefined) return [];
  const { method } = request;
  return rank(all, ({ operation }) => {
    const isOther = method !== undefined && ![method, 'ANY'].includes(operation.method);
    return isOther ? 0 : matchPath(request, splitPath(operation.path));
  });
}

interface Field {
  words: ReadonlySet<string>;
  weight: number;
}

function describeWords({ id, client, path, summary, description, group }: Operation): Field[] {
  const field = (text: string | undefined, weight: number): Field => {
    return {
      words: new Set(splitWords(text ?? '').flatMap((word) => [word, getSingular(word)])),
      weight,
    };
  };
  const name = getFunctionId(id).split('.').slice(-2).join(' ');
  return [
    field(name, 5),
    field(client?.access?.[0], 4),
    field(summary, 4),
    field(path, 3),
    field(group, 2),
    field(description, 1),
  ];
}

function scoreWord(word: string, fields: readonly Field[]): number {
  const same = listMeanings(word);
  const related = listRelated(word);
  return Math.max(
    ...fields.map(({ words, weight }) => {
      if (words.has(word)) return weight;
      if (same.some((one) => words.has(one))) return weight * SHARES.same;
      const isBegun = word.length > 3 && [...words].some((one) => one.startsWith(word));
      if (isBegun) return weight / 2;
      return related.some((one) => words.has(one)) ? weight * SHARES.related : 0;
    }),
  );
}

/** A word that few operations have tells more. */
function getRarity(word: string, texts: readonly (readonly Field[])[]): number {
  const count = texts.filter((fields) => scoreWord(word, fields) > 0).length;
  return count === 0 ? 0 : Math.log(1 + texts.length / count);
}

function rank(
  all: readonly FoundOperation[],
  score: (one: FoundOperation) => number,
): FoundOperation[] {
  return all
    .map((one) => ({ one, score: score(one) }))
    .filter((each) => each.score > 0)
    .toSorted(
      (a, b) => b.score - a.score || a.one.operation.path.length - b.one.operation.path.length,
    )
    .map(({ one }) => one);
}
