import type { RecordedShape } from '../../contract/recordings.ts';
import type { RecordingPlace } from '../recorded-exchange.ts';
import { areKeysData } from './keyed-objects.ts';
import type { RecordedWords } from './recorded-words.ts';
import { joinShapes, type PublishedValue, type ShapeBuilder } from './shape-builder.ts';

/** What decides how a shape is published. */
export interface ShapeOptions {
  words: RecordedWords;
  /** Refuses values that must not be published. */
  requirePublishable: (value: PublishedValue, field: string, place: RecordingPlace) => void;
}

const MAX_DEPTH = 10;
const MAX_FIELDS = 400;
/** Fewer answers could have the same value by chance. */
const MAX_CHOICES = 12;
const MIN_REPETITIONS = 2;

/** The shape as it is published: types, fields, and values only where that is allowed. */
export function makeShape(
  builder: ShapeBuilder,
  options: ShapeOptions,
  field = '',
  depth = 0,
): RecordedShape {
  const { items, objects, fields } = builder;
  const shape: RecordedShape = { types: sortTypes(builder) };
  const values = listValues(builder, field, options);
  if (values !== undefined) shape.values = values;
  if (depth > MAX_DEPTH) return shape;
  if (items !== undefined) shape.items = makeShape(items, options, field, depth + 1);
  if (objects === 0) return shape;
  shape.objects = objects;
  if (areKeysData(builder, options.words)) {
    const joined = joinShapes([...fields.values()].map((one) => one.shape));
    shape.entries = makeShape(joined, options, '', depth + 1);
    return shape;
  }
  shape.fields = [...fields].slice(0, MAX_FIELDS).map(([name, { seen, shape: own }]) => ({
    name,
    seen,
    shape: makeShape(own, options, name, depth + 1),
  }));
  return shape;
}

/** Every integer is a number. */
function sortTypes({ types }: ShapeBuilder): RecordedShape['types'] {
  return [...types].filter((type) => type !== 'integer' || !types.has('number')).toSorted();
}

/** The values that repeat, if there are only few. */
function listValues(
  { values, hasOtherValues }: ShapeBuilder,
  field: string,
  { requirePublishable }: ShapeOptions,
): PublishedValue[] | undefined {
  if (values === undefined || hasOtherValues || values.size > MAX_CHOICES) return undefined;
  const seen = [...values.values()].reduce((sum, { count }) => sum + count, 0);
  if (seen < values.size * MIN_REPETITIONS) return undefined;
  for (const [value, { place }] of values) requirePublishable(value, field, place);
  return [...values.keys()].toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
}
