import { formatCount } from '../../terminal/format-count.ts';
import type { ApiComparison, ComparedDocument } from '../compare-with-api.ts';

/** What was compared, in words: versions and dates of both sides, prefixes, how much matches. */
export function describeComparison({
  documents,
  coverage,
  requests,
}: Pick<ApiComparison, 'documents' | 'coverage' | 'requests'>): string[] {
  const { sent, total, operations } = coverage;
  const deprecated = operations.length - total;
  const aside =
    deprecated === 0 ? '' : `; not counted: ${formatCount(deprecated, 'deprecated operation')}`;
  const rest = [
    [requests.unknown, 'in no document'],
    [requests.outside, 'to other hosts or backends'],
    [requests.undecided, 'too little known to compare'],
  ].flatMap(([count, text]) => (count === 0 ? [] : [`${String(count)} ${String(text)}`]));
  return [
    ...documents.flatMap(describePrefix),
    `${String(sent)} of ${formatCount(total, 'operation')} of the API are sent (${formatShare(sent, total)})${aside}.`,
    `${String(requests.matched)} of ${formatCount(requests.total, 'request')} of the package are in the document${rest.length === 0 ? '' : `; ${rest.join(', ')}`}.`,
  ];
}

/** The name and version of the package: `shop 1.2.0 (2026-01-02)`. */
export function describePackage({ package: name, version, released }: ApiComparison): string {
  return `${name}${describeVersion(version, released)}`;
}

/** A document: `Shop API 3 (openapi.yaml, OpenAPI 3.1.0, 2026-01-02)`. */
export function describeDocument({ file, format, title, version, date }: ComparedDocument): string {
  const name = [title, version].filter((part) => part !== undefined).join(' ');
  const day = date === undefined ? [] : [date.slice(0, 10)];
  const facts = [...(name === '' ? [] : [file]), format, ...day];
  return `${name === '' ? file : name} (${facts.join(', ')})`;
}

function describeVersion(version: string | undefined, date: string | undefined): string {
  const day = date === undefined ? '' : ` (${date.slice(0, 10)})`;
  return `${version === undefined ? '' : ` ${version}`}${day}`;
}

function describePrefix({ prefix }: ComparedDocument): string[] {
  const { clientPrefix, documentPrefix } = prefix;
  if (clientPrefix !== '' && documentPrefix !== '')
    return [`\`${clientPrefix}\` of the client's paths is \`${documentPrefix}\` in the document.`];
  if (clientPrefix !== '')
    return [`The client's paths begin with \`${clientPrefix}\`, the document's do not.`];
  if (documentPrefix !== '')
    return [`The document's paths begin with \`${documentPrefix}\`, the client's do not.`];
  return [];
}

/** `51 %`, and never `100 %` of less than all. */
function formatShare(part: number, whole: number): string {
  return whole === 0 ? 'nothing to send' : `${String(Math.floor((100 * part) / whole))} %`;
}
