import { getLocalName, quote, quoteAll } from '../../changes/wording.ts';
import { formatCount } from '../../terminal/format-count.ts';
import {
  type AcceptedInput,
  type AcceptedInputs,
  getAcceptedFields,
  getAcceptedQuery,
  getHead,
} from './accepted-inputs.ts';
import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import { API_RULES } from './api-rules.ts';
import { isMisread } from './compare-body.ts';
import {
  type ApiDifference,
  type ComparedRequest,
  describeOperation,
  describeSender,
} from './compared-request.ts';
import { getCompleteness, getSentFields, getSentQuery, type SentInput } from './sent-inputs.ts';

/** What the API takes and the function does not send, where the function is read completely. */
export function compareOmissions(compared: ComparedRequest): ApiDifference[] {
  const { request, operation, document, view } = compared;
  const complete = getCompleteness(request);
  const query = pair(getSentQuery(request), getAcceptedQuery(operation, document));
  const fields = getSentFields(request, view);
  const accepted = getAcceptedFields(operation.body, document.resolver);
  const body = pair(fields, accepted);
  const hasNoBody = request.operation.body === undefined;
  const isBodyRead = complete.body && !isMisread(fields, accepted);
  const parts = [...(complete.query ? [query] : []), ...(isBodyRead && !hasNoBody ? [body] : [])];
  const absent = parts.flatMap((part) => part.absent);
  const isMissing = complete.body && hasNoBody && operation.body?.required === true;
  return [
    ...(isMissing ? [describeMissingBody(compared)] : []),
    ...describeNames(
      compared,
      API_RULES.requiredNotSent,
      absent.filter(({ required }) => required),
      (names) => `requires ${names}, which ${getName(compared)} does not send`,
    ),
    ...describeNames(
      compared,
      API_RULES.requiredOptional,
      parts.flatMap((part) => part.leavable),
      (names) => `requires ${names}, which callers of ${getName(compared)} can leave out`,
    ),
    ...describeNotOffered(compared, parts, complete.query && isBodyRead),
  ];
}

interface Pairing {
  accepted: AcceptedInput[];
  /** What the function never sends. */
  absent: AcceptedInput[];
  /** What the API requires and callers can leave out. */
  leavable: AcceptedInput[];
}

function pair(sent: readonly SentInput[], { inputs }: AcceptedInputs): Pairing {
  const names = new Map(sent.map((one) => [getHead(one.wireName).split('.')[0] ?? '', one]));
  // What only credentials and constants of the path allow has no place.
  const accepted = [...inputs.values()].filter(
    ({ pointer, readOnly, deprecated, required }) =>
      pointer !== '' && !readOnly && (required || !deprecated),
  );
  const find = ({ name }: AcceptedInput): SentInput | undefined =>
    sent.find(({ wireName }) => wireName === name) ?? names.get(getHead(name));
  return {
    accepted,
    absent: accepted.filter((one) => find(one) === undefined),
    leavable: accepted.filter((one) => one.required && isLeavable(find(one))),
  };
}

function isLeavable(sent: SentInput | undefined): boolean {
  return sent?.omittedByDefault === true && sent.constant === undefined && !sent.isOfModel;
}

function describeMissingBody(compared: ComparedRequest): ApiDifference {
  const { operation } = compared;
  return {
    rule: API_RULES.bodyNotSent,
    message: `${describeSender(compared)} ${describeOperation(operation)} without the body that the API requires.`,
    pointer: operation.body?.pointer ?? operation.pointer,
  };
}

const MAX_NAMES = 8;

function describeNames(
  { operation }: ComparedRequest,
  rule: FindingRule,
  inputs: readonly AcceptedInput[],
  say: (names: string) => string,
): ApiDifference[] {
  if (inputs.length === 0) return [];
  const names = inputs.map(({ name }) => name);
  const message = `${describeOperation(operation)} ${say(listNames(names))}.`;
  const part = names.toSorted().join(' ');
  return [{ rule, message, part, facts: { names }, pointer: inputs[0]?.pointer ?? '' }];
}

function listNames(names: readonly string[]): string {
  const listed = names.slice(0, MAX_NAMES);
  const more = names.length - listed.length;
  return more > 0 ? `${listed.map(quote).join(', ')} and ${String(more)} more` : quoteAll(listed);
}

function getName({ request, view }: ComparedRequest): string {
  return quote(getLocalName(request.operation, view));
}

/** One row for an operation: how many of its parameters the function offers. */
function describeNotOffered(
  compared: ComparedRequest,
  parts: readonly Pairing[],
  isComplete: boolean,
): ApiDifference[] {
  const absent = parts.flatMap((part) => part.absent).filter(({ required }) => !required);
  if (!isComplete || absent.length === 0) return [];
  const total = parts.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const offered = total - parts.reduce((sum, part) => sum + part.absent.length, 0);
  const names = absent.map(({ name }) => name);
  const { operation } = compared;
  return [
    {
      rule: API_RULES.notOffered,
      message: `${getName(compared)} offers ${String(offered)} of ${formatCount(total, 'parameter')} of ${describeOperation(operation)}; it lacks ${listNames(names)}.`,
      pointer: operation.pointer,
    },
  ];
}
