import { examples as strings } from '#strings';
import { normalizeBase } from '../../code/request/fill.ts';
import type { ExampleFacts } from '../../code/request/template.ts';
import { announce } from '../announce.ts';
import { getFilled, removeValues, storeFilled } from './stored-values.ts';

const BASE_ID = 'fill-in-base';

/** Lets the reader fill in the values of an example; `update` shows them in all examples. */
export function openFillDialog(facts: ExampleFacts, update: () => void): void {
  const filled = getFilled(facts);
  const dialog = document.createElement('dialog');
  dialog.className = 'fill-in';
  dialog.setAttribute('aria-labelledby', 'fill-in-title');
  const form = document.createElement('form');
  form.method = 'dialog';
  const base =
    facts.base === undefined ? undefined : makeField(BASE_ID, strings.baseUrl, filled.base);
  if (base !== undefined) {
    base.input.inputMode = 'url';
    base.input.placeholder = facts.base ?? '';
  }
  const blanks = Object.keys(facts.blanks).map((name) => ({
    name,
    ...makeField(`fill-in-${name}`, name, filled.values.get(name)),
  }));
  const save = makeButton(strings.save, 'submit');
  const cancel = makeButton(strings.cancel, 'button');
  const remove = makeButton(strings.removeAll, 'button');
  form.append(
    makeText('h2', strings.fillIn, 'fill-in-title'),
    makeText('p', strings.explanation),
    ...(base === undefined ? [] : [base.label]),
    ...blanks.map(({ label }) => label),
    makeGroup([save, cancel, remove]),
  );
  const close = (text: string): void => {
    dialog.close();
    update();
    announce(text);
  };
  base?.input.addEventListener('input', () => base.input.setCustomValidity(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = base?.input.value.trim() ?? '';
    const address = wanted === '' ? '' : normalizeBase(wanted);
    if (address === undefined) {
      base?.input.setCustomValidity(strings.noAddress);
      base?.input.reportValidity();
      return;
    }
    const values = new Map(blanks.map(({ name, input }) => [name, input.value.trim()]));
    close(storeFilled(facts, address, values) ? strings.saved : strings.notStored);
  });
  cancel.addEventListener('click', () => dialog.close());
  remove.addEventListener('click', () => {
    removeValues(facts.api);
    close(strings.removed);
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
}

function makeField(
  id: string,
  name: string,
  value = '',
): { label: HTMLLabelElement; input: HTMLInputElement } {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.id = id;
  input.value = value;
  input.autocomplete = 'off';
  input.spellcheck = false;
  label.append(name, input);
  return { label, input };
}

function makeButton(text: string, type: HTMLButtonElement['type']): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = type;
  button.textContent = text;
  return button;
}

function makeText(name: 'h2' | 'p', text: string, id = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (id !== '') element.id = id;
  return element;
}

function makeGroup(buttons: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'fill-in-buttons';
  group.append(...buttons);
  return group;
}
