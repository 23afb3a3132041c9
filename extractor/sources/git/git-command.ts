import path from 'node:path';
import { runChild, type ChildResult } from '../../system/run-child.ts';

/**
 * A documented repository belongs to somebody else, so its git configuration must not run anything.
 */
const SETTINGS = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.quotePath', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['gc.auto', '0'],
  ['log.showSignature', 'false'],
  ['maintenance.auto', 'false'],
].flatMap(([name = '', value = '']) => ['-c', `${name}=${value}`]);

/** The protocols that a fetch may use; `ext::` and others that run programs are not allowed. */
const PROTOCOLS = 'https:http:ssh';
/** Overrides any configuration: a partial clone must not fetch missing objects. */
const NO_PROTOCOL = 'none';

/** The caller's settings that would point git elsewhere; nobody is there to answer prompts. */
export const GIT_ENVIRONMENT = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_OBJECT_DIRECTORY: undefined,
  GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
  GIT_NAMESPACE: undefined,
  GIT_ALLOW_PROTOCOL: NO_PROTOCOL,
  GIT_EXTERNAL_DIFF: undefined,
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

export interface GitResult extends ChildResult {
  /** The lines of git's output. */
  lines: string[];
}

interface Options {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  /** Whether git may contact other machines. */
  network?: boolean;
  /** Whether the folder may be inside the repository. */
  inside?: boolean;
}

/** The arguments before git's subcommand, for a repository's folder. */
export function makeGitCommand(folder: string): string[] {
  return ['git', '-C', folder, ...SETTINGS];
}

/** Runs git in a folder, ignoring the repository's own configuration that would run programs. */
export async function runGit(
  folder: string,
  args: readonly string[],
  { env, signal, timeoutMs, network = false, inside = false }: Options,
): Promise<GitResult> {
  const lines: string[] = [];
  const [command = '', ...before] = makeGitCommand(folder);
  const result = await runChild(command, [...before, ...args], {
    env: {
      ...env,
      ...GIT_ENVIRONMENT,
      ...(network ? { GIT_ALLOW_PROTOCOL: PROTOCOLS } : {}),
      ...(inside ? {} : { GIT_CEILING_DIRECTORIES: path.dirname(path.resolve(folder)) }),
    },
    signal,
    timeoutMs,
    onLine: (line) => {
      lines.push(line);
    },
  });
  return { ...result, lines };
}
