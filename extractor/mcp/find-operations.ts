import { matchPath, parsePathQuery, splitPath } from '../contract/view/path-query.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { Operation } from '../contract/operation.ts';
import { listOperations, type FoundOperation, type Library } from './library.ts';

const STOP_WORDS = new Set(
  'a an and any are call can do does for from get how i in is it me my of on or that the to use what when which with you'.split(
    ' ',
  ),
);

/** Words that authors of APIs and their users choose differently. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['delete', 'remove', 'destroy', 'drop'],
  ['create', 'add', 'new', 'insert', 'make'],
  ['update', 'change', 'modify', 'edit', 'patch'],
  ['list', 'all', 'search', 'browse'],
  ['get', 'read', 'fetch', 'retrieve', 'show'],
  ['restart', 'reboot', 'reset'],
  ['start', 'run', 'trigger', 'launch'],
  ['stop', 'cancel', 'abort', 'shutdown'],
];

const SYNONYM_SHARE = 0.6;

/**
 * The operations that a question is about, best first: words, `GET /users/42`, a URL, or a curl
 * command. Words that no operation has are ignored.
 */
export function findOperations(query: string, library: Library): FoundOperation[] {
  const all = listOperations(library);
  const requested = findByRequest(query, all);
  if (requested.length > 0) return requested;
  const words = getWords(query).filter((word) => !STOP_WORDS.has(word));
  const asked = words.length === 0 ? getWords(query) : words;
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
    return { words: new Set(getWords(text ?? '')), weight };
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

/** Words in lower case, without the ending of their plural. */
function getWords(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}

function scoreWord(word: string, fields: readonly Field[]): number {
  const synonyms = SYNONYMS.find((group) => group.includes(word)) ?? [];
  return Math.max(
    ...fields.map(({ words, weight }) => {
      if (words.has(word)) return weight;
      const isSynonym = synonyms.some((one) => words.has(one));
      if (isSynonym) return weight * SYNONYM_SHARE;
      const isBegun = word.length > 3 && [...words].some((one) => one.startsWith(word));
      return isBegun ? weight / 2 : 0;
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
