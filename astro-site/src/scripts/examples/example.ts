import { splitCode, type CodeLanguage } from '../../code/highlight.ts';
import type { ExtraLanguage } from '../../code/request/extra-language.ts';
import { fillPython, fillShell, fillTemplate, type Filled } from '../../code/request/fill.ts';
import { getFacts } from './facts.ts';
import type { writeRequest } from '../../code/request/languages.ts';

/** What codes and notes showed at first. */
const originals = new WeakMap<Element, string>();
const notes = new WeakMap<Element, ChildNode[]>();

/**
 * Shows an example with the values of the reader.
 *
 * @returns the codes that have changed, as they were and as they are now
 */
export function fillExample(example: HTMLElement, filled: Filled): [string, string][] {
  const facts = getFacts(example);
  const pairs = [...example.querySelectorAll('pre:not(.written) > code')].map(
    (code): [string, string] => {
      const original = originals.get(code) ?? code.textContent;
      originals.set(code, original);
      const isShell = code.parentElement?.classList.contains('shell') === true;
      const text = isShell
        ? fillShell(original, facts, filled)
        : fillPython(original, facts, filled);
      if (text !== code.textContent) showCode(code, text, isShell ? 'shell' : 'python');
      return [original, text];
    },
  );
  showMissing(example, filled);
  return pairs.filter(([original, text]) => original !== text);
}

/** The note names what is still to be set. */
function showMissing(example: HTMLElement, { values }: Filled): void {
  const note = example.querySelector<HTMLElement>('.of-curl');
  if (note === null) return;
  const parts = notes.get(note) ?? [...note.childNodes];
  notes.set(note, parts);
  const missing = parts.filter(
    (part) => part instanceof HTMLElement && !values.has(part.textContent),
  );
  const list = missing.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));
  note.hidden = missing.length === 0;
  note.replaceChildren(...parts.slice(0, 1), ...list, ...parts.slice(-1));
}

/** Shows the request in a language that the page does not contain. */
export function showWritten(
  example: HTMLElement,
  language: ExtraLanguage,
  { write, filled, label }: { write: typeof writeRequest; filled: Filled; label: string },
): void {
  const facts = getFacts(example);
  if (facts.request === undefined) return;
  const { code: text, language: kind } = write(
    fillTemplate(facts.request, facts, filled),
    language,
  );
  const code = findWritten(example);
  code.parentElement?.setAttribute('aria-label', label);
  showCode(code, text, kind);
}

function findWritten(example: HTMLElement): Element {
  const known = example.querySelector('.written > code');
  if (known !== null) return known;
  const box = document.createElement('pre');
  box.className = 'written';
  box.tabIndex = 0;
  box.role = 'group';
  const code = document.createElement('code');
  box.append(code);
  example.querySelector('.ex-bar')?.after(box);
  return code;
}

function showCode(element: Element, text: string, language: CodeLanguage): void {
  element.replaceChildren(
    ...splitCode(text, language).map((part) => {
      if (part.className === undefined) return part.text;
      const piece = document.createElement('i');
      piece.className = part.className;
      piece.textContent = part.text;
      return piece;
    }),
  );
}
