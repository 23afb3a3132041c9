/**
 * `npm run record`: runs clients of `clients.json` with made-up values and writes what they send to
 * `facts/`. `--help` explains the arguments.
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProcessPool } from '../../../extractor/introspection/process-pool.ts';
import { unpackWheels } from '../wheels.ts';
import { readExamples } from './example-outcomes.ts';
import { openExtractionCache } from './extraction-cache.ts';
import { readClients, readFacts, type LiveClient } from './facts.ts';
import { WHEELS } from './files.ts';
import { chooseExamples, haveChanged, recordExamples } from './record/pages.ts';
import { pinClient } from './record/pins.ts';
import { isOutdated, recordClient } from './record/record-client.ts';

const HELP = `Usage: npm run record -- [OPTIONS] [NAME...]

Runs clients of HTTP APIs with made-up values, where they reach nothing, and writes what they send to
tests/packages/live/facts/NAME.json. Without a name, it records the clients that have no facts yet, and
those whose pins or recipe have changed.

Options:
  --pin        pin the newest releases of the clients and of their dependencies instead, in wheels.txt
               and in environments/NAME.txt; without a name, of all clients
  --examples   run the Python and curl examples that the pages of the clients show instead, and write
               what became of each to examples/NAME.json; without a name, of the clients of which
               an example has changed since it was run
  --all        with --examples, run those of all clients
  --problems   also write what kept functions from being called to a file in the temporary folder
  --help       print this

It needs Linux with namespaces (unshare), CPython 3.11, and the package index for what is not
installed yet.
`;

const OPTIONS = {
  pin: { type: 'boolean', default: false },
  examples: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  problems: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const controller = new AbortController();
const { signal } = controller;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());

function findClients(names: readonly string[]): LiveClient[] {
  const clients = readClients();
  return names.map((name) => {
    const client = clients.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (client === undefined) throw new Error(`${name} is not in tests/packages/live/clients.json`);
    return client;
  });
}

async function listOutdated(): Promise<LiveClient[]> {
  const clients = readClients();
  const marks = await Promise.all(clients.map(isOutdated));
  return clients.filter((_, index) => marks[index]);
}

async function describePin({ name }: LiveClient): Promise<string> {
  return `pinned to ${await pinClient(name, signal)}`;
}

async function describeRecording(client: LiveClient, isVerbose: boolean): Promise<string> {
  const { facts, problems } = await recordClient(client, signal);
  const counts = [`${facts.called} of ${facts.found} called`, `${facts.functions.length} send`];
  if (problems.lost.length > 0) counts.push(`${problems.lost.length} died`);
  if (isVerbose) {
    const file = join(tmpdir(), `${client.name}.problems.json`);
    await writeFile(file, JSON.stringify(problems, undefined, 2));
    counts.push(file);
  }
  return `${facts.version}: ${counts.join(', ')}`;
}

/**
 * Runs the examples of clients, which are extracted as in the comparison.
 *
 * @param isForced whether to run examples that are as they were when they were run
 */
async function runExamplesOf(clients: readonly LiveClient[], isForced: boolean): Promise<void> {
  const wheels = await unpackWheels(WHEELS);
  const pool = createProcessPool({ env: process.env });
  const { introspect } = pool;
  const extraction = { wheels, introspect, cache: await openExtractionCache(wheels) };
  let same = 0;
  await runAll(clients, async (client) => {
    const chosen = await chooseExamples(client, extraction);
    if (!isForced && !haveChanged(chosen.shown, readExamples(client.name))) {
      same += 1;
      return undefined;
    }
    const outcomes = await recordExamples(client, chosen, signal);
    const right = outcomes.filter(({ isRight }) => isRight).length;
    return `${right} of ${outcomes.length} examples send the documented request`;
  });
  if (same > 0) console.log(`${same} clients left out: their examples have not changed`);
  pool.close();
}

/** Goes through clients, with a line for each outcome; one that fails costs only itself. */
async function runAll(
  clients: readonly LiveClient[],
  run: (client: LiveClient) => Promise<string | undefined>,
): Promise<void> {
  for (const [index, client] of clients.entries()) {
    if (signal.aborted) return;
    const started = performance.now();
    const outcome = await run(client).catch((error: unknown) => {
      process.exitCode = 1;
      return signal.aborted ? 'interrupted' : `failed: ${explain(error)}`;
    });
    if (outcome === undefined) continue;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${index + 1}/${clients.length} ${client.name} ${outcome} (${seconds} s)`);
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
  } else if (values.examples) {
    const isNamed = positionals.length > 0;
    const clients = isNamed ? findClients(positionals) : readClients();
    const recorded = clients.filter(({ name }) => readFacts(name) !== undefined);
    await runExamplesOf(recorded, isNamed || values.all);
  } else if (values.pin) {
    await runAll(positionals.length > 0 ? findClients(positionals) : readClients(), describePin);
  } else {
    const clients = positionals.length > 0 ? findClients(positionals) : await listOutdated();
    await runAll(clients, (client) => describeRecording(client, values.problems));
  }
  if (signal.aborted) process.exitCode = 130;
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
