import { client as strings, module as moduleStrings } from '#strings';
import type { Signature } from '../../../../extractor/contract/function.ts';
import type { Response } from '../../../../extractor/contract/operation.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { getServerType } from '../../../../extractor/contract/view/server-type.ts';
import { getFunctionId } from '../../../../extractor/contract/view/function-id.ts';
import { NO_GROUP } from '../../../../extractor/contract/view/package-view.ts';
import { getRequestKey } from '../../../../extractor/contract/view/request-path.ts';
import { makeKnownExample } from '../../code/known-example.ts';
import { formatCall, getCallName, getCallParameters, getShortCall } from '../../code/call-name.ts';
import { makeClientCall } from '../../code/client-call.ts';
import { makeCurl } from '../curl.ts';
import { anchorRows } from '../fields/anchor-rows.ts';
import { findNestedModel } from '../fields/nested-fields.ts';
import { hasNoContent } from '../fields/returned-fields.ts';
import { dropStatedType } from '../fields/stated-type.ts';
import { isNone } from '../../code/type-shape.ts';
import type { Scope } from '../../reference/scope.ts';
import { makeDocumentSections, makeDriftNotes } from '../api/operation-sections.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { makeLead, makeDocstringSections, makeHistory, makeNotes } from '../description.ts';
import { makeRecordedAnswers } from '../recorded-answers.ts';
import type { CallEntry } from '../sections/request.ts';
import type { ShownResponse } from '../sections/row.ts';
import type { OperationSection, Section } from '../sections/section.ts';
import { makeExampleSection, makeReturnedExample } from '../response-example.ts';
import { makeSignatures } from '../signatures.ts';
import { makeBadges } from './badges.ts';
import { listDelegates, makeSentThrough } from './delegates.ts';
import { getFamilies, type ClientVariant } from '../../clients/families.ts';
import { makeErrors } from './errors.ts';
import { makeClientParameters } from './parameters.ts';
import { makePaging } from './paging.ts';
import { makeBase, makeEvidence } from './request.ts';

/** A call of a client under its heading. */
export function makeClientEntry(operation: ClientOperation, scope: Scope): OperationSection {
  const { id, name, method, path, group = NO_GROUP } = operation;
  const anchor = scope.anchor(id) ?? operation.anchor;
  const sections = anchorRows(makeClientSections(operation, scope), anchor);
  const call = getShortCall(operation);
  const label = getFunctionId(id) === id ? undefined : `${name}: ${method} ${path}`;
  return { kind: 'operation', id, name, label, anchor, call, method, path, group, sections };
}

/** A call of a client: the call, the request, and how it is known. */
export function makeClientSections(operation: ClientOperation, scope: Scope): Section[] {
  const { id, name, method, path, client } = operation;
  const badges = makeBadges(client, scope);
  return [
    ...makeHistory(id, scope),
    { kind: 'call', code: formatCall(operation) },
    { kind: 'endpoint', method, path, base: makeBase(operation, scope) },
    ...(badges.length === 0 ? [] : [{ kind: 'badges' as const, badges }]),
    ...makeDriftNotes(id, scope),
    {
      kind: 'columns',
      lead: makeLead(operation),
      main: [
        ...makeClientParameters(operation, scope),
        ...makeReturns(operation, scope),
        ...makeResponses(operation, scope),
        ...makeErrors(operation, scope),
        ...makePaging(operation, scope.view),
        ...makeDocstringSections(operation.sections),
        ...makeSame(operation, scope),
        ...makeSentThrough(getFunctionId(id), scope),
        ...makeVariants(operation, scope),
      ],
      side: [makeExamples(operation, scope), ...makeResponseExample(operation, scope)],
    },
    ...makeDocumentSections(id, scope.anchor(id), scope),
    ...makeRecordedAnswers(id, scope),
    {
      kind: 'folded',
      title: strings.details,
      sections: [...makeSignature(operation, name), { kind: 'source', source: operation.source }],
    },
    ...makeProof(operation, scope),
    ...makeNotes(id, scope),
  ];
}

function makeSignature(operation: ClientOperation, name: string): Section[] {
  const adapt = <S extends Signature>(each: S): S => {
    return { ...each, parameters: getCallParameters({ ...operation, signature: each }) };
  };
  const { overloads, signature } = operation;
  return makeSignatures({ name, signature: adapt(signature), overloads: overloads?.map(adapt) });
}

function makeProof(operation: ClientOperation, scope: Scope): Section[] {
  const steps = makeEvidence(operation, scope);
  if (steps.length === 0) return [];
  return [{ kind: 'folded', title: strings.evidence, sections: [{ kind: 'evidence', steps }] }];
}

/** What the call returns in Python, which is not always what the server sends. */
function makeReturns(operation: ClientOperation, { view }: Scope): Section[] {
  const { returns } = operation.signature;
  const type = returns === undefined || isNone(returns) ? undefined : returns;
  const response = operation.responses.find((each) => isReturned(each, operation));
  const description = dropStatedType(response?.description, type);
  if (type === undefined && description === undefined) return [];
  const nested = findNestedModel(type, view);
  return [{ kind: 'returns', title: strings.returns, type, description, nested }];
}

