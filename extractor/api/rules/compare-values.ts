import { quote, quoteAll } from '../../changes/wording.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getLiteralValue } from '../../contract/types/python-literal.ts';
import { getTypeParts } from '../../contract/types/type-parts.ts';
import {
  type JsonType,
  readSchema,
  type Scalar,
  type SchemaFacts,
} from '../document/schema-facts.ts';
import type { AcceptedInput } from './accepted-inputs.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import { API_RULES } from './api-rules.ts';
import {
  type ApiDifference,
  type ComparedRequest,
  describeOperation,
  describeSender,
} from './compared-request.ts';
import type { SentInput } from './sent-inputs.ts';

/** Differences between a value that is sent and what the API allows; `where` names the part of the request. */
export function compareValue(
  compared: ComparedRequest,
  sent: SentInput,
  accepted: AcceptedInput,
  where: 'the query' | 'the body',
): ApiDifference[] {
  const facts = readSchema(accepted.schema, compared.document.resolver);
  const place = `${quote(sent.wireName)} in ${where} of ${describeOperation(compared.operation)}`;
  const make = (rule: FindingRule, message: string): ApiDifference => ({
    rule,
    message,
    part: sent.wireName,
    pointer: accepted.pointer,
    source: sent.source,
  });
  const sender = describeSender(compared);
  const found: ApiDifference[] = [];
  if (accepted.deprecated) {
    const message = `${sender} ${place}, which the API has deprecated.`;
    found.push(make(API_RULES.deprecatedParameter, message));
  }
  // What a conversion makes of a value is not known.
  if (sent.conversion !== undefined && sent.conversion !== 'join ,') return found;
  const { values, odd } = findOddValues(sent, facts, compared);
  if (odd.length > 0) {
    const message = `${sender} ${quoteAll(odd.map(String))} as ${place}; the API allows ${listValues(values)}.`;
    found.push({ ...make(API_RULES.unknownValue, message), facts: { values: odd.map(String) } });
  }
  const limit = findBrokenLimit(sent, facts);
  if (limit !== undefined) {
    const message = `${sender} ${quote(limit.value)} as ${place} by default; the API allows ${limit.allowed}.`;
    found.push(make(API_RULES.defaultOutOfRange, message));
  }
  const conflict = where === 'the body' ? findConflict(sent, facts) : undefined;
  if (conflict !== undefined) {
    found.push(make(API_RULES.typeConflict, `${sender} ${place} as ${conflict}.`));
  }
  return found;
}

const MAX_LISTED = 12;

function listValues(values: readonly Scalar[]): string {
  const listed = values.slice(0, MAX_LISTED).map(String);
  const more = values.length - listed.length;
  return more > 0 ? `${listed.map(quote).join(', ')} and ${String(more)} others` : quoteAll(listed);
}

/** Values that are certainly sent, or allowed by the type, and not listed by the API. */
function findOddValues(
  sent: SentInput,
  facts: SchemaFacts,
  { document }: ComparedRequest,
): { values: readonly Scalar[]; odd: Scalar[] } {
  const isList = facts.types?.has('array') === true;
  const values = isList ? readSchema(facts.items, document.resolver).values : facts.values;
  if (values === undefined) return { values: [], odd: [] };
  const allowed = new Set(values.map(String));
  const given = [...getValues(sent), ...getLiterals(sent.type)].flatMap((value) =>
    isList && typeof value === 'string' ? value.split(',') : [value],
  );
  const odd = given.filter((value) => isComparable(value) && !allowed.has(String(value)));
  return { values, odd: [...new Set(odd)] };
}

/** `None` is mostly left out, and each library writes booleans in its own way. */
function isComparable(value: Scalar): boolean {
  return value !== null && value !== '' && typeof value !== 'boolean';
}

/** The constant that is always sent, or the default. */
function getValues({ constant, default: standard, omittedByDefault }: SentInput): Scalar[] {
  const value = constant ?? (omittedByDefault === true ? undefined : standard?.value);
  return (Array.isArray(value) ? value : [value]).filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
}

/** The constants in a type: `Literal["asc", "desc"] | None`. */
function getLiterals(type: TypeExpression | undefined): Scalar[] {
  if (type?.kind === 'literal') return [getLiteralValue(type) ?? null];
  return getTypeParts(type).flatMap(getLiterals);
}

function findBrokenLimit(
  { default: standard, omittedByDefault }: SentInput,
  { minimum, maximum }: SchemaFacts,
): { value: string; allowed: string } | undefined {
  const value = standard?.value;
  if (typeof value !== 'number' || omittedByDefault === true) return undefined;
  const make = (allowed: string) => ({ value: String(value), allowed });
  if (minimum !== undefined && value < minimum) return make(`no less than ${String(minimum)}`);
  if (maximum !== undefined && value > maximum) return make(`no more than ${String(maximum)}`);
  return undefined;
}

const PYTHON_TYPES = new Map<string, JsonType[]>([
  ['str', ['string']],
  ['int', ['integer', 'number']],
  ['float', ['number', 'integer']],
  ['bool', ['boolean']],
]);

/** Scalars that JSON tells apart; other types are not compared. */
function findConflict({ type, constant }: SentInput, { types }: SchemaFacts): string | undefined {
  if (type?.kind !== 'name' || constant !== undefined || types === undefined) return undefined;
  const own = PYTHON_TYPES.get(type.name);
  const isScalar = [...types].every((one) => one !== 'object' && one !== 'array');
  if (own === undefined || !isScalar || own.some((one) => types.has(one))) return undefined;
  return `${quote(type.name)}; the API takes ${quoteAll([...types])}`;
}
