import { makeTable } from '../../../bench/report.ts';
import { PARTS, type Part } from '../comparison/verdict.ts';
import type { ExampleKind } from '../example-outcomes.ts';
import type { ClientGroup } from '../facts.ts';
import type { ClientResult } from './client-result.ts';
import { namesCredentials, selectGroup, sendsCredentials, sumResults, type Sum } from './sums.ts';

export const GROUPS: readonly ClientGroup[] = ['known', 'blind', 'aside'];
const FIGURES = [
  ...['functions', 'right', 'wrong', 'marked exact', 'named', 'silent', 'delegates'],
  ...['credentials named', 'server named', 'Python', 'curl'],
];
const PART_NAMES: Readonly<Record<Part, string>> = {
  method: 'method',
  path: 'path',
  server: 'server',
  query: 'query',
  bodyFields: 'body',
  mediaType: 'media type',
  headers: 'headers',
  requests: 'another request',
};

/** The sums of each group, and of those that were compared together. */
export function makeSumTable(results: readonly ClientResult[]): string {
  const groups = GROUPS.map((group) => [group, selectGroup(results, group)] as const);
  const rows = groups.filter(([, its]) => its.length > 0).map(([name, its]) => makeSum(name, its));
  return makeTable(['group', 'clients', ...FIGURES], [...rows, makeSum('together', results)]);
}

function makeSum(name: string, results: readonly ClientResult[]): string[] {
  const sum = sumResults(results);
  const { clientsWithCredentials, clientsWithNamedCredentials } = sum;
  const credentials = formatShare(clientsWithNamedCredentials, clientsWithCredentials);
  return [name, String(sum.clients), ...makeFigures(sum, credentials)];
}

/** One row for each client. */
export function makeClientTable(results: readonly ClientResult[]): string {
  const rows = results.map((one) => {
    const credentials = sendsCredentials(one) ? (namesCredentials(one) ? 'yes' : 'no') : '';
    return [one.name, one.version, one.group, ...makeFigures(one, credentials)];
  });
  return makeTable(['client', 'version', 'group', ...FIGURES], rows);
}

function makeFigures(result: ClientResult | Sum, credentials: string): string[] {
  const { sending, right, wrong, wrongExact, named, silent, delegate } = result;
  return [
    String(sending),
    sending === 0 ? '' : `${String(right)} (${formatPercent(right, sending)})`,
    ...[wrong, wrongExact, named, silent, delegate].map(String),
    credentials,
    formatShare(result.serverNamed, result.serverSent),
    formatExamples(result, 'python'),
    formatExamples(result, 'curl'),
  ];
}

function formatExamples({ examples }: ClientResult | Sum, kind: ExampleKind): string {
  const counts = examples[kind];
  return counts === undefined ? '' : formatShare(counts.right, counts.run);
}

/** The parts that are wrong, and those that wrapdocs says are not determined. */
export function makePartTable(results: readonly ClientResult[]): string {
  const { wrong, named, wrongParts, openParts } = sumResults(results);
  const rows = PARTS.map((part) => [
    PART_NAMES[part],
    String(wrongParts[part] ?? 0),
    String(openParts[part] ?? 0),
  ]);
  const sums = ['functions with any', String(wrong), String(named)];
  return makeTable(['part', 'wrong', 'named'], [...rows, sums]);
}

function formatShare(part: number, whole: number): string {
  return whole === 0 ? '' : `${String(part)} of ${String(whole)}`;
}

/** A share in percent, rounded down so that 100 % is all. */
export function formatPercent(part: number, whole: number): string {
  return `${String(Math.floor((100 * part) / whole))} %`;
}
