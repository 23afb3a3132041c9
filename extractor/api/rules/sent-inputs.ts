import type { Field } from '../../contract/class.ts';
import type { BodyField, Operation } from '../../contract/operation.ts';
import type { Parameter } from '../../contract/parameter.ts';
import type { SourceLocation } from '../../contract/source-location.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { type ClientRequest, hasReason } from '../matching/client-request.ts';

/** A value that a function sends in the query or the body. */
export type SentInput = Pick<
  Parameter & BodyField,
  'wireName' | 'required' | 'type' | 'default' | 'constant' | 'omittedByDefault' | 'conversion'
> & {
  pythonName?: string | undefined;
  /** Whether it comes from the object that the function is called on. */
  fromObject?: true | undefined;
  source?: SourceLocation | undefined;
  /** Whether it is a field of a model, which says nothing about what callers can leave out. */
  isOfModel: boolean;
};

/** What a request sends in its query; names with unknown parts are left out. */
export function getSentQuery({ operation, fixedQuery }: ClientRequest): SentInput[] {
  const constants = [...fixedQuery].map(([wireName, constant]) => ({
    wireName,
    required: true,
    isOfModel: false,
    ...(constant === '' ? {} : { constant }),
  }));
  return [...operation.parameters.filter(isQuery), ...constants]
    .filter(({ wireName }) => !wireName.includes('{') && wireName !== '')
    .map((one) => ({ ...one, isOfModel: false }));
}

function isQuery({ location, includeInSchema }: Parameter): boolean {
  return location === 'query' && includeInSchema !== false;
}

/** The fields of a request's body, as far as they are known. */
export function getSentFields({ operation }: ClientRequest, view: PackageView): SentInput[] {
  const { body } = operation;
  if (body?.fields !== undefined) {
    return body.fields
      .filter(({ wireName }) => !wireName.includes('{') && wireName !== '')
      .map((field) => ({ ...field, isOfModel: false }));
  }
  if (body?.type?.kind !== 'name' || body.type.id === undefined) return [];
  const item = view.item(body.type.id);
  if (item?.kind !== 'class' || item.model === undefined) return [];
  const { shape, root, output } = item.model;
  const isOwn = item.jsonHook !== undefined || root !== undefined || output !== undefined;
  if (shape === 'enum' || isOwn || item.model.describesJson !== true) return [];
  return getModelFields(operation, item.id, view).map(makeModelField);
}

/** A server reads the names that a client writes. */
function getModelFields(operation: Operation, id: string, view: PackageView): Field[] {
  return operation.client === undefined
    ? view.fields(id)
    : view.outputFields(id).filter(({ isComputed }) => isComputed !== true);
}

function makeModelField({ wireName, required, type, name }: Field): SentInput {
  return { wireName, required, type, pythonName: name, isOfModel: true };
}

/** Which parts of a request are known in full, so that what is missing is missing. */
export interface Completeness {
  query: boolean;
  body: boolean;
}

/** Tells what of a request is read completely: nothing is open, and every parameter went somewhere. */
export function getCompleteness({ operation, knowledge }: ClientRequest): Completeness {
  const { client, gaps } = operation;
  if (client === undefined || gaps !== undefined || knowledge !== 'read') return NOTHING;
  if (hasReason(operation, 'severalRequests') || !isSignatureKnown(operation)) return NOTHING;
  const merged = new Set(client.options?.map(({ effect }) => effect));
  return {
    query:
      !hasReason(operation, 'queryOpen') && !merged.has('query') && client.paging === undefined,
    body:
      !hasReason(operation, 'bodyOpen', 'bodyUnknown') &&
      !merged.has('body') &&
      isBodyKnown(operation),
  };
}

const NOTHING: Completeness = { query: false, body: false };

/** A body without fields is what the caller gives. */
function isBodyKnown({ body }: Operation): boolean {
  return body === undefined || body.fields !== undefined;
}

/** Whether every parameter of the function is a known part of the request, or not sent. */
function isSignatureKnown({ signature, parameters, body, client, binding }: Operation): boolean {
  const known = new Set([
    ...parameters.map(({ pythonName }) => pythonName),
    ...(body?.fields ?? []).map(({ pythonName }) => pythonName),
    ...(client?.options ?? []).map(({ pythonName }) => pythonName),
    body?.pythonName,
  ]);
  return signature.parameters.every(
    ({ name }, index) =>
      known.has(name) || (index === 0 && binding !== 'staticMethod' && /^(?:self|cls)$/.test(name)),
  );
}
