import { isFieldName } from './field-name.ts';
import type { RecordedWords } from './recorded-words.ts';
import type { ShapeBuilder } from './shape-builder.ts';

/** More fields of one type are rather entries. */
const MANY = 24;
const MIN_OBJECTS = 4;

/**
 * Whether the keys of objects are data: ids, addresses, names that users chose. Such keys can be
 * personal, and they say nothing about the next answer.
 */
export function areKeysData({ fields, objects }: ShapeBuilder, words: RecordedWords): boolean {
  const names = [...fields.keys()];
  if (!names.every(isFieldName)) return true;
  const all = [...fields.values()];
  if (!haveSameType(all.map(({ shape }) => shape))) return false;
  if (all.filter(({ isOwnId }) => isOwnId).length * 2 > names.length) return true;
  if (areNumbered(names)) return true;
  if (names.every(words.isCommon)) return false;
  if (names.length > MANY) return true;
  // Where every object has other keys, none of them is a field.
  const isRare = all.every(({ seen }) => seen * MIN_OBJECTS <= objects);
  if (isRare && names.length >= MIN_OBJECTS) return true;
  const values = names.filter((name) => words.isValue(name) && !words.isCommon(name));
  const areObjects = all.every(({ shape }) => shape.fields.size > 0);
  if (!areObjects) return values.length * 2 > names.length;
  return values.length > 0 || haveSameFields(all.map(({ shape }) => shape));
}

/** `course_42` and `course_88`. */
function areNumbered(names: readonly string[]): boolean {
  const numbered = names.filter((name) => /\d\d/.test(name));
  const stems = new Set(numbered.map((name) => name.replaceAll(/\d+/g, '0')));
  return numbered.length > 1 && numbered.length === names.length && stems.size === 1;
}

function haveSameType(shapes: readonly ShapeBuilder[]): boolean {
  const types = shapes.map((shape) => [...shape.types].filter((type) => type !== 'null'));
  const [first = ''] = types.map((own) => own.join());
  return types.every((own) => own.length < 2 && (own.join() === first || own.length === 0));
}

/** Objects with the same fields beside each other are entries: `{ anna: {...}, ben: {...} }`. */
function haveSameFields(shapes: readonly ShapeBuilder[]): boolean {
  if (shapes.length < 2) return false;
  const names = shapes.map(({ fields }) => [...fields.keys()].toSorted().join('\0'));
  return names.every((one) => one === names[0]);
}
