import type { ClassItem } from '../../../extractor/contract/class.ts';

/** Models that one page lists, in the order of their names. */
export interface ModelPart {
  /** The path of the page. */
  slug: string;
  /** The letter that their names begin with; with a number, if there are too many for a page. */
  title: string;
  models: ClassItem[];
}

/** The page of a module lists this many models; more are divided over pages. */
const MOST_LISTED = 300;
const MOST_ON_A_PART = 250;

/** Divides the models of a large module by their first letters; a small one is not divided. */
export function divideModels(models: readonly ClassItem[]): Omit<ModelPart, 'slug'>[] {
  if (models.length <= MOST_LISTED) return [];
  const letters = Map.groupBy(sortByName(models), ({ name }) => getLetter(name));
  return [...letters].flatMap(([letter, found]) => {
    const chunks = divide(found);
    return chunks.map((chunk, index) => {
      const title = chunks.length === 1 ? letter : `${letter} ${String(index + 1)}`;
      return { title, models: chunk };
    });
  });
}

/** In the order of a dictionary. */
export function sortByName<Named extends { name: string }>(entries: readonly Named[]): Named[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return entries.toSorted((one, other) => {
    const first = getLetter(one.name);
    const second = getLetter(other.name);
    return compare(first, second) || compare(one.name, other.name);
  });
}

/** The letter or digit that a name begins with, in upper case; `_` if it has none. */
export function getLetter(name: string): string {
  return /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '_';
}

/** Parts of about the same size. */
function divide<Entry>(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / MOST_ON_A_PART);
  const size = Math.ceil(entries.length / count);
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}
