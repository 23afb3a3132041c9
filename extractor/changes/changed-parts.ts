import type { Change } from '../contract/change.ts';
import { PYTHON_RULES } from './python/python-rules.ts';

/** The names of the parts that a change is about, such as parameters; none without parts. */
export function listParts({ part }: Change): string[] {
  return part === undefined ? [] : [part.name, ...(part.others ?? [])];
}

/** Whether a parameter has another name now. */
export function isParameterRenamed({ code }: Change): boolean {
  return code === PYTHON_RULES.parameterRenamed.code;
}
