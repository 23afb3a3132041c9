import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openPrivateCache } from '../private-cache.ts';
import { fillOnce } from '../../output/fill-once.ts';
import { runFetch } from '../run-fetch.ts';
import {
  findCommit,
  LOCAL_TIMEOUT_MS,
  NETWORK_TIMEOUT_MS,
  type FoundCommit,
} from './find-commit.ts';
import { makeGitCommand, runGit } from './git-command.ts';
import { explainRemotely } from './git-failure.ts';
import { openRepository, type Repository } from './git-repository.ts';
import { resolveFetchedSource } from '../resolve-path-source.ts';
import type { GitSpecifier } from '../../config/source-specifier.ts';
import type { Source, SourceOptions } from '../source.ts';

/** What the cache knows about a commit, besides its tree. */
const CommitSchema = z.object({
  released: z.string(),
  files: z.int(),
  warnings: z.array(z.string()),
});
type Commit = z.infer<typeof CommitSchema>;

/**
 * Copies the Python files of a commit from git's store into the cache, without checking anything
 * out. A cached commit is not read again.
 */
export async function resolveGitSource(
  specifier: GitSpecifier,
  options: SourceOptions,
): Promise<Source> {
  const repository = openRepository(specifier.repository, options.cwd);
  const store = path.join(await openPrivateCache('git', options.env), hash(repository.address));
  const found = await findCommit(repository, specifier.ref, store, options);
  const folder = path.join(
    store,
    `${found.sha}${specifier.part === '' ? '' : `-${hash(specifier.part)}`}`,
  );
  await fillOnce(folder, {
    fill: (target) => writeCommit({ specifier, repository, commit: found, target }, options),
  });
  const commit = await readCommit(folder);
  const label = makeLabel(specifier, repository);
  const tree = path.join(folder, 'tree', repository.name);
  return {
    ...resolveFetchedSource(path.join(tree, specifier.part), label),
    origin: { kind: 'git', locator: label, revision: found.sha, released: commit.released },
    warnings: [...found.warnings, ...commit.warnings],
  };
}

/** The specifier as the document keeps it, without credentials. */
function makeLabel({ ref, part }: GitSpecifier, { shown }: Repository): string {
  return `git:${shown}@${ref}${part === '' ? '' : `#${part}`}`;
}

interface Wanted {
  specifier: GitSpecifier;
  repository: Repository;
  commit: FoundCommit;
  target: string;
}

async function writeCommit(wanted: Wanted, options: SourceOptions): Promise<void> {
  const { specifier, repository, commit, target } = wanted;
  const place = path.join(target, 'repository');
  if (!repository.isLocal) await fetchCommit(repository, commit, place, options);
  const folder = repository.isLocal ? repository.address : place;
  const request = {
    job: 'commit',
    git: makeGitCommand(folder),
    commit: commit.sha,
    part: specifier.part,
    label: makeLabel(specifier, repository),
    folder: repository.name,
    target,
  } as const;
  const answer = await runFetch(request, CommitSchema.omit({ released: true }), options);
  const released = await readDate(folder, commit.sha, options);
  await rm(place, { recursive: true, force: true });
  const text = JSON.stringify({ ...answer, released }, undefined, 2);
  await writeFile(path.join(target, 'commit.json'), `${text}\n`);
}

/** Fetches one commit, without history, into a temporary bare repository. */
async function fetchCommit(
  repository: Repository,
  { sha, name }: FoundCommit,
  place: string,
  { env, signal, onProgress }: SourceOptions,
): Promise<void> {
  onProgress?.('fetching the commit');
  await mkdir(place);
  const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules'];
  const steps = [
    ['init', '--quiet', '--bare', '--template='],
    ['fetch', ...flags, '--', repository.address, name],
    ['rev-parse', '--verify', '--end-of-options', `${sha}^{commit}`],
  ];
  for (const step of steps) {
    const limits = { env, signal, timeoutMs: NETWORK_TIMEOUT_MS, network: true };
    const result = await runGit(place, step, limits);
    if (result.exitCode !== 0) throw explainRemotely(result, repository.shown);
  }
}

/** When the commit was made. */
async function readDate(
  folder: string,
  sha: string,
  { env, signal }: SourceOptions,
): Promise<string> {
  const limits = { env, signal, timeoutMs: LOCAL_TIMEOUT_MS };
  const { lines } = await runGit(folder, ['show', '-s', '--format=%ct', sha], limits);
  return new Date(Number(lines.at(-1)) * 1000).toISOString();
}

async function readCommit(folder: string): Promise<Commit> {
  return CommitSchema.parse(JSON.parse(await readFile(path.join(folder, 'commit.json'), 'utf8')));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
