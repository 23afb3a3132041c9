import { getSegments } from '../../api/matching/segments.ts';
import type { Method } from '../../contract/operation.ts';
import type { RecordedExchange } from '../recorded-exchange.ts';

/** Exchanges with the same method, host and path. */
export interface RecordedRequest {
  method: Method;
  host: string | undefined;
  /** The segments of the path, without percent signs. */
  segments: string[];
  exchanges: RecordedExchange[];
}

/** Groups exchanges by what they request. */
export function groupExchanges(exchanges: readonly RecordedExchange[]): RecordedRequest[] {
  const groups = Map.groupBy(
    exchanges,
    ({ method, host = '', path }) => `${method} ${host}${path}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { method, host, path } = first;
    return [{ method, host, segments: getSegments(path).map(decode), exchanges: group }];
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
