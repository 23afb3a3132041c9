import { chooseCandidates } from '../../api/matching/align-paths.ts';
import type { ClientRequest } from '../../api/matching/client-request.ts';
import { fitPaths, getSegments, isPlaceholder } from '../../api/matching/segments.ts';
import type { Method } from '../../contract/operation.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Finds the functions that send recorded requests. */
export interface RequestFinder {
  /** Those that send it for certain, or the only one of which that is assumed. */
  find: (recorded: RecordedRequest) => ClientRequest[];
  /** Whether any function may send it, as far as is known. */
  isPossible: (recorded: RecordedRequest) => boolean;
  /** Functions that send other methods to the path. */
  findOthers: (recorded: RecordedRequest) => ClientRequest[];
  /** Whether a path begins as those of the API do. */
  belongs: (recorded: RecordedRequest) => boolean;
}

/** So many recorded requests decide what paths begin with. */
const MAX_SAMPLE = 200;

/** Finds what only one side's paths begin with: of what fits most requests, the shortest. */
export function chooseFinder(
  recorded: readonly RecordedRequest[],
  requests: readonly ClientRequest[],
): RequestFinder {
  const step = Math.ceil(recorded.length / MAX_SAMPLE);
  const sample = recorded.filter((_, index) => index % step === 0);
  const prefixes = listPrefixes(sample.map(({ segments }) => segments));
  let best = { finder: createFinder(requests, []), count: -1 };
  for (const withBase of [true, false]) {
    const placed = placeRequests(requests, withBase);
    for (const clientPrefix of listPrefixes(placed.map(({ segments }) => segments))) {
      const index = indexRequests(placed, clientPrefix);
      for (const prefix of prefixes) {
        const finder = createFinder(requests, prefix, index);
        const count = sample.filter((one) => finder.find(one).length > 0).length;
        if (count > best.count) best = { finder, count };
      }
    }
  }
  return best.finder;
}

/** The beginnings that many paths have, the shortest first. */
function listPrefixes(paths: readonly string[][]): string[][] {
  return chooseCandidates(paths.map((segments) => `/${segments.join('/')}`))
    .toSorted((one, other) => one.length - other.length)
    .map(getSegments);
}

interface Candidate {
  request: ClientRequest;
  segments: string[];
}

function placeRequests(requests: readonly ClientRequest[], withBase: boolean): Candidate[] {
  return requests
    .filter(({ beginsWithAddress }) => !beginsWithAddress)
    .map((request) => ({
      request,
      segments: getSegments(withBase ? `${request.base}${request.path}` : request.path),
    }));
}

/** Candidates by the number of their segments. */
type Index = ReadonlyMap<number, readonly Candidate[]>;

function indexRequests(placed: readonly Candidate[], prefix: readonly string[]): Index {
  return Map.groupBy(
    placed.map(({ request, segments }) => ({ request, segments: strip(segments, prefix) })),
    ({ segments }) => segments.length,
  );
}

function createFinder(
  requests: readonly ClientRequest[],
  prefix: readonly string[],
  index: Index = new Map(),
): RequestFinder {
  const open = requests.filter(isOpen);
  const find = (
    { segments }: RecordedRequest,
    isWanted: (request: ClientRequest) => boolean,
  ): ClientRequest[] => {
    const own = strip(segments, prefix);
    const candidates = index.get(own.length) ?? [];
    return chooseClosest(
      own,
      candidates.filter(({ request }) => isWanted(request)),
    );
  };
  const findSenders = (recorded: RecordedRequest): ClientRequest[] =>
    find(recorded, ({ operation: { method } }) => sends(method, recorded.method));
  const findOpen = (recorded: RecordedRequest): string[][] =>
    open
      .filter(({ operation: { method } }) => sends(method, recorded.method))
      .map(getKnownEnd)
      .filter((end) => endsWith(recorded.segments, end));
  return {
    find: (recorded) => {
      const found = preferCertain(findSenders(recorded));
      if (!found.some(({ path }) => isPlaceholder(getSegments(path).at(-1)))) return found;
      // What a placeholder fits can be a word that another function sends.
      return findOpen(recorded).some((end) => end.length > 0) ? [] : found;
    },
    isPossible: (recorded) => findSenders(recorded).length > 0 || findOpen(recorded).length > 0,
    findOthers: (recorded) => find(recorded, () => true),
    belongs: ({ segments }) => startsWith(segments, prefix),
  };
}

/** Whether a part of the path is not known, which can stand for several segments. */
function isOpen({ beginsWithAddress, knowledge, path }: ClientRequest): boolean {
  return beginsWithAddress || knowledge === 'partOfPath' || isPlaceholder(getSegments(path)[0]);
}

/** The constants at the end, after what can stand for several segments. */
function getKnownEnd({ path }: ClientRequest): string[] {
  const segments = getSegments(path);
  return segments.slice(segments.findLastIndex(isPlaceholder) + 1);
}

function endsWith(segments: readonly string[], end: readonly string[]): boolean {
  return (
    end.length < segments.length &&
    end.every((segment, index) => segment === segments.at(index - end.length))
  );
}

function strip(segments: string[], prefix: readonly string[]): string[] {
  return startsWith(segments, prefix) ? segments.slice(prefix.length) : segments;
}

function startsWith(segments: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => segments[index] === segment);
}

function sends(method: Method, recorded: Method): boolean {
  return method === recorded || method === 'ANY';
}

/** The candidates with the fewest placeholders; one of placeholders alone would fit everything. */
function chooseClosest(
  segments: readonly string[],
  candidates: readonly Candidate[],
): ClientRequest[] {
  const fits = candidates.flatMap(({ request, segments: own }) => {
    const fit = fitPaths(segments, own, (index, value) =>
      allowsValue(request, index - own.length, value),
    );
    const isKnown = fit !== undefined && (fit.equal > 0 || own.length === 0);
    return isKnown ? [{ request, placeholders: fit.constants + fit.dynamic }] : [];
  });
  const least = Math.min(...fits.map(({ placeholders }) => placeholders));
  return fits.filter(({ placeholders }) => placeholders === least).map(({ request }) => request);
}

/** Whether a placeholder, by its index from the end, can have a value: `search` is no number. */
function allowsValue({ operation, path }: ClientRequest, index: number, value: string): boolean {
  const segment = path
    .split('/')
    .filter((one) => one !== '')
    .at(index);
  const name = /^\{([^{}]*)\}$/.exec(segment ?? '')?.[1];
  const type = operation.parameters.find(
    (one) => one.location === 'path' && one.wireName === name,
  )?.type;
  return type === undefined || formatType(type) !== 'int' || /^-?\d+$/.test(value);
}

/** What was only assumed counts where nothing else sends the request. */
function preferCertain(requests: readonly ClientRequest[]): ClientRequest[] {
  const certain = requests.filter(
    ({ knowledge }) => knowledge === 'read' || knowledge === 'documented',
  );
  if (certain.length > 0) return certain;
  return requests.length === 1 ? [...requests] : [];
}
