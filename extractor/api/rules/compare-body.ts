import { quote, quoteAll } from '../../changes/wording.ts';
import type { RequestBody } from '../../contract/operation.ts';
import type { ApiBody } from '../document/api-document.ts';
import { hasReason } from '../matching/client-request.ts';
import {
  type AcceptedInput,
  type AcceptedInputs,
  getAcceptedFields,
  getAcceptedQuery,
  getHead,
  readFields,
} from './accepted-inputs.ts';
import { API_RULES } from './api-rules.ts';
import { compareValue } from './compare-values.ts';
import {
  type ApiDifference,
  type ComparedRequest,
  describeOperation,
  describeSender,
} from './compared-request.ts';
import { getSentFields, type SentInput } from './sent-inputs.ts';

/** Differences in the body of a request. */
export function compareBody(compared: ComparedRequest): ApiDifference[] {
  const { request, operation, document, view } = compared;
  const sent = getSentFields(request, view);
  if (operation.body === undefined) return compareUntaken(compared, sent);
  const accepted = getAcceptedFields(operation.body, document.resolver);
  if (isMisread(sent, accepted)) return [];
  return [
    ...compareMediaType(compared, request.operation.body, operation.body),
    ...sent.flatMap((field) => compareField(compared, field, accepted)),
  ];
}

/**
 * Whether more fields are unknown to the API than known: rather than a client that gets most of them
 * wrong, this is a body that was read wrongly.
 */
export function isMisread(sent: readonly SentInput[], { inputs }: AcceptedInputs): boolean {
  const known = sent.filter(
    ({ wireName }) => inputs.has(getHead(wireName)) || inputs.has(wireName.split('.')[0] ?? ''),
  );
  const unknown = sent.length - known.length;
  return inputs.size > 1 && unknown > 1 && unknown > known.length;
}

/** The API takes no body: its fields may belong into the query. */
function compareUntaken(compared: ComparedRequest, sent: readonly SentInput[]): ApiDifference[] {
  const { request, operation, document } = compared;
  const { body } = request.operation;
  if (body === undefined || hasReason(request.operation, 'bodyUnknown')) return [];
  const query = getAcceptedQuery(operation, document).inputs;
  const inQuery = sent.filter(({ wireName }) => query.has(getHead(wireName)));
  if (inQuery.length > 0) {
    return inQuery.map((field) =>
      describeQuery(compared, field, query.get(getHead(field.wireName))),
    );
  }
  // A body that the caller gives can be none.
  if (sent.length === 0 && !body.required) return [];
  const names = sent.map(({ wireName }) => wireName).slice(0, MAX_NAMES);
  const fields = names.length === 0 ? '' : ` with ${quoteAll(names)}`;
  return [
    {
      rule: API_RULES.bodyNotTaken,
      message: `${describeSender(compared)} a body${fields}; ${describeOperation(operation)} takes none.`,
      pointer: operation.pointer,
    },
  ];
}

const MAX_NAMES = 8;

function compareField(
  compared: ComparedRequest,
  field: SentInput,
  accepted: AcceptedInputs,
): ApiDifference[] {
  const { inputs, isClosed } = accepted;
  const whole = inputs.get(getHead(field.wireName));
  if (whole !== undefined) return compareValue(compared, field, whole, 'the body');
  const [head = '', ...rest] = field.wireName.split('.');
  const outer = inputs.get(head);
  // Where more can be in the body, names that were read can be in other parts of the request, too.
  if (hasReason(compared.request.operation, 'bodyOpen')) return [];
  if (outer !== undefined && rest.length > 0) return compareInner(compared, field, outer, rest);
  const query = getAcceptedQuery(compared.operation, compared.document).inputs;
  const inQuery = query.get(getHead(field.wireName));
  if (inQuery !== undefined) return [describeQuery(compared, field, inQuery)];
  return isClosed ? [describeUnknown(compared, field)] : [];
}

/** A field of an object inside the body: `options.cas`. */
function compareInner(
  compared: ComparedRequest,
  field: SentInput,
  outer: AcceptedInput,
  names: readonly string[],
): ApiDifference[] {
  const [head = '', ...rest] = names;
  const { inputs, isClosed } = readFields(outer.schema, compared.document.resolver);
  const found = inputs.get(getHead(head));
  if (found === undefined) return isClosed ? [describeUnknown(compared, field)] : [];
  return rest.length === 0
    ? compareValue(compared, field, found, 'the body')
    : compareInner(compared, field, found, rest);
}

function describeUnknown(
  compared: ComparedRequest,
  { wireName, source }: SentInput,
): ApiDifference {
  const { operation } = compared;
  return {
    rule: API_RULES.unknownField,
    message: `${describeSender(compared)} ${quote(wireName)} in the body of ${describeOperation(operation)}, which has no such field.`,
    part: wireName,
    pointer: operation.body?.contents[0]?.pointer ?? operation.pointer,
    source,
  };
}

function describeQuery(
  compared: ComparedRequest,
  { wireName, source }: SentInput,
  accepted: AcceptedInput | undefined,
): ApiDifference {
  return {
    rule: API_RULES.otherLocation,
    message: `${describeSender(compared)} ${quote(wireName)} in the body of ${describeOperation(compared.operation)}; the API takes it in the query.`,
    part: wireName,
    facts: { place: 'query' },
    pointer: accepted?.pointer ?? compared.operation.pointer,
    source,
  };
}

function compareMediaType(
  compared: ComparedRequest,
  sent: RequestBody | undefined,
  { contents, pointer }: ApiBody,
): ApiDifference[] {
  if (sent === undefined || contents.length === 0) return [];
  if (hasReason(compared.request.operation, 'bodyUnknown')) return [];
  const own = [sent, ...(sent.otherContent ?? [])].map(({ mediaType }) => getFamily(mediaType));
  const theirs = contents.map(({ mediaType }) => getFamily(mediaType));
  if (theirs.some((type) => type.includes('*') || own.includes(type))) return [];
  const listed = quoteAll(contents.map(({ mediaType }) => mediaType));
  const message = `${describeSender(compared)} the body of ${describeOperation(compared.operation)} as ${quote(sent.mediaType)}; the API takes ${listed}.`;
  return [{ rule: API_RULES.mediaTypeDiffers, message, pointer }];
}

/** A media type without parameters; all kinds of JSON are one. */
function getFamily(mediaType: string): string {
  const name = (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
  return /[/+]json$/.test(name) ? 'application/json' : name;
}
