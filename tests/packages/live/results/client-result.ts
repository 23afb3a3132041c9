import { PARTS, type Part, type Verdict, type VerdictKind } from '../comparison/verdict.ts';
import type { ExampleKind, ExampleOutcome } from '../example-outcomes.ts';
import type { ClientGroup, Facts, LiveClient } from '../facts.ts';

export type PartCounts = Partial<Record<Part, number>>;

/** How many examples were run, and how many of them sent the documented request. */
export interface ExampleCounts {
  run: number;
  right: number;
  /** Of those whose function has the verdict `right`. */
  runOfRight: number;
  rightOfRight: number;
}

/** The figures of one client; functions count by their worst verdict. */
export interface ClientResult {
  name: string;
  group: ClientGroup;
  version: string;
  /** Functions that send a request of their own choice: all below, up to `delegate`. */
  sending: number;
  right: number;
  wrong: number;
  named: number;
  silent: number;
  delegate: number;
  /** Functions whose path the caller gives; they are not in `sending`. */
  transport: number;
  /** Functions that only signed in, or stopped before their request. */
  notMeasured: number;
  /** Functions with an operation that were called and sent nothing. */
  claimedQuiet: number;
  /** The parts of those that are wrong, and of those that are open. */
  wrongParts: PartCounts;
  openParts: PartCounts;
  /** Of the wrong ones, those that are marked `exact`. */
  wrongExact: number;
  /** Of the silent ones, those whose request the operation of another function shows. */
  silentElsewhere: number;
  /** Functions that send credentials, and those for which each is named. */
  credentialsSent: number;
  credentialsNamed: number;
  /** Functions that sent to the client's default server, and those for which it is shown. */
  serverSent: number;
  serverNamed: number;
  examples: Partial<Record<ExampleKind, ExampleCounts>>;
}

/** Counts the verdicts on one client. */
export function makeClientResult(
  { name, group }: LiveClient,
  { version }: Facts,
  verdicts: readonly Verdict[],
  claimedQuiet: number,
  examples: ClientResult['examples'] = {},
): ClientResult {
  const count = (kind: VerdictKind) => verdicts.filter((one) => one.kind === kind).length;
  const counted = verdicts.filter(({ kind }) => kind !== 'transport' && kind !== 'notMeasured');
  const withCredentials = counted.filter(({ credentials }) => credentials !== 'none');
  const toServer = counted.filter(({ server }) => server !== 'given');
  return {
    name,
    group,
    version,
    sending: counted.length,
    right: count('right'),
    wrong: count('wrong'),
    named: count('named'),
    silent: count('silent'),
    delegate: count('delegate'),
    transport: count('transport'),
    notMeasured: count('notMeasured'),
    claimedQuiet,
    wrongParts: countParts(verdicts, false),
    openParts: countParts(verdicts, true),
    wrongExact: verdicts.filter(isWrongAndExact).length,
    silentElsewhere: verdicts.filter(isElsewhere).length,
    credentialsSent: withCredentials.length,
    credentialsNamed: withCredentials.filter(({ credentials }) => credentials === 'named').length,
    serverSent: toServer.length,
    serverNamed: toServer.filter(({ server }) => server === 'known').length,
    examples,
  };
}

function isWrongAndExact({ kind, certainty }: Verdict): boolean {
  return kind === 'wrong' && certainty === 'exact';
}

function isElsewhere({ kind, differences }: Verdict): boolean {
  return (
    kind === 'silent' &&
    differences.every(({ reason }) => reason === 'sends the request of another function')
  );
}

/** How many functions differ in each part. */
function countParts(verdicts: readonly Verdict[], isOpen: boolean): PartCounts {
  const wanted = verdicts.filter(({ kind }) => kind === (isOpen ? 'named' : 'wrong'));
  const counts = PARTS.map((part) => {
    const its = wanted.filter(({ differences }) =>
      differences.some((one) => one.part === part && one.isOpen === isOpen),
    );
    return [part, its.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Counts examples.
 *
 * @param digests the hash of the code that pages show now, by kind and id of the operation
 * @param rightIds the ids of operations whose function is right
 */
export function countExamples(
  outcomes: readonly ExampleOutcome[],
  digests: ReadonlyMap<string, string>,
  rightIds: ReadonlySet<string>,
): ClientResult['examples'] {
  const current = outcomes.filter(
    ({ id, kind, digest }) => digests.get(`${kind} ${id}`) === digest,
  );
  const kinds = Map.groupBy(current, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, its]) => {
      const ofRight = its.filter(({ id }) => rightIds.has(id));
      const counts: ExampleCounts = {
        run: its.length,
        right: its.filter(({ isRight }) => isRight).length,
        runOfRight: ofRight.length,
        rightOfRight: ofRight.filter(({ isRight }) => isRight).length,
      };
      return [kind, counts];
    }),
  );
}
