import type { LiveClient, SentRequest } from '../facts.ts';
import { ENVIRONMENT, runJailed } from './jail.ts';
import { installClient } from './record-client.ts';
import { readRecipe } from './recipes.ts';

const SECONDS_PER_EXAMPLE = 20;

/** A script as a page shows it. */
export interface Example {
  id: string;
  code: string;
  /** The variables that the page asks readers to set. */
  environment?: Readonly<Record<string, string>>;
}

/** What an example or a command did. */
export interface Outcome {
  id: string;
  /** `returned`, or the exception. */
  ended: string;
  sends: SentRequest[];
}

/**
 * Runs scripts with a client, each in a process of its own, where they reach nothing.
 *
 * @param client its name and modules
 * @returns what each of them sent, in the order of the examples; values of the environment become
 *   templates of the names of their variables
 */
export async function runExamples(
  client: LiveClient,
  examples: readonly Example[],
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome[]> {
  const { environment, modules, version } = await installClient(client, signal);
  // What the server answers is no help: the one of the reader answers like that, too.
  const recipe = readRecipe(client.name);
  const { environment: known = {}, environmentFiles: files = {} } = recipe;
  const { answers = {}, answer } = { ...recipe, ...recipe.examples };
  const runs = examples.map((one) => ({
    ...one,
    environment: { ...one.environment, ...known },
    files,
  }));
  const job = {
    kind: 'examples',
    ...{ modules, version, recipe: { answers, answer }, examples: runs },
    environment: ENVIRONMENT,
  };
  const timeoutMs = (60 + examples.length * SECONDS_PER_EXAMPLE) * 1000;
  const { stdout, stderr } = await runJailed(job, { environment, timeoutMs, signal });
  if (stdout === '') throw new Error(`The recorder died: ${stderr.slice(-800)}`);
  return JSON.parse(stdout) as Outcome[];
}
