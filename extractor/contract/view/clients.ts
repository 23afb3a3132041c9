import type { Client } from '../client-call.ts';
import type { ClassItem } from '../class.ts';
import type { Operation } from '../operation.ts';
import { getPathOrigin } from './request-path.ts';

/** Where an operation's requests go and how they are authorised, as its client's class says. */
export interface OperationClient extends Client {
  /** The class that callers construct. */
  class: ClassItem;
}

/** Finds the client of an operation; a class inherits what it does not say itself. */
export function findClient(
  { client }: Operation,
  linearize: (id: string) => ClassItem[],
): OperationClient | undefined {
  const lineage = client?.clientClass === undefined ? [] : linearize(client.clientClass);
  const [own] = lineage;
  if (own === undefined) return undefined;
  return { class: own, ...inheritClient(lineage) };
}

const PARTS = [
  'oneOf',
  'credentialClasses',
  'server',
  'authentication',
  'environment',
] as const satisfies (keyof Client)[];

/**
 * What a class says as a client, by itself or by its bases.
 *
 * @param lineage the class and its bases, nearest first
 */
export function inheritClient(lineage: readonly ClassItem[]): Client {
  const found = PARTS.flatMap((part) => {
    const value = lineage.map(({ client }) => client?.[part]).find((one) => one !== undefined);
    return value === undefined ? [] : [[part, value] as const];
  });
  return Object.fromEntries(found);
}

/** Tells whether a request goes to the client's server, or to another host of the same domain. */
export function isSentToServer(
  { path }: Operation,
  client: OperationClient | undefined,
  configuredUrl?: string,
): boolean {
  const origin = getPathOrigin(path);
  if (origin === undefined) return true;
  const domain = getDomain(origin);
  const servers = [client?.server?.url, configuredUrl].flatMap((url) => url ?? []);
  return domain !== undefined && servers.some((url) => getDomain(url) === domain);
}

/** `example.com` of `https://api.example.com/v1`; undefined if the host has no name of its own. */
function getDomain(url: string): string | undefined {
  return /^[a-z]+:\/\/[^./:?#]+\.([^./:?#]+\.[^/:?#]+)/i.exec(url)?.[1];
}

/** The address before an operation's path: its own host, otherwise that of its client. */
export function getBaseUrl(
  { path }: Operation,
  client: OperationClient | undefined,
): string | undefined {
  return getPathOrigin(path) ?? client?.server?.url;
}
