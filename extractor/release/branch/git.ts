import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeInterrupted, WrapdocsError } from '../../errors.ts';
import { runChild } from '../../system/run-child.ts';
import { GIT_ENVIRONMENT, makeGitCommand } from '../../sources/git/git-command.ts';
import { hideCredentials } from '../../terminal/hide-credentials.ts';

const LOCAL_TIMEOUT_MS = 30 * 60_000;
const NETWORK_TIMEOUT_MS = 30 * 60_000;
/**
 * The protocols of the repository's own remote; `ext::` and others that run programs are not
 * allowed.
 */
const PROTOCOLS = 'file:git:http:https:ssh';

interface Options {
  /** The whole stdin of git. */
  input?: string;
  /** The file that replaces the repository's index. */
  index?: string;
  /** Whether git may contact the remote repository. */
  network?: boolean;
}

export interface GitAnswer {
  exitCode: number | undefined;
  /** git's output with its line breaks, except the last one. */
  text: string;
  /** git's error message, without credentials. */
  said: string;
}

/** Runs git in one repository: no hooks, no prompts, without using the work tree or the index. */
export interface Git {
  folder: string;
  /** Runs git and returns its result, even if it failed. */
  ask: (args: readonly string[], options?: Options) => Promise<GitAnswer>;
  /** Runs git and returns its output. */
  run: (args: readonly string[], options?: Options) => Promise<string>;
}

export function openGit(folder: string, signal: AbortSignal): Git {
  async function ask(args: readonly string[], { input, index, network }: Options = {}) {
    const lines: string[] = [];
    const [command = '', ...before] = makeGitCommand(folder);
    const result = await runChild(command, [...before, ...args], {
      env: { ...GIT_ENVIRONMENT, GIT_INDEX_FILE: index, ...(network && NETWORK) },
      input,
      signal,
      timeoutMs: network === true ? NETWORK_TIMEOUT_MS : LOCAL_TIMEOUT_MS,
      onLine: (line) => lines.push(line),
    });
    if (result.aborted) throw makeInterrupted();
    if (result.cause !== undefined) throw makeNoGit(result.cause);
    const { exitCode, stderr } = result;
    return { exitCode, text: lines.join('\n'), said: hideCredentials(stderr.trim()) };
  }

  return {
    folder,
    ask,
    run: async (args, options) => {
      const answer = await ask(args, options);
      if (answer.exitCode === 0) return answer.text;
      throw makeFailure(args, answer);
    },
  };
}

const NETWORK = { GIT_ALLOW_PROTOCOL: PROTOCOLS };

/**
 * Writes the files of a commit's folder into a local folder, byte for byte: without the filters and
 * line-break conversion of a checkout.
 */
export async function writeBlobs(
  { folder, run }: Git,
  tree: string,
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const listed = await run(['ls-tree', '-r', '-z', '--format=%(objectname) %(path)', tree]);
  const files = listed.split('\0').filter((entry) => entry !== '');
  const [command = '', ...before] = makeGitCommand(folder);
  const child = spawn(command, [...before, 'cat-file', '--batch'], {
    env: { ...process.env, ...GIT_ENVIRONMENT },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
  });
  const ended = once(child, 'close');
  child.stdin.end(files.map((entry) => `${entry.slice(0, entry.indexOf(' '))}\n`).join(''));
  const names = files.map((entry) => entry.slice(entry.indexOf(' ') + 1));
  for await (const blob of splitBlobs(child.stdout)) {
    const place = path.join(target, names.shift() ?? '');
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, blob, { flag: 'wx' });
  }
  await ended;
  if (names.length > 0) throw new Error(`git cat-file ended before ${String(names[0])}`);
}

const NEWLINE = 10;

/** The response to each request: a line that ends with the size, the bytes, a line break. */
async function* splitBlobs(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let wanted = 1;
  for await (const chunk of output) {
    chunks.push(chunk);
    wanted -= chunk.length;
    if (wanted > 0) continue;
    rest = Buffer.concat([rest, ...chunks]);
    chunks = [];
    for (;;) {
      const header = rest.indexOf(NEWLINE);
      const size = Number(/ (\d+)$/.exec(rest.toString('latin1', 0, Math.max(header, 0)))?.[1]);
      const end = header + 1 + size;
      wanted = header === -1 ? 1 : end + 1 - rest.length;
      if (header === -1 || wanted > 0) break;
      yield rest.subarray(header + 1, end);
      rest = rest.subarray(end + 1);
    }
  }
}

function makeNoGit(cause: Error): WrapdocsError {
  return new WrapdocsError({
    code: 'OUTPUT_FAILED',
    message: `git could not be started: ${cause.message}. Nothing was changed.`,
    hint: 'Install git, or release to a folder with `--to FOLDER`.',
    cause,
  });
}

function makeFailure([command]: readonly string[], { said }: GitAnswer): WrapdocsError {
  return new WrapdocsError({
    code: 'OUTPUT_FAILED',
    message: `\`git ${command ?? ''}\` failed: ${said.replace(/^fatal: /, '')}`,
    hint: 'Fix the problem that git reports, and run the command again.',
  });
}
