import * as z from 'zod';
import { countEdits } from '../contract/text/edit-distance.ts';
import { ConfigSchema } from './schema.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType | undefined;

/**
 * One sentence about a mistake in the configuration: the field's path, what was expected and what
 * was found.
 */
export function describeConfigIssue(issue: Issue): string {
  const inner = getInnerIssue(issue);
  if (inner !== undefined) return describeConfigIssue(inner);
  const place = z.core.toDotPath(issue.path) || 'the default export';
  if (issue.code === 'unrecognized_keys') return describeUnknownKeys(issue, place);
  const field = getField(issue.path);
  const description = field && z.globalRegistry.get(field)?.description;
  const about = description === undefined ? '' : ` ${description}`;
  return `${place}: expected ${getExpectation(issue)}, got ${describeValue(issue.input)}.${about}`;
}

/** The mistake in the only alternative of a union that fits the kind of the value. */
function getInnerIssue(issue: Issue): Issue | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const [first, ...others] = getFitting(issue);
  if (first === undefined || others.length > 0) return undefined;
  return { ...first, path: [...issue.path, ...first.path] };
}

/** The first mistake in each alternative of a union that fits the kind of the value. */
function getFitting({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] {
  return getFirstOfEach(errors).filter(
    ({ code, path }) => code !== 'invalid_type' || path.length > 0,
  );
}

function getFirstOfEach(errors: readonly Issue[][]): Issue[] {
  return errors.flatMap((alternative) => alternative.slice(0, 1));
}

function getExpectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES.get(issue.expected) ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
    case 'too_big':
      return describeSize(issue);
    case 'invalid_format':
      return issue.format === 'url'
        ? 'a full address such as "https://example.com"'
        : issue.message;
    case 'invalid_key':
      return `${getFirstOfEach([issue.issues]).map(getExpectation).join()} as the key`;
    case 'invalid_union': {
      const fitting = getFitting(issue);
      const alternatives = fitting.length > 0 ? fitting : getFirstOfEach(issue.errors);
      return [...new Set(alternatives.map(getExpectation))].join(' or ');
    }
    default:
      return issue.message;
  }
}

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.code === 'too_small' ? 'at least' : 'at most';
  switch (issue.origin) {
    case 'array':
      return `${bound} ${limit === 1 ? 'one entry' : `${String(limit)} entries`}`;
    case 'string':
      return 'some text';
    default:
      return issue.inclusive === false
        ? `a number ${issue.code === 'too_small' ? 'above' : 'below'} ${String(limit)}`
        : `a number of ${bound} ${String(limit)}`;
  }
}

const TYPE_NAMES = new Map([
  ['string', 'text'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
]);

const MAX_SHOWN = 60;

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  // JSON has neither infinity nor NaN.
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function describeUnknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, place: string): string {
  const known = getKeys(getField(issue.path));
  const prefix = issue.path.length === 0 ? '' : `${place}.`;
  return issue.keys
    .map((key) => {
      const close = known.find((candidate) => isClose(candidate, key));
      const advice =
        close === undefined
          ? `the known fields are ${known.join(', ')}`
          : `did you mean \`${close}\`?`;
      return `${prefix}${key}: this field does not exist; ${advice}`;
    })
    .join('\n  ');
}

/** The schema at a path, without the layers of optional and default around it. */
function getField(path: readonly PropertyKey[]): Schema {
  let field: Schema = ConfigSchema;
  for (const key of path) {
    const inner = unwrap(field);
    if (inner instanceof z.ZodObject) {
      field = (inner.shape as Record<PropertyKey, Schema>)[key];
    } else {
      field = inner instanceof z.ZodArray ? inner.element : undefined;
    }
  }
  return field;
}

/** The schema inside; of alternatives, the object, which is the only one that has fields. */
function unwrap(field: Schema): Schema {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    return unwrap(field.unwrap());
  }
  if (field instanceof z.ZodUnion) {
    return field.options.find((option) => option instanceof z.ZodObject) ?? field;
  }
  return field;
}

function getKeys(field: Schema): string[] {
  const inner = unwrap(field);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** At most two edits apart, and fewer than half the letters of a short word. */
function isClose(known: string, written: string): boolean {
  const limit = Math.min(2, Math.floor(known.length / 2));
  return countEdits(known.toLowerCase(), written.toLowerCase(), limit) <= limit;
}
