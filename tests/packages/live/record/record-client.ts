import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFacts, type Facts, type LiveClient } from '../facts.ts';
import { installEnvironment } from './environments.ts';
import { ENVIRONMENT, runJailed } from './jail.ts';
import { findModules } from './modules.ts';
import { readPins } from './pins.ts';
import { readRecipe } from './recipes.ts';
import { replaceFile } from './replace-file.ts';

const FACTS = fileURLToPath(new URL('../facts', import.meta.url));
const TIMEOUT_MS = 1_800_000;
/** What a recipe has for examples alone. */
const OF_EXAMPLES: ReadonlySet<string> = new Set(['environment', 'examples']);

/** What kept the recorder from calling more functions; it is not committed. */
interface Problems {
  imports: string[];
  /** By the class. */
  constructors: Record<string, string>;
  /** Functions whose process died. */
  lost: string[];
  /** How functions ended that sent nothing. */
  quiet: Record<string, string>;
}

/** A client as it was recorded. */
export interface RecordedClient {
  facts: Facts;
  problems: Problems;
}

/** A client with the folder in which it is installed. */
export interface InstalledClient {
  name: string;
  version: string;
  /** A hash of the recipe and of the pins. */
  pins: string;
  modules: readonly string[];
  environment: string;
}

/** Installs a client as it is pinned. */
export async function installClient(
  client: LiveClient,
  signal: AbortSignal,
): Promise<InstalledClient> {
  const { name } = client;
  const pins = await requirePins(name);
  const environment = await installEnvironment(pins, signal);
  const [, version = ''] = /^[\w-]+==(\S+)/.exec(pins) ?? [];
  const modules = client.modules ?? (await findModules(environment, name));
  return { name, version, pins: hashPins(name, pins), modules, environment };
}

/** Says whether a client has no facts, or was recorded with other pins or another recipe. */
export async function isOutdated({ name }: LiveClient): Promise<boolean> {
  const pins = await readPins(name);
  return pins === undefined || readFacts(name)?.pins !== hashPins(name, pins);
}

/** Records what a client sends, and replaces its facts. */
export async function recordClient(
  client: LiveClient,
  signal: AbortSignal,
): Promise<RecordedClient> {
  const recorded = await runRecorder(await installClient(client, signal), signal);
  await replaceFile(join(FACTS, `${client.name}.json`), recorded.text);
  return recorded;
}

/** Runs the recorder on a client that is installed. */
export async function runRecorder(
  { name, environment, ...client }: InstalledClient,
  signal?: AbortSignal,
): Promise<RecordedClient & { text: string }> {
  const job = { ...client, kind: 'client', client: name, recipe: readRecipe(name) };
  const { stdout, stderr } = await runJailed(
    { ...job, environment: ENVIRONMENT },
    { environment, timeoutMs: TIMEOUT_MS, signal },
  );
  if (stdout === '') throw new Error(`The recorder died: ${stderr.slice(-800)}`);
  const { facts: text, problems } = JSON.parse(stdout) as { facts: string; problems: Problems };
  return { text, facts: JSON.parse(text) as Facts, problems };
}

async function requirePins(name: string): Promise<string> {
  const pins = await readPins(name);
  if (pins !== undefined) return pins;
  throw new Error(`${name} is not pinned; run \`npm run record -- --pin ${name}\``);
}

function hashPins(name: string, pins: string): string {
  const recipe = Object.entries(readRecipe(name)).filter(([key]) => !OF_EXAMPLES.has(key));
  const hash = createHash('sha256')
    .update(pins)
    .update(JSON.stringify(Object.fromEntries(recipe)));
  return hash.digest('hex').slice(0, 16);
}
