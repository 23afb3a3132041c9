import { type ChangeFilter, createNameFilter } from '../changes/filter-changes.ts';
import type { Package } from '../contract/package.ts';
import { createPackageView, type PackageView } from '../contract/view/package-view.ts';
import { isRequestMatch } from '../contract/view/request-pattern.ts';
import { type ApiCoverage, measureApiCoverage } from './api-coverage.ts';
import type { ApiDocument, DocumentCopy } from './document/api-document.ts';
import type { Alignment, PrefixSetting } from './matching/align-paths.ts';
import { type ClientRequest, collectRequests } from './matching/client-request.ts';
import { type LeftOpen, readLeftOpen } from './matching/left-open.ts';
import { type AlignedDocument, type Matching, matchRequests } from './matching/match-requests.ts';
import { API_RULES } from './rules/api-rules.ts';
import { compareMatching, type RequestDifference } from './rules/compare-request.ts';
import { type ApiDiagnostic, makeApiDiagnostics } from './rules/make-findings.ts';

/** What a package is compared with, and how. */
export interface ApiSettings {
  documents: readonly ApiDocument[];
  /** Documents of other backends that the client calls as well. */
  others: readonly ApiDocument[];
  prefix?: PrefixSetting | undefined;
  /** Patterns such as `POST /admin/**`: operations that do not count, requests without findings. */
  leaveOut: readonly string[];
  /** `any` if the method does not say what a request does, as in RPC. */
  method?: 'any' | undefined;
  /** The functions that count. */
  filter?: ChangeFilter;
}

/** A document as the results describe it. */
export interface ComparedDocument {
  file: string;
  format: string;
  title?: string;
  version?: string;
  date?: string;
  license?: string;
  copy?: DocumentCopy;
  /** How its paths were made comparable with the client's. */
  prefix: Pick<Alignment, 'clientPrefix' | 'documentPrefix'>;
}

/** What became of the requests of a package. */
interface RequestShares {
  total: number;
  /** They are operations of the documents. */
  matched: number;
  /** They are in no document. */
  unknown: number;
  /** They go to other hosts or backends. */
  outside: number;
  /** Too little is known of them. */
  undecided: number;
}

/** A package beside the documents of its API. */
export interface ApiComparison {
  package: string;
  version?: string;
  released?: string;
  documents: ComparedDocument[];
  coverage: ApiCoverage;
  requests: RequestShares;
  diagnostics: ApiDiagnostic[];
}

/** A package whose requests were found in the documents of its API. */
export interface JoinedPackage {
  view: PackageView;
  matching: Matching;
  differences: RequestDifference[];
}

/** Finds the requests of a package in the documents of its API, and how they differ. */
export function joinWithApi(extracted: Package, settings: ApiSettings): JoinedPackage {
  const view = createPackageView(extracted);
  const { leaveOut, filter = { include: [], exclude: [] }, others, prefix, method } = settings;
  const isWanted = createNameFilter(filter);
  const matching = filterMatching(
    matchRequests(collectRequests(view), settings.documents, {
      others,
      prefix,
      ignoreMethods: method === 'any',
    }),
    ({ operation }) =>
      isWanted(operation.id, view.moduleOf(operation.id)?.id ?? operation.id) &&
      !leaveOut.some((pattern) => isRequestMatch(pattern, operation)),
  );
  const open = readLeftOpen(extracted, view);
  const decided = withoutOpen(matching, open);
  const differences = compareMatching(decided, view, method === 'any').filter(
    ({ rule, request }) => rule !== API_RULES.unknownField || !open.hasFields(request),
  );
  return { view, matching: decided, differences };
}

/** Compares what a package sends with what its API offers. */
export function compareWithApi(extracted: Package, settings: ApiSettings): ApiComparison {
  const { view, matching, differences } = joinWithApi(extracted, settings);
  const { index } = extracted;
  return {
    package: index.name,
    ...(index.version === undefined ? {} : { version: index.version }),
    ...(index.source.released === undefined ? {} : { released: index.source.released }),
    documents: matching.documents.map(describeDocument),
    coverage: measureApiCoverage(matching, settings.leaveOut),
    requests: countRequests(matching),
    diagnostics: makeApiDiagnostics(differences, view),
  };
}

/** A request that the package may not offer is none that the API lacks. */
function withoutOpen(matching: Matching, { hasOperation }: LeftOpen): Matching {
  const { unmatched, undecided } = matching;
  const open = unmatched.filter(({ request }) => hasOperation(request));
  return {
    ...matching,
    unmatched: unmatched.filter((one) => !open.includes(one)),
    undecided: [...undecided, ...open.map(({ request }) => request)],
  };
}

function filterMatching(
  { matches, unmatched, outside, undecided, documents }: Matching,
  isWanted: (request: ClientRequest) => boolean,
): Matching {
  return {
    matches: matches.filter(({ request }) => isWanted(request)),
    unmatched: unmatched.filter(({ request }) => isWanted(request)),
    outside: outside.filter(isWanted),
    undecided: undecided.filter(isWanted),
    documents,
  };
}

function countRequests({ matches, unmatched, outside, undecided }: Matching): RequestShares {
  const counts = {
    matched: matches.length,
    unknown: unmatched.length,
    outside: outside.length,
    undecided: undecided.length,
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { total, ...counts };
}

function describeDocument({ document, alignment }: AlignedDocument): ComparedDocument {
  const { file, format, title, version, date, license, copy } = document;
  const { clientPrefix, documentPrefix } = alignment;
  return {
    file,
    format,
    ...(title === undefined ? {} : { title }),
    ...(version === undefined ? {} : { version }),
    ...(date === undefined ? {} : { date }),
    ...(license === undefined ? {} : { license }),
    ...(copy === undefined ? {} : { copy }),
    prefix: { clientPrefix, documentPrefix },
  };
}
