import { client as strings } from '#strings';
import type { Authentication, Server } from '../../../../extractor/contract/client-call.ts';
import {
  getAuthentication,
  isSentToServer,
  type OperationClient,
} from '../../../../extractor/contract/view/clients.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import { getConfiguredCredentials, type Credential } from '../../code/credentials.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { joinCodes, joinPhrases, makePhraseFact } from '../phrase.ts';
import type { Fact, Phrase } from '../sections/fact.ts';
import type { EvidenceLine } from '../sections/request.ts';

/**
 * Where the path of a request begins, unless the path or a badge says it, and how it is authorised;
 * undefined if neither is to be said.
 */
export function makeBase(
  operation: ClientOperation,
  { view, settings }: Scope,
): Phrase | undefined {
  const client = view.client(operation);
  const ways = listCredentials(operation, client, settings).map((each) =>
    describeAuthentication(each),
  );
  const base = makeServer(operation.path, client?.server, settings.apiBaseUrl);
  const parts = base === undefined ? ways : [[`${strings.base} `, ...base], ...ways];
  return parts.length === 0 ? undefined : joinPhrases(parts, ' · ');
}

function listCredentials(
  operation: ClientOperation,
  client: OperationClient | undefined,
  settings: Scope['settings'],
): readonly Credential[] {
  if (settings.auth === undefined) return getAuthentication(operation, client);
  return isSentToServer(operation, client) ? getConfiguredCredentials(settings) : [];
}

function makeServer(
  path: string,
  server: Server | undefined,
  configured: string | undefined,
): Phrase | undefined {
  if (getPathOrigin(path) !== undefined || path.startsWith('{')) return undefined;
  if (server !== undefined) return describeServer(server);
  return configured === undefined ? undefined : [{ code: configured }];
}

/** `https://api.test, replaced by base_url or SHOP_URL`. */
function describeServer({ url, parameter, environment }: Server): Phrase {
  const names = [parameter, environment].filter((name) => name !== undefined);
  if (url === undefined) return joinNames(names);
  if (names.length === 0) return [{ code: url }];
  return [{ code: url }, `, ${strings.replacedBy} `, ...joinNames(names)];
}

function joinNames(names: readonly string[]): Phrase {
  return joinCodes(names, ` ${strings.or} `);
}

/** What the constructor of a client sets. */
export function makeClientFacts(
  server: Server | undefined,
  authentication: readonly Authentication[] = [],
): Fact[] {
  const ways = authentication.map((each) => describeAuthentication(each));
  return [
    makePhraseFact(
      strings.server,
      server === undefined ? [strings.notFound] : describeServer(server),
    ),
    ...(ways.length === 0 ? [[strings.notFound]] : ways).map((phrase) =>
      makePhraseFact(strings.authentication, phrase),
    ),
  ];
}

/** `Header X-Api-Key from api_key or SHOP_KEY` */
export function describeAuthentication(authentication: Credential): Phrase {
  const { scheme, name, prefix, parameters, environment = [] } = authentication;
  const places = [name, prefix === undefined ? undefined : `${prefix} …`];
  const place = places.flatMap((code): Phrase => (code === undefined ? [] : [' ', { code }]));
  const names = parameters.length === 0 ? environment : parameters;
  if (names.length === 0) return [strings.schemes[scheme], ...place];
  const secrets = names.map((code, index) =>
    joinNames([...new Set([code, environment[index] ?? code])]),
  );
  const given = joinPhrases(secrets, ` ${strings.and} `);
  return [strings.schemes[scheme], ...place, ` ${strings.from} `, ...given];
}

/** The lines of the source from the method to the request, then those that set up the client. */
export function makeEvidence(operation: ClientOperation, { view }: Scope): EvidenceLine[] {
  const { server, authentication = [] } = view.client(operation) ?? {};
  return [
    ...operation.client.evidence.map(({ function: name, ...source }) => {
      return { text: [{ code: getShortName(name) }], source };
    }),
    ...(server === undefined ? [] : [{ text: [strings.evidenceServer], source: server.source }]),
    ...authentication.map(({ source }) => ({ text: [strings.evidenceAuthentication], source })),
  ];
}

/** The function with its class: `Completions.create`. */
function getShortName(path: string): string {
  const parts = path.split('.');
  const isMethod = /^_*\p{Lu}/u.test(parts.at(-2) ?? '');
  return parts.slice(isMethod ? -2 : -1).join('.');
}
