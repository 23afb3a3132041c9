import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { compareClient, countClaimedQuiet } from './comparison/compare-client.ts';
import { createClaims, type Claims } from './comparison/claims.ts';
import type { Verdict } from './comparison/verdict.ts';
import { hashExample, readExamples, type ExampleOutcome } from './example-outcomes.ts';
import { extractClient, type Extraction } from './extraction.ts';
import type { Facts, LiveClient } from './facts.ts';
import { makeShownExamples } from './shown-examples.ts';
import { countExamples, makeClientResult, type ClientResult } from './results/client-result.ts';

/** A client that was recorded. */
export interface Recorded {
  client: LiveClient;
  facts: Facts;
}

/** What was found when a client was compared. */
export interface Compared {
  verdicts: readonly Verdict[];
  result: ClientResult;
}

/** Extracts a client and compares what it sent with what wrapdocs says. */
export async function compareRecorded(
  { client, facts }: Recorded,
  extraction: Extraction,
): Promise<Compared> {
  const views = await extractClient(client.name, facts.modules, extraction);
  const claims = createClaims(views);
  const verdicts = compareClient(facts, claims);
  const outcomes = readExamples(client.name);
  const digests = hashShownExamples(views, outcomes);
  const examples = countExamples(outcomes, digests, listRight(verdicts, claims, facts));
  const claimedQuiet = countClaimedQuiet(facts, claims);
  return { verdicts, result: makeClientResult(client, facts, verdicts, claimedQuiet, examples) };
}

/** The hash of what pages show now, by kind and id, for operations whose examples were run. */
function hashShownExamples(
  views: readonly PackageView[],
  outcomes: readonly ExampleOutcome[],
): Map<string, string> {
  const ids = new Set(outcomes.map(({ id }) => id));
  const shown = views.flatMap((view) =>
    view.operations
      .filter(({ id }) => ids.has(id))
      .flatMap((operation) => makeShownExamples(operation, view)),
  );
  return new Map(shown.map(({ id, kind, code }) => [`${kind} ${id}`, hashExample(code)]));
}

/** The ids of the operations of functions that are right. */
function listRight(verdicts: readonly Verdict[], { all, findIds }: Claims, facts: Facts) {
  const right = new Set(verdicts.filter(({ kind }) => kind === 'right').map(({ id }) => id));
  const functions = facts.functions.filter(({ id }) => right.has(id)).flatMap(findIds);
  const known = new Set(functions);
  const ids = all.map(({ operation }) => operation.id);
  return new Set(ids.filter((id) => known.has(getFunctionId(id))));
}
