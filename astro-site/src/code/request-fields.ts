import type { Field } from '../../../extractor/contract/class.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { getGivenValue, type ExampleSource } from './example-source.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';

/**
 * The fields that a request needs; if none is required, one that means little: an empty request would
 * show nothing.
 */
export function pickRequestFields(fields: Field[], source: ExampleSource): Field[] {
  const required = fields.filter((field) => field.required);
  if (required.length > 0) return required;
  const current = fields.filter((field) => field.deprecated === undefined);
  const simple = current.filter(({ type }) => !holdsModel(type, source) && !isSwitch(type));
  const shown = simple.find(({ example }) => getGivenValue(example) !== undefined);
  return [shown ?? simple[0] ?? current[0]].filter((field) => field !== undefined);
}

/** Whether the value turns something on or off. */
function isSwitch(type: TypeExpression | undefined): boolean {
  if (type?.kind === 'union') return type.members.some(isSwitch);
  if (type?.kind === 'generic') return type.arguments.some(isSwitch);
  return type?.kind === 'name' && getLastName(type.name) === 'bool';
}

/** Whether the type contains a model with fields of its own (an enum does not count). */
function holdsModel(type: TypeExpression | undefined, source: ExampleSource): boolean {
  switch (type?.kind) {
    case 'name': {
      const item = type.id === undefined ? undefined : source.item(type.id);
      return item?.kind === 'class' && item.model?.members === undefined;
    }
    case 'generic':
      return [type.origin, ...type.arguments].some((part) => holdsModel(part, source));
    case 'union':
      return type.members.some((part) => holdsModel(part, source));
    case 'list':
    case 'literal':
    case 'text':
    case undefined:
      return false;
  }
}
