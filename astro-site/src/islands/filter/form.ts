import type { FilterState } from './filter-state.ts';

/* The fields of the form are uncontrolled: hydration would clear text that was typed before the
   island loaded. */

/** The values of the form's fields; empty ones are left out. */
export function readForm(form: HTMLFormElement | null): Partial<FilterState> {
  const text = getField(form, 'q')?.value ?? '';
  const group = getField(form, 'group')?.value ?? '';
  return { ...(text !== '' && { text }), ...(group !== '' && { group }) };
}

/** Writes the state into the fields whose values differ. */
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
