import type { FilterState } from './filter-state.ts';

/*
 * The fields of the form are the browser's, not React's: hydration would empty what was typed while
 * the island was asleep.
 */

/** What is in the fields of the form; empty ones say nothing. */
export function readForm(form: HTMLFormElement | null): Partial<FilterState> {
  const text = getField(form, 'q')?.value ?? '';
  const group = getField(form, 'group')?.value ?? '';
  return { ...(text !== '' && { text }), ...(group !== '' && { group }) };
}

/** Puts the state into the fields, where they do not have it already. */
export function fillForm(form: HTMLFormElement | null, { text, group }: FilterState): void {
  setValue(getField(form, 'q'), text);
  setValue(getField(form, 'group'), group);
}

type FormField = HTMLInputElement | HTMLSelectElement;

function getField(form: HTMLFormElement | null, name: string): FormField | null {
  return form?.querySelector<FormField>(`[name="${name}"]`) ?? null;
}

function setValue(field: FormField | null, value: string): void {
  // Writing the same value would move the caret.
  if (field !== null && field.value !== value) field.value = value;
}
