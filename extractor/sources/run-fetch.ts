import path from 'node:path';
import * as z from 'zod';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { findPython } from '../interpreter/find-python.ts';
import { installDependencies } from '../interpreter/install-dependencies.ts';
import { makeScriptArguments } from '../interpreter/script-arguments.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { WRAPDOCS_ROOT, WRAPDOCS_VERSION } from '../version.ts';
import { GIT_ENVIRONMENT } from './git/git-command.ts';
import type { SourceOptions } from './source.ts';

const SCRIPT = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'fetch.py');
const TIMEOUT_MS = 15 * 60_000;

const EventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('progress'), detail: z.string() }),
  z.looseObject({ event: z.literal('result') }),
  z.strictObject({
    event: z.literal('failure'),
    code: z.enum([
      'SOURCE_NOT_FOUND',
      'SOURCE_UNREACHABLE',
      'SOURCE_REFUSED',
      'SOURCE_UNSUITABLE',
      'OUTPUT_FAILED',
    ]),
    message: z.string(),
    hint: z.string(),
  }),
]);

/** A job for `extractor/python/fetch.py`. */
export type FetchRequest =
  | {
      job: 'commit';
      /** The git command for the repository. */
      git: string[];
      commit: string;
      part: string;
      /** The name of the commit in messages. */
      label: string;
      /** The folder to make below `target`/tree. */
      folder: string;
      target: string;
    }
  | {
      job: 'release';
      project: string;
      version: string;
      settings: IndexSettings;
      target: string;
    }
  | { job: 'latest' | 'versions'; project: string; settings: IndexSettings };

/** pip's settings for its index. */
export interface IndexSettings {
  /** Address of the index, credentials included. */
  index: string;
  cert?: string;
  clientCert?: string;
  proxy?: string;
  trustedHosts: string[];
  timeout?: number;
}

/**
 * Runs a job of the fetching script in a separate process: it alone reads and writes untrusted
 * bytes, and it ends with everything that it started.
 *
 * @param schema matches the job's answer
 */
export async function runFetch<Schema extends z.ZodType>(
  request: FetchRequest,
  schema: Schema,
  { env, python: named, signal, onProgress }: SourceOptions,
): Promise<z.output<Schema>> {
  const python = await findPython({ python: named, env, signal });
  const dependencies = await installDependencies({ python, env, signal });
  const answers: unknown[] = [];
  const result = await runChild(
    python.executable,
    [...makeScriptArguments(SCRIPT, env), dependencies],
    {
      env: { ...env, ...GIT_ENVIRONMENT, WRAPDOCS_FETCH_REQUEST: makeRequest(request) },
      signal,
      timeoutMs: TIMEOUT_MS,
      onLine: (line) => {
        const event = EventSchema.parse(JSON.parse(line));
        if (event.event === 'progress') onProgress?.(event.detail);
        else if (event.event === 'failure') throw new WrapdocsError(event);
        else answers.push(event);
      },
    },
  );
  checkResult(result, answers);
  return schema.parse(answers[0]);
}

function makeRequest(request: FetchRequest): string {
  return JSON.stringify({ ...request, userAgent: `wrapdocs/${WRAPDOCS_VERSION}` });
}

function checkResult({ aborted, timedOut, exitCode, stderr }: ChildResult, answers: unknown[]) {
  if (aborted) throw makeInterrupted();
  if (timedOut) {
    throw new WrapdocsError({
      code: 'SOURCE_UNREACHABLE',
      message: `Fetching took more than ${String(TIMEOUT_MS / 60_000)} minutes and was stopped.`,
      hint: 'Check the network, and try again.',
    });
  }
  if (exitCode === 0 && answers.length === 1) return;
  throw new WrapdocsError({
    code: 'INTERNAL',
    message: `Fetching ended with code ${String(exitCode)} before it was done.\n${stderr.trim()}`,
    hint: 'This is a bug in wrapdocs. Please report it with the lines above.',
  });
}
