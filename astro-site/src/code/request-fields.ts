import type { Field } from '../../../extractor/contract/class.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { getGivenValue, type ExampleSource } from './example-source.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';

/** How many optional fields show what a request can contain. */
const MOST_OPTIONAL = 3;

/**
 * The fields that a request needs; if none is required, the first few whose values mean something: an
 * empty request would show nothing.
 */
export function pickRequestFields(fields: Field[], source: ExampleSource): Field[] {
  const required = fields.filter((field) => field.required);
  if (required.length > 0) return required;
  const current = fields.filter((field) => field.deprecated === undefined);
  const simple = current.filter(({ type }) => !holdsModel(type, source) && !isSwitch(type));
  const telling = simple.filter(({ type }) => !isOpen(type));
  const [first = []] = [telling.filter(isDocumented), telling, simple, current.slice(0, 1)].filter(
    (choice) => choice.length > 0,
  );
  return first.slice(0, MOST_OPTIONAL);
}

function isDocumented({ description, example }: Field): boolean {
  return description !== undefined || getGivenValue(example) !== undefined;
}

const OPEN = new Set(['Any', 'object', 'dict', 'Dict', 'Mapping', 'list', 'List']);

/** Whether the type says nothing of what the value contains, so that an example would be empty. */
function isOpen(type: TypeExpression | undefined): boolean {
  if (type?.kind === 'union') return type.members.some(isOpen);
  if (type?.kind === 'generic') return [type.origin, ...type.arguments].some(isOpen);
  return type?.kind === 'name' && OPEN.has(getLastName(type.name));
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
