import type { RecordedType } from '../../contract/recordings.ts';
import type { RecordingPlace } from '../recorded-exchange.ts';

export type PublishedValue = string | number | boolean;

/** What was seen in one place of several answers, before anything is left out. */
export interface ShapeBuilder {
  types: Set<RecordedType>;
  objects: number;
  fields: Map<string, FieldBuilder>;
  items: ShapeBuilder | undefined;
  /** How often values were seen, and where first; only for fields whose values may be published. */
  values: Map<PublishedValue, { count: number; place: RecordingPlace }> | undefined;
  /** Whether there were values that are not listed, such as lists or too many different ones. */
  hasOtherValues: boolean;
}

interface FieldBuilder {
  /** In how many objects it was. */
  seen: number;
  shape: ShapeBuilder;
  /** Whether the object in it names itself so: `{ "ab1": { "id": "ab1" } }`. */
  isOwnId: boolean;
}

/** What an answer adds to a shape. */
export interface Addition {
  place: RecordingPlace;
  /** Whether the values of a field may be published; paths are without the indexes of lists. */
  allows: (path: readonly string[]) => boolean;
  /** How many values may still be looked at. */
  budget: { left: number };
}

const MAX_DEPTH = 24;
const MAX_VALUES = 40;

/** Limits the work for one answer. */
export function makeBudget(): Addition['budget'] {
  return { left: 200_000 };
}

export function makeShapeBuilder(): ShapeBuilder {
  return {
    types: new Set(),
    objects: 0,
    fields: new Map(),
    items: undefined,
    values: undefined,
    hasOtherValues: false,
  };
}

/** Adds a value of JSON; what is too deep or too much is left out. */
export function addValue(
  shape: ShapeBuilder,
  value: unknown,
  addition: Addition,
  path: readonly string[] = [],
  depth = 0,
): void {
  addition.budget.left -= 1;
  if (addition.budget.left < 0 || depth > MAX_DEPTH) return;
  const type = getType(value);
  if (type === undefined) return;
  shape.types.add(type);
  if (Array.isArray(value)) {
    shape.items ??= makeShapeBuilder();
    for (const item of value) addValue(shape.items, item, addition, path, depth + 1);
  } else if (type === 'object') {
    shape.objects += 1;
    for (const [name, child] of Object.entries(value as object)) {
      const field = shape.fields.get(name) ?? {
        seen: 0,
        shape: makeShapeBuilder(),
        isOwnId: false,
      };
      shape.fields.set(name, field);
      field.seen += 1;
      field.isOwnId ||= hasValue(child, name);
      addValue(field.shape, child, addition, [...path, name], depth + 1);
    }
  } else if (type !== 'null') addScalar(shape, value as PublishedValue, addition, path);
}

function hasValue(object: unknown, text: string): boolean {
  return typeof object === 'object' && object !== null && Object.values(object).includes(text);
}

function addScalar(
  shape: ShapeBuilder,
  value: PublishedValue,
  { allows, place }: Addition,
  path: readonly string[],
): void {
  if (!allows(path)) return;
  shape.values ??= new Map();
  const known = shape.values.get(value);
  if (known !== undefined) known.count += 1;
  else if (shape.values.size < MAX_VALUES) shape.values.set(value, { count: 1, place });
  else shape.hasOtherValues = true;
}

function getType(value: unknown): RecordedType | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  return typeof value === 'object' ? 'object' : undefined;
}

/** One shape for what was seen in several places. */
export function joinShapes(shapes: readonly ShapeBuilder[]): ShapeBuilder {
  const joined = makeShapeBuilder();
  const items = shapes.flatMap((shape) => shape.items ?? []);
  const fields = shapes.flatMap((shape) => [...shape.fields]);
  for (const shape of shapes) {
    for (const type of shape.types) joined.types.add(type);
    joined.objects += shape.objects;
  }
  if (items.length > 0) joined.items = joinShapes(items);
  for (const [name, group] of Map.groupBy(fields, ([name]) => name)) {
    const own = group.map(([, field]) => field);
    joined.fields.set(name, {
      seen: own.reduce((sum, { seen }) => sum + seen, 0),
      shape: joinShapes(own.map(({ shape }) => shape)),
      isOwnId: own.some(({ isOwnId }) => isOwnId),
    });
  }
  // The values of entries whose keys are data are never published.
  return joined;
}
