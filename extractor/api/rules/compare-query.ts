import { PLACES, quote } from '../../changes/wording.ts';
import { hasReason } from '../matching/client-request.ts';
import { getAcceptedFields, getAcceptedQuery, getHead } from './accepted-inputs.ts';
import { API_RULES } from './api-rules.ts';
import {
  type ApiDifference,
  type ComparedRequest,
  describeOperation,
  describeSender,
} from './compared-request.ts';
import { compareValue } from './compare-values.ts';
import { getSentQuery, type SentInput } from './sent-inputs.ts';

/** Differences in the query of a request. */
export function compareQuery(compared: ComparedRequest): ApiDifference[] {
  const { operation, document, request } = compared;
  const accepted = getAcceptedQuery(operation, document);
  return getSentQuery(request).flatMap((sent) => {
    const found = accepted.inputs.get(getHead(sent.wireName));
    if (found !== undefined) return compareValue(compared, sent, found, 'the query');
    // Where more can be in the query, names that were read can be in other parts of the request, too.
    if (hasReason(request.operation, 'queryOpen')) return [];
    const elsewhere = findElsewhere(compared, sent.wireName);
    if (elsewhere !== undefined) return [describeElsewhere(compared, sent, elsewhere)];
    return accepted.isClosed ? [describeUnknown(compared, sent)] : [];
  });
}

interface Elsewhere {
  place: keyof typeof PLACES;
  pointer: string;
}

/** The other part of a request that has a value of this name. */
function findElsewhere(
  { operation, document }: ComparedRequest,
  name: string,
): Elsewhere | undefined {
  const parameter = operation.parameters.find(
    (one) =>
      one.name.toLowerCase() === name.toLowerCase() &&
      one.location !== 'query' &&
      (one.location !== 'path' || operation.path.includes(`{${one.name}}`)),
  );
  if (parameter !== undefined) {
    return { place: parameter.location, pointer: parameter.pointer };
  }
  const field = getAcceptedFields(operation.body, document.resolver).inputs.get(getHead(name));
  return field === undefined ? undefined : { place: 'body', pointer: field.pointer };
}

function describeElsewhere(
  compared: ComparedRequest,
  { wireName, source }: SentInput,
  { place, pointer }: Elsewhere,
): ApiDifference {
  return {
    rule: API_RULES.otherLocation,
    message: `${describeSender(compared)} ${quote(wireName)} in the query of ${describeOperation(compared.operation)}; the API takes it ${PLACES[place]}.`,
    part: wireName,
    facts: { place },
    pointer,
    source,
  };
}

function describeUnknown(compared: ComparedRequest, sent: SentInput): ApiDifference {
  const { wireName, source } = sent;
  return {
    ...(isGivenByCaller(sent) ? {} : { cause: 'added by the client' }),
    rule: API_RULES.unknownQuery,
    message: `${describeSender(compared)} ${quote(wireName)} in the query of ${describeOperation(compared.operation)}, which has no such parameter.`,
    part: wireName,
    pointer: compared.operation.pointer,
    source,
  };
}

/** What callers do not give is added by code that many functions share, such as a pager. */
function isGivenByCaller({ pythonName, fromObject }: SentInput): boolean {
  return pythonName !== undefined && fromObject === undefined;
}
