import type { ApiDocument } from '../document/api-document.ts';
import type { ClientRequest } from './client-request.ts';

/**
 * A test for requests that go to another API: their host is known and none of the document's. The
 * host of most requests counts as one of the document's, because clients of servers that everybody
 * runs have an address of their own as the default.
 */
export function createHostTest(
  requests: readonly ClientRequest[],
  documents: readonly Pick<ApiDocument, 'operations'>[],
): (request: ClientRequest) => boolean {
  const servers = documents.flatMap(({ operations }) => operations.flatMap((one) => one.servers));
  const known = new Set(servers.flatMap(({ host }) => host ?? []));
  if (known.size === 0) return () => false;
  const patterns = [...known].map(makePattern);
  const isKnown = (host: string): boolean => patterns.some((pattern) => pattern.test(host));
  const main = findMain(requests.flatMap(({ host }) => host ?? []));
  const isMainKnown = main !== undefined && isKnown(main);
  return ({ host }) => {
    if (host === undefined || host.includes('{}') || isKnown(host)) return false;
    return isMainKnown || host !== main;
  };
}

function makePattern(host: string): RegExp {
  const parts = host.split('{}').map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${parts.map(escapeRest).join('.+')}$`, 's');
}

function escapeRest(part: string): string {
  return part.replaceAll(/[$()*+?[\]^{|}]/g, String.raw`\$&`);
}

/** The most frequent host. */
function findMain(hosts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
