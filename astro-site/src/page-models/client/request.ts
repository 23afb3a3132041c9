import { client as strings } from '#strings';
import { listAddresses, type Server } from '../../../../extractor/contract/client-call.ts';
import {
  getOperationAuthentication,
  type KnownAuthentication,
} from '../../../../extractor/contract/view/authentication.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { describeAuthentication, listSources, makeAuthenticationFacts } from '../authentication.ts';
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
  const base = makeServer(operation.path, view.client(operation)?.server, settings.apiBaseUrl);
  const authentication = describeAuthentication(
    getOperationAuthentication(operation, view, settings),
  );
  const parts = [
    ...(base === undefined ? [] : [[`${strings.base} `, ...base]]),
    ...(authentication === undefined ? [] : [authentication]),
  ];
  return parts.length === 0 ? undefined : joinPhrases(parts, ' · ');
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
function describeServer(server: Server): Phrase {
  const { parameter, environment } = server;
  const names = [parameter, environment].filter((name) => name !== undefined);
  const addresses = joinNames(listAddresses(server));
  if (addresses.length === 0) return joinNames(names);
  if (names.length === 0) return addresses;
  return [...addresses, `, ${strings.replacedBy} `, ...joinNames(names)];
}

function joinNames(names: readonly string[]): Phrase {
  return joinCodes(names, ` ${strings.or} `);
}

/** What the constructor of a client sets. */
export function makeClientFacts(
  server: Server | undefined,
  authentication: KnownAuthentication,
): Fact[] {
  return [
    makePhraseFact(
      strings.server,
      server === undefined ? [strings.notFound] : describeServer(server),
    ),
    ...makeAuthenticationFacts(authentication),
  ];
}

/** The lines of the source from the method to the request, then those that set up the client. */
export function makeEvidence(
  operation: ClientOperation,
  { view, settings }: Scope,
): EvidenceLine[] {
  const { server } = view.client(operation) ?? {};
  const { ways } = getOperationAuthentication(operation, view, settings);
  return [
    ...operation.client.evidence.map(({ function: name, ...source }) => {
      return { text: [{ code: getShortName(name) }], source };
    }),
    ...(server === undefined ? [] : [{ text: [strings.evidenceServer], source: server.source }]),
    ...listSources(ways).map((source) => ({ text: [strings.evidenceAuthentication], source })),
  ];
}

/** The function with its class: `Completions.create`. */
function getShortName(path: string): string {
  const parts = path.split('.');
  const isMethod = /^_*\p{Lu}/u.test(parts.at(-2) ?? '');
  return parts.slice(isMethod ? -2 : -1).join('.');
}
