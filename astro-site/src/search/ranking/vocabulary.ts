/**
 * Every word of an index once. Names and texts refer to words by their numbers, so that a query
 * compares its words with each word once, and not with each of the texts that contain it.
 */
export class Vocabulary {
  readonly words: string[] = [];

  /** How many entries have each word. */
  readonly counts: number[] = [];

  readonly #numbers = new Map<string, number>();

  /** The number of a word, which becomes part of the vocabulary. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    this.counts.push(0);
    return this.words.push(word) - 1;
  }

  /** Notes that an entry has words. */
  count(numbers: Iterable<number>): void {
    for (const number of numbers) this.counts[number] = (this.counts[number] ?? 0) + 1;
  }
}
