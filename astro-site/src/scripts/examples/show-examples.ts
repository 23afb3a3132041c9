import { examples as strings } from '#strings';
import { EXTRA_LANGUAGES, type ExtraLanguage } from '../../code/request/extra-language.ts';
import type { writeRequest } from '../../code/request/languages.ts';
import { fillExample, showWritten } from './example.ts';
import { getFacts, listExamples } from './facts.ts';
import { openFillDialog } from './fill-dialog.ts';
import { getFilled } from './stored-values.ts';

/** The codes of the page that the reader's values have changed: as they were, and as they are. */
let changed: [string, string][] = [];
let written: { language: ExtraLanguage; write: typeof writeRequest } | undefined;

/** Shows the values of the reader in all examples of the page. */
export function fillExamples(): void {
  const examples = listExamples();
  changed = examples.flatMap((example) => fillExample(example, getFilled(getFacts(example))));
  for (const example of examples) showLanguage(example);
}

/** Lets the reader fill in the values of an example, and shows them in all. */
export function fillIn(example: HTMLElement): void {
  openFillDialog(getFacts(example), fillExamples);
}

/** Shows the requests in a language that the page does not contain, written by `write`. */
export function writeExamples(language: ExtraLanguage, write: typeof writeRequest): void {
  written = { language, write };
  for (const example of listExamples()) showLanguage(example);
}

function showLanguage(example: HTMLElement): void {
  if (written === undefined) return;
  const { language, write } = written;
  const name = example.closest<HTMLElement>('[data-operation]')?.dataset['operation'] ?? '';
  showWritten(example, language, {
    write,
    filled: getFilled(getFacts(example)),
    label: strings.inLanguage(name, EXTRA_LANGUAGES[language]),
  });
}

/** A text of this page, such as its Markdown, with the values of the reader in its examples. */
export function fillText(text: string): string {
  return changed.reduce((filled, [before, after]) => filled.replaceAll(before, () => after), text);
}
