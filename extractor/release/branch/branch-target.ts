import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainFailure } from '../../output/explain-failure.ts';
import {
  findBase,
  makeRejected,
  moveBranch,
  openBranch,
  pushCommit,
  REMOTE,
  writeCommit,
  type Base,
  type Branch,
} from './branch-refs.ts';
import { writeBranchTree } from './branch-tree.ts';
import { openGit, writeBlobs, type Git } from './git.ts';
import { withLock, type LockOptions } from '../lock.ts';
import {
  readVersions,
  requireNothingElse,
  type MakeChange,
  type Published,
  type ReleaseTarget,
} from '../release-target.ts';

export interface BranchTargetOptions extends LockOptions {
  /** A folder in the repository. */
  repository: string;
  branch: string;
  /** Whether the branch is pushed to the remote repository. */
  push: boolean;
}

const LOCK = 'wrapdocs-release.lock';
const STAGING = 'wrapdocs-release-';
/** A remote repository that changes every time is tried twice. */
const PUSHES = 2;
const LOCAL_TRIES = 20;

/**
 * A branch that a host publishes. The work tree and the index are not changed: a change is a commit
 * in git's store and one update of the branch.
 */
export function openBranchTarget(options: BranchTargetOptions): ReleaseTarget {
  const git = openGit(options.repository, options.signal);
  const shown = `the branch ${options.branch}`;
  return {
    shown,
    read: async () => {
      const branch = await openBranch(git, options.branch);
      const { commit } = await findBase(git, branch, options.push);
      return readPublished(git, commit, {
        shown,
        fetchFolder: refuseToFetch,
        signal: options.signal,
      });
    },
    update: async (change) => {
      const branch = await openBranch(git, options.branch);
      const home = path.resolve(
        options.repository,
        await git.run(['rev-parse', '--git-common-dir']),
      );
      try {
        await withLock(path.join(home, LOCK), options, async () => {
          removeLeftovers(home);
          await update({ ...options, git, branch, home, shown }, change);
        });
      } catch (cause) {
        throw explainFailure(cause, shown);
      }
    },
  };
}

interface Place extends Omit<BranchTargetOptions, 'branch'> {
  git: Git;
  branch: Branch;
  /** The folder of git's own files. */
  home: string;
  shown: string;
}

/** Repeats the change if somebody else was faster. */
async function update(place: Place, change: MakeChange): Promise<void> {
  const tries = place.push ? PUSHES : LOCAL_TRIES;
  for (let count = 0; count < tries; count += 1) {
    const work = path.join(place.home, `${STAGING}${randomUUID()}`);
    try {
      if (await tryUpdate(place, change, work)) return;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  throw makeRejected(place.branch, place.push ? REMOTE : place.repository);
}

async function tryUpdate(place: Place, change: MakeChange, work: string): Promise<boolean> {
  const { git, branch, push, shown, signal } = place;
  const stage = path.join(work, 'stage');
  mkdirSync(stage, { recursive: true });
  const base: Base = await findBase(git, branch, push);
  const fetched = new Set<string>();
  const fetchFolder = async (folder: string): Promise<string> => {
    const target = path.join(work, 'fetched', folder);
    if (fetched.has(folder)) return target;
    fetched.add(folder);
    await writeBlobs(git, `${base.commit ?? ''}:${folder}`, target, signal);
    return target;
  };
  const published = await readPublished(git, base.commit, { shown, fetchFolder, signal });
  const { kept, summary } = await change(published, stage);
  const contents = { stage, kept, base: base.commit, index: path.join(work, 'index') };
  const tree = await writeBranchTree(git, contents);
  const commit = await writeCommit(git, tree, base.commit, summary);
  signal.throwIfAborted();
  if (push && !(await pushCommit(git, branch, commit))) return false;
  return (await moveBranch(git, branch, commit, base.local)) || push;
}

interface ReadOptions {
  shown: string;
  fetchFolder: Published['fetchFolder'];
  signal: AbortSignal;
}

async function readPublished(
  git: Git,
  commit: string | undefined,
  how: ReadOptions,
): Promise<Published> {
  const listFolder = async (folder: string): Promise<string[]> => {
    if (commit === undefined) return [];
    const { exitCode, text } = await git.ask([
      'ls-tree',
      '-z',
      '--name-only',
      `${commit}:${folder}`,
    ]);
    return exitCode === 0 ? text.split('\0').filter((name) => name !== '') : [];
  };
  const readFile: Published['readFile'] = async (file) => {
    if (commit === undefined) return undefined;
    const { exitCode, text } = await git.ask(['cat-file', 'blob', `${commit}:${file}`]);
    return exitCode === 0 ? Buffer.from(text) : undefined;
  };
  const names = await listFolder('');
  const versions = await readVersions({ readFile, names }, how.shown);
  if (versions === undefined) requireNothingElse(names, how.shown);
  return { versions, names, readFile, listFolder, fetchFolder: how.fetchFolder };
}

function refuseToFetch(): never {
  throw new Error('only a change fetches folders');
}

/** Removes what killed runs have left in git's folder. */
function removeLeftovers(home: string): void {
  const names = readdirSync(home).filter((name) => name.startsWith(STAGING) || isDraft(name));
  for (const name of names) rmSync(path.join(home, name), { recursive: true, force: true });
}

function isDraft(name: string): boolean {
  return name.startsWith(LOCK) && name !== LOCK;
}