/** What the server sends, if that is not what the call returns. */
function makeResponses(operation: ClientOperation, { view }: Scope): Section[] {
  const responses = operation.responses.flatMap((response): ShownResponse[] => {
    const { status, origin, wireType, type } = response;
    const nested = findNestedModel(wireType ?? type, view);
    if (wireType !== undefined) return [{ status, origin, type: wireType, nested }];
    const isEmpty = type === undefined && !hasNoContent(response);
    return isEmpty || isReturned(response, operation) ? [] : [{ ...response, nested }];
  });
  return responses.length === 0 ? [] : [{ kind: 'responses', title: strings.response, responses }];
}

/** Whether a response says no more than what the call returns. */
function isReturned(response: Response, { signature }: ClientOperation): boolean {
  const { type, status } = response;
  const { returns } = signature;
  if (!/^(2|default)/.test(status) || hasNoContent(response)) return false;
  return type === undefined || (returns !== undefined && formatType(type) === formatType(returns));
}

/** Other calls that send the same request, by themselves or by calling this one. */
function makeSame(operation: ClientOperation, { view }: Scope): Section[] {
  const senders = getFamilies(view).senders.get(getRequestKey(operation)) ?? [];
  const others = senders
    .filter((each) => each.id !== operation.id && haveSameDefaults(each, operation))
    .map((each) => makeCall(each));
  const calls = [...others, ...listDelegates(operation, view)];
  return calls.length === 0 ? [] : [{ kind: 'calls', title: strings.same, calls }];
}

/** `/{mount}/config` stands for two requests if `mount` is `ssh` by default in one, `aws` in the other. */
function haveSameDefaults(one: ClientOperation, other: ClientOperation): boolean {
  const defaults = listPathDefaults(other);
  return listPathDefaults(one).every((value, index) => {
    const another = defaults[index];
    return value === undefined || another === undefined || value === another;
  });
}

/** The default values of the placeholders, in the order of the path. */
function listPathDefaults({ path, parameters }: ClientOperation): (string | undefined)[] {
  const names = path.match(/(?<=\{)[^{}]*(?=\})/gu) ?? [];
  return names.map((name) => {
    const parameter = parameters.find((each) => each.location === 'path' && each.wireName === name);
    return parameter?.default?.text;
  });
}

function makeCall({ id, name, summary, signature, ...operation }: ClientOperation): CallEntry {
  const call = getCallName({ ...operation, id, name });
  return {
    id,
    name,
    call,
    summary,
    ...(signature.async === true ? { tag: moduleStrings.async } : {}),
  };
}

/** The variants of a call: those of its own class are documented here. */
function makeVariants({ id }: ClientOperation, scope: Scope): Section[] {
  const variants = getFamilies(scope.view).variants.get(id) ?? [];
  if (variants.length === 0) return [];
  const page = getPage(id, scope);
  const calls = variants.map((variant) => makeVariant(variant, page, scope));
  return [{ kind: 'calls', title: strings.variants, calls }];
}

function makeVariant(
  { kind, operation }: ClientVariant,
  page: string | undefined,
  scope: Scope,
): CallEntry {
  const { id, source } = operation;
  const isHere = page !== undefined && getPage(id, scope) === page;
  return {
    ...makeCall(operation),
    summary: undefined,
    tag: strings.variantKinds[kind],
    ...(isHere ? { anchor: scope.anchor(id), source } : {}),
  };
}

function getPage(id: string, { href }: Scope): string | undefined {
  return href(id)?.replace(/#.*/su, '');
}

/** The call in Python, that of its asynchronous variant, and the request with curl. */
/**
 * The program that calls an operation, and its request.
 *
 * @param anchor the id of the section, if that is not about the operation
 */
export function makeExamples(
  operation: ClientOperation,
  scope: Scope,
  anchor = scope.anchor(operation.id) ?? operation.anchor,
): Section {
  const { view } = scope;
  const { id, name } = operation;
  const variants = getFamilies(view).variants.get(id) ?? [];
  const asynchronous = variants.find(({ kind }) => kind === 'async')?.operation;
  return {
    kind: 'examples',
    anchor,
    name,
    python: makeClientCall(operation, view),
    ...(asynchronous === undefined ? {} : { async: makeClientCall(asynchronous, view) }),
    ...makeCurl(operation, scope),
  };
}

/** The shape of what the server sends or, if that is not known, of what the call returns. */
function makeResponseExample(operation: ClientOperation, { view }: Scope): Section[] {
  const { name, responses } = operation;
  const response = responses.find(({ status }) => status.startsWith('2') || status === 'default');
  if (response === undefined) return [];
  const sent = getServerType(response, operation, view);
  if (sent !== undefined) {
    const example = makeKnownExample(sent, view);
    return example === undefined ? [] : [makeExampleSection(example, name, response.status)];
  }
  const returned = makeReturnedExample(response.type, view);
  return returned === undefined ? [] : [makeExampleSection(returned, name)];
}
