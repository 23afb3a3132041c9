import { type ClientRequest, hasReason } from '../../api/matching/client-request.ts';
import { asObject, getOwn } from '../../api/document/node.ts';
import type { RecordedExchange } from '../recorded-exchange.ts';

/**
 * Of functions that send requests with the same method and path, those whose constants and names fit
 * best what was recorded.
 */
export function chooseAlternatives(
  requests: readonly ClientRequest[],
  exchange: RecordedExchange,
): ClientRequest[] {
  if (requests.length < 2) return [...requests];
  const scored = requests.map((request) => ({ request, ...compareParts(request, exchange) }));
  const least = Math.min(...scored.map(({ differences }) => differences));
  const left = scored.filter(({ differences }) => differences === least);
  const most = Math.max(...left.map(({ agreements }) => agreements));
  return left.filter(({ agreements }) => agreements === most).map(({ request }) => request);
}

interface Score {
  /** Constants that were recorded as the function sends them. */
  agreements: number;
  /** Constants that were not, and recorded names that the function does not send. */
  differences: number;
}

function compareParts(request: ClientRequest, { query, request: sent }: RecordedExchange): Score {
  const { parameters, body } = request.operation;
  const recorded = asObject(sent?.value) ?? {};
  const inQuery = parameters.filter(({ location }) => location === 'query');
  const constants: { constant?: unknown; value: unknown }[] = [
    ...[...request.fixedQuery].map(([name, constant]) => ({ constant, value: query.get(name) })),
    ...inQuery.map(({ wireName, constant }) => ({ constant, value: query.get(wireName) })),
    ...(body?.fields ?? []).map(({ wireName, constant }) => ({
      constant,
      value: getOwn(recorded, wireName),
    })),
  ];
  const known = constants.filter(({ constant }) => constant !== undefined);
  const agreements = known.filter(({ constant, value }) => isSame(constant, value)).length;
  const names = new Set([...inQuery.map(({ wireName }) => wireName), ...request.fixedQuery.keys()]);
  const isOpen = hasReason(request.operation, 'queryOpen');
  const unknown = isOpen ? [] : [...query.keys()].filter((name) => !names.has(name));
  return { agreements, differences: known.length - agreements + unknown.length };
}

/** Recorders write `true` as `true`, `True` or `1`, and forms write everything as text. */
function isSame(constant: unknown, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  const [one, other] = [constant, value].map((each) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  );
  return one?.toLowerCase() === other?.toLowerCase();
}
