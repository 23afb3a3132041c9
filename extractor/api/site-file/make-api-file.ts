import type { ApiShow } from '../../config/package-schema.ts';
import type { ApiDocumentFacts, ApiFile, ApiOperationFacts } from '../../contract/api-file.ts';
import { API_FILE_VERSION } from '../../contract/version.ts';
import { describeSenders, listSentOperations, type SentOperation } from '../api-coverage.ts';
import type { JoinedPackage } from '../compare-with-api.ts';
import type { ApiDocument } from '../document/api-document.ts';
import { getChild, getText } from '../document/node.ts';
import type { RequestDifference } from '../rules/compare-request.ts';
import { makeDrift } from './make-drift.ts';
import { makeExtras } from './make-extras.ts';
import { shortenName } from './shorten.ts';

interface Options {
  leaveOut: readonly string[];
  /** Which texts and schemas of the document the site shows. */
  show: readonly ApiShow[];
  /** Whether a difference counts; those that are accepted do not. */
  isWanted: (difference: RequestDifference) => boolean;
}

/** Makes what a site says about a package and the documents of its API. */
export function makeApiFile(joined: JoinedPackage, { leaveOut, show, isWanted }: Options): ApiFile {
  const documents = joined.matching.documents.map(({ document }) => document);
  const sent = listSentOperations(joined.matching, leaveOut);
  const operations = sent.map((one) => describeOperation(one, documents));
  const counted = operations.filter(({ deprecated }) => deprecated === undefined);
  const tags = [...Map.groupBy(counted, ({ tag }) => tag)];
  const positions = new Map(sent.map(({ operation }, index) => [operation, index]));
  return {
    schemaVersion: API_FILE_VERSION,
    documents: documents.map(describeDocument),
    ...count(counted),
    tags: tags.map(([tag, own]) => ({ ...(tag === undefined ? {} : { tag }), ...count(own) })),
    operations,
    drift: makeDrift(joined.differences.filter(isWanted), joined.matching, positions),
    extras: makeExtras(joined, positions, new Set(show)),
  };
}

function count(operations: readonly ApiOperationFacts[]): { sent: number; total: number } {
  const sent = operations.filter(({ sentBy }) => sentBy.length > 0).length;
  return { sent, total: operations.length };
}

function describeDocument(document: ApiDocument): ApiDocumentFacts {
  const { file, format, title, version, license, date, copy } = document;
  return {
    file,
    format,
    ...(title === undefined ? {} : { title: shortenName(title) }),
    ...(version === undefined ? {} : { version: shortenName(version) }),
    ...(license === undefined ? {} : { license: shortenName(license) }),
    ...(date === undefined ? {} : { date }),
    ...(copy === undefined ? {} : { url: copy.url, digest: copy.digest }),
  };
}

function describeOperation(
  { operation, document, matches }: SentOperation,
  documents: readonly ApiDocument[],
): ApiOperationFacts {
  const { method, path, operationId, tags, deprecated, pointer, node } = operation;
  const [tag] = tags;
  const docs = getAddress(getText(getChild(node, 'externalDocs')?.value, 'url'));
  return {
    method,
    path,
    ...(operationId === undefined ? {} : { operationId: shortenName(operationId) }),
    ...(tag === undefined ? {} : { tag: shortenName(tag) }),
    ...(deprecated ? { deprecated } : {}),
    document: documents.indexOf(document),
    pointer,
    ...(docs === undefined ? {} : { docs }),
    ...describeSenders(matches),
  };
}

/** An address that a page can link to; a document can contain any text. */
function getAddress(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
