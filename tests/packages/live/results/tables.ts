import { makeTable } from '../../../bench/report.ts';
import { PARTS, type Part } from '../comparison/verdict.ts';
import type { ClientGroup } from '../facts.ts';
import type { ClientResult, ExampleCounts } from './client-result.ts';
import { namesCredentials, selectGroup, sendsCredentials, sumResults, type Sum } from './sums.ts';

const GROUPS: readonly ClientGroup[] = ['known', 'blind', 'aside'];
/** What is said of one client, or of several together, under the name of the figure. */
const FIGURES: Readonly<Record<string, (result: ClientResult | Sum) => string>> = {
  functions: ({ sending }) => String(sending),
  right: ({ right, sending }) => formatCount(right, sending),
  wrong: ({ wrong, sending }) => formatCount(wrong, sending),
  'wrong and marked exact': ({ wrongExact, sending }) => formatCount(wrongExact, sending),
  named: ({ named, sending }) => formatCount(named, sending),
  silent: ({ silent, sending }) => formatCount(silent, sending),
  delegates: ({ delegate, sending }) => formatCount(delegate, sending),
  'credentials named': formatCredentials,
  'server named': ({ serverNamed, serverSent }) => formatShare(serverNamed, serverSent),
  'Python examples': ({ examples }) => formatExamples(examples.python),
  'of right requests': ({ examples: { python } }) =>
    python === undefined ? '' : formatShare(python.rightOfRight, python.runOfRight),
  'curl examples': ({ examples }) => formatExamples(examples.curl),
};
const ONLY_IN_SUMS: ReadonlySet<string> = new Set(['wrong and marked exact', 'of right requests']);
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

/** The figures of all clients in a few sentences. */
export function summarize(results: readonly ClientResult[]): string {
  const { clients, sending, right, named, silent, wrong, delegate } = sumResults(results);
  const share = (count: number) => (sending === 0 ? '0%' : formatPercent(count, sending));
  return `${String(sending)} functions of ${String(clients)} clients sent a request of their own choice. What wrapdocs says is
right for ${share(right)} of them and wrong for ${share(wrong)}. For ${share(named)}, it says that it could not determine the
request or a part of it. ${share(delegate)} lead to another function that shows the request. It is silent about ${share(silent)}.`;
}

/** The sums of each group, and of all clients that were compared. */
export function makeSumTable(results: readonly ClientResult[]): string {
  const groups = GROUPS.map((group) => [group, selectGroup(results, group)] as const);
  const columns = [...groups.filter(([, its]) => its.length > 0), ['together', results] as const];
  const sums = columns.map(([, its]) => sumResults(its));
  const rows = Object.entries(FIGURES).map(([name, format]) => [name, ...sums.map(format)]);
  const clients = ['clients', ...sums.map((sum) => String(sum.clients))];
  return makeTable(['', ...columns.map(([name]) => name)], [clients, ...rows]);
}

/** One row for each client. */
export function makeClientTable(results: readonly ClientResult[]): string {
  const figures = Object.entries(FIGURES).filter(([name]) => !ONLY_IN_SUMS.has(name));
  const rows = results.map((one) => [
    `${one.name} ${one.version}`,
    one.group,
    ...figures.map(([, format]) => format(one)),
  ]);
  return makeTable(['client', 'group', ...figures.map(([name]) => name)], rows);
}

/** How many clients name their credentials, or whether one does. */
function formatCredentials(result: ClientResult | Sum): string {
  if ('clients' in result)
    return formatShare(result.clientsWithNamedCredentials, result.clientsWithCredentials);
  if (!sendsCredentials(result)) return '';
  return namesCredentials(result) ? 'yes' : 'no';
}

function formatExamples(counts: ExampleCounts | undefined): string {
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

/** A count, and its share of all functions: `73 (53%)`. */
function formatCount(count: number, sending: number): string {
  return count === 0 || sending === 0
    ? String(count)
    : `${String(count)}\u00A0(${formatPercent(count, sending)})`;
}

/** A share in percent, rounded down so that 100% is all; what is little is not nothing. */
function formatPercent(part: number, whole: number): string {
  const percent = Math.floor((100 * part) / whole);
  return percent === 0 && part > 0 ? '<\u00A01%' : `${String(percent)}%`;
}
