import type { Operation, OtherContent, RequestBody, Response } from '../../contract/operation.ts';
import type { Parameter } from '../../contract/parameter.ts';
import { formatSignature } from '../../contract/types/signature-text.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getServerType } from '../../contract/view/server-type.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { ApiView } from '../../contract/view/api-view.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { NO_GROUP } from '../../contract/view/package-view.ts';
import { getPlainText } from '../../contract/text/markdown-text.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import { withoutGaps } from '../json.ts';
import { describeApi } from './api.ts';
import { listCalls, type ClientFacts } from './clients.ts';
import type { Components } from '../schemas/components.ts';
import type {
  MediaTypeObject,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
} from '../schemas/document.ts';
import {
  describe,
  describeDeprecation,
  makePropertySchema,
  makeValueSchema,
} from '../schemas/field.ts';
import type { SecurityFacts } from './security.ts';
import { describeStatus } from './status-phrases.ts';

/** The position of an operation in the document. */
export interface PlacedOperation {
  operation: Operation;
  operationId: string;
  /** The path in the document. */
  path: string;
  /** The document's names for the placeholders of the operation's own path. */
  placeholders: ReadonlyMap<string, string>;
  /** The address before the path, if the source has one. */
  server: string | undefined;
}

type MakeType = (type: TypeExpression | undefined) => Schema;

/** What operations have in common. */
export interface OperationContext {
  view: PackageView;
  /** All calls that send the request of a client operation. */
  calls: ReadonlyMap<Operation, OperationFamily[]>;
  clients: ClientFacts;
  security: SecurityFacts;
  makeType: Components['makeType'];
  api: ApiView | undefined;
}

/** An OpenAPI operation object, with Python's side of it in `x-wrapdocs-*` fields. */
export function makeOperation(placed: PlacedOperation, context: OperationContext): OperationObject {
  const { operation, operationId, server } = placed;
  const { clients, security } = context;
  // A server reads requests; a client writes them.
  const isServer = operation.client === undefined;
  const makeSent: MakeType = (type) => context.makeType(type, isServer ? 'input' : 'output');
  const makeReturned: MakeType = (type) => context.makeType(type, isServer ? 'output' : 'input');
  const own = server === undefined ? clients.getServer(operation) : { url: server };
  const parameters = makeParameters(placed, makeSent);
  return withoutGaps<OperationObject>({
    operationId,
    tags: [operation.group ?? NO_GROUP],
    summary: operation.summary && getPlainText(operation.summary),
    description: describe(operation.description),
    ...describeDeprecation(operation.deprecated),
    servers: own && [own],
    security: security.getSecurity(operation) ?? clients.getSecurity(operation),
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: operation.body && makeRequestBody(operation.body, makeSent),
    responses: makeResponses(operation, context.view, makeReturned),
    ...operation.extensions,
    ...describePython(placed, context),
  });
}

function describePython(
  { operation, path }: PlacedOperation,
  { view, calls, api }: OperationContext,
): Partial<OperationObject> {
  const { id, name, signature, source, accept, client } = operation;
  const families = calls.get(operation);
  return {
    'x-wrapdocs-python': client?.access?.[0] ?? getFunctionId(id),
    'x-wrapdocs-calls': families && listCalls(families),
    'x-wrapdocs-certainty': client?.certainty === 'exact' ? undefined : client?.certainty,
    'x-wrapdocs-application': operation.application,
    'x-wrapdocs-gaps': operation.gaps,
    'x-wrapdocs-module': view.moduleOf(id)?.id,
    'x-wrapdocs-signature': formatSignature(name, signature),
    'x-wrapdocs-source': `${source.file}:${String(source.line)}`,
    'x-wrapdocs-path': operation.path === path ? undefined : operation.path,
    'x-wrapdocs-operation-id': operation.operationId,
    'x-wrapdocs-accept': accept,
    'x-wrapdocs-api': describeApi(id, api),
    'x-wrapdocs-origin': operation.origin === 'inferred' ? operation.origin : undefined,
  };
}

/** Each name once per location, and exactly the path parameters that the path has. */
function makeParameters(placed: PlacedOperation, makeType: MakeType): ParameterObject[] {
  const names = [...placed.placeholders.values()];
  const given = placed.operation.parameters
    .filter(({ includeInSchema }) => includeInSchema !== false)
    .map((parameter) => makeParameter(parameter, placed.placeholders, makeType))
    .filter((parameter) => parameter.in !== 'path' || names.includes(parameter.name));
  const parameters = new Map(given.toReversed().map((one) => [getPlace(one), one]));
  const missing = names.map(makeUndeclared).filter((one) => !parameters.has(getPlace(one)));
  return [...[...parameters.values()].toReversed(), ...missing];
}

