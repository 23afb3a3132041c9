import type { PackageConfig } from '../config/package-schema.ts';
import type { ApiView } from '../contract/view/api-view.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { NO_GROUP } from '../contract/view/package-view.ts';
import { withoutGaps } from './json.ts';
import { collectClientFacts, type ClientFacts } from './operations/clients.ts';
import { createComponents } from './schemas/components.ts';
import type { OpenApiDocument, OperationObject } from './schemas/document.ts';
import { describeDocstring } from './schemas/model.ts';
import { createUniqueNames } from './schemas/short-names.ts';
import {
  makeOperation,
  type OperationContext,
  type PlacedOperation,
} from './operations/operation.ts';
import { placeOperations } from './operations/placement.ts';
import { collectSecurity } from './operations/security.ts';
import { listApplications, selectForOpenApi } from './selection.ts';

/** What the configuration says about a package and its source does not. */
export interface OpenApiSettings extends Partial<
  Pick<PackageConfig, 'apiBaseUrl' | 'auth' | 'groups'>
> {
  /** The only application whose operations are exported. */
  application?: string | undefined;
  /** The package beside the documents of its API; what they say is marked as theirs. */
  apiView?: ApiView | undefined;
}

/**
 * Writes a package's operations as OpenAPI 3.1.
 *
 * What OpenAPI cannot express goes into `x-wrapdocs-*` fields. The same package gives the same
 * document: paths in source order, schemas by name.
 */
export function makeOpenApi(view: PackageView, settings: OpenApiSettings = {}): OpenApiDocument {
  const { index } = view;
  const { operations, calls } = selectForOpenApi(view, settings.application);
  const placed = placeOperations(operations);
  const components = createComponents(view);
  const makeUnique = createUniqueNames();
  const security = collectSecurity(operations, makeUnique);
  const clients = collectClientFacts(operations, view, settings, makeUnique);
  const { makeType } = components;
  const context = { view, calls, clients, security, makeType, api: settings.apiView };
  const paths = makePaths(placed, context);
  const applications = listApplications(operations);
  const securitySchemes = { ...clients.securitySchemes, ...security.schemes };
  return withoutGaps<OpenApiDocument>({
    openapi: '3.1.0',
    info: withoutGaps<OpenApiDocument['info']>({
      title: index.name,
      description: describeDocstring(index.docstring),
      version: index.version ?? 'unknown',
    }),
    servers: makeServers(clients, settings),
    tags: makeTags(placed, settings),
    paths,
    components: withoutGaps<OpenApiDocument['components']>({
      schemas: components.build(),
      securitySchemes: Object.keys(securitySchemes).length === 0 ? undefined : securitySchemes,
    }),
    'x-wrapdocs-clients': clients.clients.length === 0 ? undefined : clients.clients,
    'x-wrapdocs-applications': applications.length > 1 ? applications : undefined,
    'x-wrapdocs-generator': `${index.generator.name} ${index.generator.version}`,
  });
}

/** The groups of the configuration come first, in their order. */
function makeTags(placed: readonly PlacedOperation[], { groups = [] }: OpenApiSettings) {
  const used = new Set(placed.map(({ operation }) => operation.group ?? NO_GROUP));
  const ordered = new Set([...groups.map(({ label }) => label), ...used]);
  return [...ordered].filter((name) => used.has(name)).map((name) => ({ name }));
}

/** The address in the configuration is more certain than that in the code. */
function makeServers({ servers }: ClientFacts, { apiBaseUrl }: OpenApiSettings) {
  if (apiBaseUrl !== undefined) return [{ url: apiBaseUrl }];
  return servers.length === 0 ? undefined : servers;
}

/**
 * A path has one operation per method. Further operations for the same request (a server would
 * never reach them) and requests of any method go into extension fields.
 */
function makePaths(
  placed: readonly PlacedOperation[],
  context: OperationContext,
): OpenApiDocument['paths'] {
  const paths = new Map<string, Map<string, OperationObject | OperationObject[]>>();
  for (const one of placed) {
    const item = paths.get(one.path) ?? new Map<string, OperationObject | OperationObject[]>();
    paths.set(one.path, item);
    const method = one.operation.method.toLowerCase();
    const operation = makeOperation(one, context);
    if (method !== 'any' && !item.has(method)) item.set(method, operation);
    else addTo(item, method === 'any' ? 'x-wrapdocs-any-method' : 'x-wrapdocs-more', operation);
  }
  return Object.fromEntries([...paths].map(([path, item]) => [path, Object.fromEntries(item)]));
}

function addTo(
  item: Map<string, OperationObject | OperationObject[]>,
  key: string,
  operation: OperationObject,
): void {
  const known = item.get(key);
  item.set(key, Array.isArray(known) ? [...known, operation] : [operation]);
}
