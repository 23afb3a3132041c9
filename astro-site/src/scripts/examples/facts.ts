import type { ExampleFacts } from '../../code/request/template.ts';

const read = new WeakMap<HTMLElement, ExampleFacts>();

/** The examples of the page that have facts. */
export function listExamples(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.ex[data-facts]')];
}

/** What the page says of an example, which is read once. */
export function getFacts(example: HTMLElement): ExampleFacts {
  const known = read.get(example);
  if (known !== undefined) return known;
  const facts = JSON.parse(example.dataset['facts'] ?? '') as ExampleFacts;
  read.set(example, facts);
  return facts;
}
