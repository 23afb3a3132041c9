import { isRequestMatch } from '../contract/view/request-pattern.ts';
import type { Matching, PlacedOperation, RequestMatch } from './matching/match-requests.ts';

/** An operation of the API and the functions that send it. */
export interface CoveredOperation {
  method: string;
  path: string;
  operationId?: string;
  /** The first tag, under which the document lists it. */
  tag?: string;
  deprecated?: true;
  /** The file and the JSON pointer. */
  document: string;
  /** The ids of the operations of the package that send it, or may send it. */
  sentBy: string[];
  /** Whether at least one of them certainly does. */
  certain?: true;
}

/** The operations of a tag: how many are sent, deprecated ones aside. */
interface TagCoverage {
  tag: string;
  sent: number;
  total: number;
}

export interface ApiCoverage {
  sent: number;
  /** The operations of the API, without deprecated ones. */
  total: number;
  tags: TagCoverage[];
  operations: CoveredOperation[];
}

const NO_TAG = 'Other operations';

/** An operation of the API and the requests that are it, or can be it. */
export interface SentOperation extends PlacedOperation {
  matches: RequestMatch[];
}

/**
 * Lists the operations of the API with the requests of a package that send them.
 *
 * @param leaveOut patterns such as `POST /admin/**` of operations that do not count
 */
export function listSentOperations(
  { documents, matches }: Matching,
  leaveOut: readonly string[],
): SentOperation[] {
  const senders = Map.groupBy(
    matches.flatMap((match) => match.operations.map(({ operation }) => ({ match, operation }))),
    ({ operation }) => operation,
  );
  const placed = documents.flatMap(({ document }) =>
    document.operations.map((operation) => ({ operation, document })),
  );
  return removeDuplicates(placed)
    .filter(({ operation }) => !leaveOut.some((pattern) => isRequestMatch(pattern, operation)))
    .map((one) => {
      const found = (senders.get(one.operation) ?? []).map(({ match }) => match);
      return { ...one, matches: found };
    });
}

/**
 * Measures which operations of the API a package sends.
 *
 * @param leaveOut patterns such as `POST /admin/**` of operations that do not count
 */
export function measureApiCoverage(matching: Matching, leaveOut: readonly string[]): ApiCoverage {
  const operations = listSentOperations(matching, leaveOut).map(describeOperation);
  const counted = operations.filter(isCounted);
  const tags = [...Map.groupBy(counted, ({ tag = NO_TAG }) => tag)];
  return {
    sent: counted.filter(isSent).length,
    total: counted.length,
    tags: tags.map(([tag, own]) => ({ tag, sent: own.filter(isSent).length, total: own.length })),
    operations,
  };
}

/** Whether any function sends an operation. */
export function isSent({ sentBy }: CoveredOperation): boolean {
  return sentBy.length > 0;
}

/** Whether an operation counts: nobody has to send a deprecated one. */
export function isCounted({ deprecated }: CoveredOperation): boolean {
  return deprecated === undefined;
}

/** Several documents of one API can have the same operation. */
function removeDuplicates(placed: readonly PlacedOperation[]): PlacedOperation[] {
  const known = new Map<string, PlacedOperation>();
  for (const one of placed) {
    const { method, path, servers, fixedQuery, pointer } = one.operation;
    const [server] = servers;
    const address = `${server?.host ?? ''}${server?.path ?? ''}${path}`;
    const key = [method, address, ...fixedQuery.values()].join(' ');
    const first = known.get(key);
    // Within a document, keys that differ in their fragments are different operations.
    if (first === undefined) known.set(key, one);
    else if (first.document === one.document) known.set(`${key} ${pointer}`, one);
  }
  return [...known.values()];
}

function describeOperation({ operation, document, matches }: SentOperation): CoveredOperation {
  const { method, path, operationId, tags, deprecated, pointer } = operation;
  const [tag] = tags;
  return {
    method,
    path,
    ...(operationId === undefined ? {} : { operationId }),
    ...(tag === undefined ? {} : { tag }),
    ...(deprecated ? { deprecated } : {}),
    document: formatDocumentPlace(document.file, pointer),
    ...describeSenders(matches),
  };
}

/** The functions that send an operation. */
export function describeSenders(
  matches: readonly RequestMatch[],
): Pick<CoveredOperation, 'sentBy' | 'certain'> {
  return {
    sentBy: [...new Set(matches.map(({ request }) => request.operation.id))],
    ...(matches.some(({ isCertain }) => isCertain) ? { certain: true } : {}),
  };
}

/** A place in a document: `openapi.yaml#/paths/~1users/get`. */
export function formatDocumentPlace(file: string, pointer: string): string {
  return `${file}${pointer.startsWith('#') ? '' : ' → '}${pointer}`;
}
