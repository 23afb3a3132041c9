import { PARTS } from '../comparison/verdict.ts';
import type { ClientGroup } from '../facts.ts';
import type { ClientResult, ExampleCounts, PartCounts } from './client-result.ts';

const COUNTS = [
  ...['sending', 'right', 'wrong', 'named', 'silent', 'delegate', 'transport', 'notMeasured'],
  ...['claimedQuiet', 'wrongExact', 'silentElsewhere', 'credentialsSent', 'credentialsNamed'],
  ...['serverSent', 'serverNamed'],
] as const satisfies (keyof ClientResult)[];

/** The figures of several clients together. */
export type Sum = Omit<ClientResult, 'name' | 'group' | 'version'> & {
  clients: number;
  /** Clients that send credentials, and those whose credentials are named for most functions. */
  clientsWithCredentials: number;
  clientsWithNamedCredentials: number;
};

/** Adds the figures of clients. */
export function sumResults(results: readonly ClientResult[]): Sum {
  const counts = Object.fromEntries(
    COUNTS.map((name) => [name, add(results.map((one) => one[name]))]),
  ) as Record<(typeof COUNTS)[number], number>;
  const withCredentials = results.filter(sendsCredentials);
  return {
    ...counts,
    clients: results.length,
    wrongParts: addParts(results.map(({ wrongParts }) => wrongParts)),
    openParts: addParts(results.map(({ openParts }) => openParts)),
    examples: addExamples(results.map(({ examples }) => examples)),
    clientsWithCredentials: withCredentials.length,
    clientsWithNamedCredentials: withCredentials.filter(namesCredentials).length,
  };
}

/** Selects the clients of a group. */
export function selectGroup(results: readonly ClientResult[], group: ClientGroup): ClientResult[] {
  return results.filter((one) => one.group === group);
}

/** Tells whether most functions of a client send credentials, or at least some do. */
export function sendsCredentials({ credentialsSent }: ClientResult): boolean {
  return credentialsSent > 0;
}

/** Tells whether the credentials of nearly all functions that send some are named. */
export function namesCredentials({ credentialsSent, credentialsNamed }: ClientResult): boolean {
  return credentialsSent > 0 && credentialsNamed >= 0.9 * credentialsSent;
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function addParts(counts: readonly PartCounts[]): PartCounts {
  const sums = PARTS.map((part) => [part, add(counts.map((one) => one[part] ?? 0))] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}

function addExamples(all: readonly ClientResult['examples'][]): ClientResult['examples'] {
  const kinds = ['python', 'curl'] as const;
  const names = [
    'run',
    'right',
    'runOfRight',
    'rightOfRight',
  ] as const satisfies (keyof ExampleCounts)[];
  const sums = kinds.map((kind) => {
    const its = all.flatMap((one) => one[kind] ?? []);
    const entries = names.map((name) => [name, add(its.map((one) => one[name]))]);
    return [kind, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(sums.filter(([kind]) => all.some((one) => one[kind] !== undefined)));
}
