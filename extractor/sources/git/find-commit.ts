import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeOutput } from '../../output/write-output.ts';
import { runGit } from './git-command.ts';
import { explainLocally, explainRemotely, makeNoRef } from './git-failure.ts';
import type { Repository } from './git-repository.ts';
import { isOutOfReach, type SourceOptions } from '../source.ts';

export const LOCAL_TIMEOUT_MS = 60_000;
export const NETWORK_TIMEOUT_MS = 10 * 60_000;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export interface FoundCommit {
  sha: string;
  /** The object that a fetch requests from the remote. */
  name: string;
  warnings: string[];
}

/**
 * Finds the commit that a ref points to. If the remote does not answer, the last known commit is
 * used.
 *
 * @param store the cache's folder for the repository
 */
export async function findCommit(
  repository: Repository,
  ref: string,
  store: string,
  options: SourceOptions,
): Promise<FoundCommit> {
  if (repository.isLocal) return findLocally(repository, ref, options);
  if (FULL_SHA.test(ref)) return { sha: ref, name: ref, warnings: [] };
  options.onProgress?.(`looking up ${ref}`);
  await mkdir(store, { recursive: true });
  const memory = path.join(store, `ref-${hash(ref)}`);
  try {
    const found = await findRemotely(repository, ref, store, options);
    await writeOutput(memory, found.sha).catch(() => undefined);
    return found;
  } catch (error) {
    const sha = await readFile(memory, 'utf8').catch(() => '');
    if (!isOutOfReach(error) || !FULL_SHA.test(sha)) throw error;
    const warning = `${error.message}\nUsing commit ${sha.slice(0, 12)} for \`${ref}\`.`;
    return { sha, name: sha, warnings: [warning] };
  }
}

function hash(ref: string): string {
  return createHash('sha256').update(ref).digest('hex').slice(0, 16);
}

async function findLocally(
  { address, shown }: Repository,
  ref: string,
  { env, signal }: SourceOptions,
): Promise<FoundCommit> {
  const result = await runGit(
    address,
    ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`],
    { env, signal, timeoutMs: LOCAL_TIMEOUT_MS },
  );
  const sha = result.lines.at(-1) ?? '';
  if (result.exitCode !== 0 || !FULL_SHA.test(sha)) throw explainLocally(result, shown, ref);
  return { sha, name: sha, warnings: [] };
}

/** Tags come before branches, as in git itself if a name is both. */
async function findRemotely(
  { address, shown }: Repository,
  ref: string,
  store: string,
  { env, signal }: SourceOptions,
): Promise<FoundCommit> {
  const isWhole = ref === 'HEAD' || ref.startsWith('refs/');
  const names = isWhole ? [ref] : [`refs/tags/${ref}`, `refs/heads/${ref}`];
  const patterns = names.flatMap((name) => [name, `${name}^{}`]);
  const result = await runGit(store, ['ls-remote', '--', address, ...patterns], {
    env,
    signal,
    timeoutMs: NETWORK_TIMEOUT_MS,
    network: true,
  });
  if (result.exitCode !== 0) throw explainRemotely(result, shown);
  const answers = new Map(
    result.lines.map((line): [string, string] => [line.slice(line.indexOf('\t') + 1), line]),
  );
  for (const name of names) {
    // An annotated tag is listed twice: as itself, and as the commit that it points to.
    const [sha = ''] = (answers.get(`${name}^{}`) ?? answers.get(name) ?? '').split('\t');
    if (FULL_SHA.test(sha)) return { sha, name, warnings: [] };
  }
  throw makeNoRef(shown, ref);
}
