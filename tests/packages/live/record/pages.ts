import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { getFunctionId } from '../../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { createClaims, type Claims } from '../comparison/claims.ts';
import {
  hashExample,
  isDocumentedRequest,
  type ExampleKind,
  type ExampleOutcome,
} from '../example-outcomes.ts';
import { extractClient, type Extraction } from '../extraction.ts';
import { readFacts, type LiveClient } from '../facts.ts';
import { makeShownExamples, UPLOAD, type ShownExample } from '../shown-examples.ts';
import { runCurl } from './curl.ts';
import { runExamples, type Outcome } from './examples.ts';
import { replaceFile } from './replace-file.ts';

const FOLDER = fileURLToPath(new URL('../examples/', import.meta.url));
/** Operations whose examples are run. */
const MOST_OPERATIONS = 40;

/** The examples of a client, and what wrapdocs says of their operations. */
export interface ChosenExamples {
  shown: readonly ShownExample[];
  claims: Claims;
}

/**
 * Chooses the examples of a client that are run. If it has many operations, those with the smallest
 * hash of their id count.
 */
export async function chooseExamples(
  client: LiveClient,
  extraction: Extraction,
): Promise<ChosenExamples> {
  const facts = readFacts(client.name);
  if (facts === undefined) throw new Error('its requests have not been recorded yet');
  const views = await extractClient(client.name, facts.modules, extraction);
  const claims = createClaims(views);
  const sending = new Set(facts.functions.flatMap(claims.findIds));
  return { shown: listExamples(views, sending), claims };
}

/** Tells whether examples are others than those that were run. */
export function haveChanged(
  shown: readonly ShownExample[],
  outcomes: readonly ExampleOutcome[],
): boolean {
  const run = outcomes.map(({ id, kind, digest }) => `${kind} ${id} ${digest}`).toSorted();
  const now = shown.map(({ id, kind, code }) => `${kind} ${id} ${hashExample(code)}`).toSorted();
  return run.length !== now.length || run.some((one, index) => one !== now[index]);
}

/** Runs examples as readers paste them, and replaces `examples/NAME.json`. */
export async function recordExamples(
  client: LiveClient,
  { shown, claims }: ChosenExamples,
  signal: AbortSignal,
): Promise<ExampleOutcome[]> {
  const python = select(shown, 'python');
  const curl = select(shown, 'curl');
  const outcomes = [
    ...judge(python, await runExamples(client, python, signal), claims),
    ...judge(curl, await runCurl(curl.map(toCommand), signal), claims),
  ];
  await replaceFile(`${FOLDER}${client.name}.json`, format(outcomes));
  return outcomes;
}

/** The examples of operations whose functions are known to send something. */
function listExamples(views: readonly PackageView[], sending: ReadonlySet<string>): ShownExample[] {
  return views
    .flatMap((view) => view.operations.map((operation) => ({ operation, view })))
    .filter(({ operation }) => operation.client?.variantOf === undefined)
    .filter(({ operation }) => sending.has(getFunctionId(operation.id)))
    .map((one) => ({ ...one, rank: hash(one.operation.id) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, MOST_OPERATIONS)
    .flatMap(({ operation, view }) => makeShownExamples(operation, view));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function select(examples: readonly ShownExample[], wanted: ExampleKind): ShownExample[] {
  return examples.filter(({ kind }) => kind === wanted);
}

function toCommand({ id, code, environment }: ShownExample) {
  return { id, command: `echo "A file to upload." > ${UPLOAD}\n${code}`, environment };
}

function judge(
  examples: readonly ShownExample[],
  outcomes: readonly Outcome[],
  { all }: Claims,
): ExampleOutcome[] {
  const claims = new Map(all.map((claim) => [claim.operation.id, claim]));
  return outcomes.flatMap(({ id, ended, sends }, index) => {
    const [example, claim] = [examples[index], claims.get(id)];
    if (example === undefined || claim === undefined) return [];
    const { kind, code } = example;
    const isRight = isDocumentedRequest(claim, sends);
    return [{ id, kind, digest: hashExample(code), ended, isRight }];
  });
}

/** One line for each example, in the order of their ids. */
function format(outcomes: readonly ExampleOutcome[]): string {
  const lines = outcomes.map((one) => JSON.stringify(one)).toSorted();
  return `[\n${lines.join(',\n')}\n]\n`;
}