/** The path needs a value that no parameter of the function provides. */
function makeUndeclared(name: string): ParameterObject {
  return { name, in: 'path', required: true, schema: {}, 'x-wrapdocs-undeclared': true };
}

/** Header names that differ by more than case. */
function getPlace({ in: place, name }: ParameterObject): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function makeParameter(
  parameter: Parameter,
  placeholders: ReadonlyMap<string, string>,
  makeType: MakeType,
): ParameterObject {
  const { pythonName, wireName, location, deprecated, example, declared } = parameter;
  const placeholder = parameter.placeholder ?? wireName;
  const isPath = location === 'path';
  return withoutGaps<ParameterObject>({
    name: isPath ? (placeholders.get(placeholder) ?? placeholder) : wireName,
    in: location,
    required: isPath || parameter.required,
    description: describe(parameter.description),
    ...describeDeprecation(deprecated),
    schema: makeValueSchema(parameter, makeType),
    example: example?.value,
    'x-wrapdocs-python-name': pythonName === wireName ? undefined : pythonName,
    'x-wrapdocs-undeclared': declared === false ? true : undefined,
    'x-wrapdocs-from-object': parameter.fromObject,
  });
}

function makeRequestBody(body: RequestBody, makeType: MakeType): RequestBodyObject {
  const { description, required, pythonName, otherContent = [] } = body;
  return withoutGaps<RequestBodyObject>({
    description: describe(description),
    required,
    content: Object.fromEntries(
      [body, ...otherContent].map((one) => [one.mediaType, makeBodyContent(one, makeType)]),
    ),
    'x-wrapdocs-python-name': pythonName,
  });
}

function makeBodyContent(
  { fields, ...body }: RequestBody | OtherContent,
  makeType: MakeType,
): MediaTypeObject {
  if (fields === undefined) {
    return body.type === undefined ? {} : { schema: makeValueSchema(body, makeType) };
  }
  const required = fields.filter((field) => field.required).map(({ wireName }) => wireName);
  const properties = Object.fromEntries(
    fields.map((field) => [field.wireName, makePropertySchema(field, makeType)]),
  );
  return {
    schema: { type: 'object', properties, ...(required.length === 0 ? {} : { required }) },
  };
}

/** OpenAPI 3.1 requires at least one response, and allows one per status. */
function makeResponses(
  operation: Operation,
  view: PackageView,
  makeType: MakeType,
): OperationObject['responses'] {
  const responses = operation.responses.map((response) => describeSent(response, operation, view));
  if (responses.length === 0) return undefined;
  const groups = Map.groupBy(responses, ({ status }) => status);
  return Object.fromEntries(
    [...groups].map(([status, group]) => [status, makeResponse(status, group, makeType)]),
  );
}

/** What the server sends, and what the function makes of it if that is not known to be the same. */
interface SentResponse extends Omit<Response, 'wireType'> {
  returned?: string | undefined;
}

function describeSent(response: Response, operation: Operation, view: PackageView): SentResponse {
  const { wireType, type, ...rest } = response;
  const sent = getServerType(response, operation, view);
  const isSame = type === undefined || (sent === type && wireType === undefined);
  return {
    ...rest,
    ...(sent === undefined ? {} : { type: sent }),
    ...(isSame ? {} : { returned: formatType(type) }),
  };
}

function makeResponse(
  status: string,
  group: readonly SentResponse[],
  makeType: MakeType,
): ResponseObject {
  const described = group.find(({ description }) => description !== undefined)?.description;
  const returned = group.find((response) => response.returned !== undefined)?.returned;
  const content = group
    .filter(({ mediaType, type }) => mediaType !== undefined || type !== undefined)
    .map((response): [string, MediaTypeObject] => [
      response.mediaType ?? 'application/json',
      makeResponseContent(response, makeType),
    ]);
  return {
    description: describe(described) ?? describeStatus(status),
    ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }),
    ...(returned === undefined ? {} : { 'x-wrapdocs-returns': returned }),
  };
}

function makeResponseContent(
  { mediaType, type }: SentResponse,
  makeType: MakeType,
): MediaTypeObject {
  if (type !== undefined) return { schema: makeType(type) };
  return mediaType?.startsWith('text/') === true ? { schema: { type: 'string' } } : {};
}
