import type { ExampleFacts } from '../../code/request/template.ts';

/** Reads what the page says of an example. */
export function getFacts(example: HTMLElement): ExampleFacts {
  return JSON.parse(example.dataset['facts'] ?? '') as ExampleFacts;
}
