import type { ClientRequest } from '../../api/matching/client-request.ts';
import type { RecordedExchange } from '../recorded-exchange.ts';
import { chooseAlternatives } from './alternatives.ts';
import { groupExchanges, type RecordedRequest } from './recorded-request.ts';
import { chooseFinder } from './request-finder.ts';

/** An exchange and the functions that send its request. */
export interface ExchangeMatch {
  exchange: RecordedExchange;
  requests: ClientRequest[];
}

/** A recorded request that no function sends, as far as is known. */
export interface UnmatchedExchange {
  exchange: RecordedExchange;
  /** Functions that send other methods to the same path. */
  others: ClientRequest[];
}

export interface ExchangeMatching {
  matches: ExchangeMatch[];
  /** Only of hosts and prefixes to which other recorded requests belong. */
  unmatched: UnmatchedExchange[];
  /** Exchanges with other hosts, and those that fit too many functions to say whose they are. */
  undecided: RecordedExchange[];
}

/** The one address of an API that is no REST answers all functions, each with something else. */
const MAX_FUNCTIONS = 8;
/** Of a host, so many recorded requests must be known before the others mean something. */
const MIN_SHARE = 0.25;

/** Finds the functions that send the requests of recordings. */
export function matchExchanges(
  requests: readonly ClientRequest[],
  exchanges: readonly RecordedExchange[],
): ExchangeMatching {
  const matching: ExchangeMatching = { matches: [], unmatched: [], undecided: [] };
  const recorded = groupExchanges(exchanges);
  const recordedHosts = new Set(recorded.flatMap(({ host }) => host ?? []));
  for (const [host, own] of Map.groupBy(recorded, (one) => one.host)) {
    const possible = requests.filter((request) => canBeAt(request, host, recordedHosts));
    matchHost(own, possible, matching);
  }
  return matching;
}

/** Whether a request can go to a host; those of clients with an address of their own only go there. */
function canBeAt(
  request: ClientRequest,
  host: string | undefined,
  recorded: ReadonlySet<string>,
): boolean {
  if (host === undefined || request.host === undefined || request.host === host) return true;
  // Tests can use another host than users.
  return !recorded.has(request.host);
}

function matchHost(
  recorded: readonly RecordedRequest[],
  requests: readonly ClientRequest[],
  matching: ExchangeMatching,
): void {
  const finder = chooseFinder(recorded, requests);
  const found = recorded.map((one) => ({ recorded: one, fits: finder.find(one) }));
  const known = found.filter(({ fits }) => fits.length > 0);
  const isKnownHost = known.length >= found.length * MIN_SHARE;
  for (const { recorded: one, fits } of found) {
    const isUnknown =
      fits.length === 0 && isKnownHost && finder.belongs(one) && !finder.isPossible(one);
    for (const exchange of one.exchanges) {
      const chosen = chooseAlternatives(fits, exchange);
      if (chosen.length > 0 && chosen.length <= MAX_FUNCTIONS)
        matching.matches.push({ exchange, requests: chosen });
      else if (isUnknown) matching.unmatched.push({ exchange, others: finder.findOthers(one) });
      else matching.undecided.push(exchange);
    }
  }
}
