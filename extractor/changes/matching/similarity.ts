import type { Item } from '../../contract/module.ts';
import { getLastName } from '../../contract/last-name.ts';

/**
 * Whether two objects of the same kind and name may be one that has moved: half of their contents
 * have the same names. A dictionary is no other class.
 */
export function areSimilarItems(before: Item, after: Item): boolean {
  if (isDictionary(before) !== isDictionary(after)) return false;
  const old = listNames(before);
  const now = listNames(after);
  const shared = [...old].filter((name) => now.has(name));
  return shared.length * 2 >= Math.min(old.size, now.size);
}

function isDictionary(item: Item): boolean {
  return item.kind === 'class' && item.model?.shape === 'dict';
}

/** The names inside an item: parameters, fields, members. */
export function listNames(item: Item): Set<string> {
  switch (item.kind) {
    case 'operation':
    case 'function':
      return new Set(item.signature.parameters.map(({ name }) => name));
    case 'class': {
      const { fields = [], members = [] } = item.model ?? {};
      const own = (item.members ?? []).map(getLastName);
      return new Set([
        ...own,
        ...fields.map(({ name }) => name),
        ...members.map(({ name }) => name),
      ]);
    }
    case 'attribute':
    case 'reExport':
      return new Set();
  }
}

/** Whether one of two names may be the other renamed: they have a word in common. */
export function areSimilarNames(before: string, after: string): boolean {
  const words = new Set(splitWords(before));
  return splitWords(after).some((word) => words.has(word));
}

/** The words of a name in lower case: `page`, `count` for `pageCount` and `page_count`. */
export function getWords(name: string): string[] {
  return name
    .split(/_+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}

/** Whether names only differ in their spelling: `fileName` and `file_name`, or `filename`. */
export function haveSameWords(before: string, after: string): boolean {
  return getWords(before).join('') === getWords(after).join('');
}

/** The words without what makes them a plural. */
export function normalizeWords(words: readonly string[]): string[] {
  return words.map((word) =>
    word.length > 3 ? word.replace(/(?:ies|y|s)$/, '') : word.replace(/s$/, ''),
  );
}

/** `pageCount`, `page_count`: two words. Articles and the like do not count. */
function splitWords(name: string): string[] {
  const words = name.split(/_+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.filter((word) => word.length > 2);
}
