import { WrapdocsError } from '../../errors.ts';
import type { Git, GitAnswer } from './git.ts';

/** A branch that contains a site. */
export interface Branch {
  name: string;
  /** `refs/heads/<name>`. */
  ref: string;
}

/** The starting point of a change. */
export interface Base {
  /** The commit whose site is changed; undefined if there is none yet. */
  commit: string | undefined;
  /** The commit of the branch in this repository. */
  local: string | undefined;
}

export const REMOTE = 'origin';

/** What git reads as something else than a branch. */
const SPECIAL_NAMES = new Set(['HEAD', '@']);

/** Checks the name of a branch, and that no work tree has it checked out. */
export async function openBranch(git: Git, name: string): Promise<Branch> {
  const ref = `refs/heads/${name}`;
  const check = await git.ask(['check-ref-format', ref]);
  if (check.exitCode !== 0 || name.startsWith('-') || SPECIAL_NAMES.has(name)) {
    throw makeError(
      'USAGE',
      `\`${name}\` is not a valid branch name.`,
      'Use a name such as gh-pages.',
    );
  }
  const { exitCode, text } = await git.ask(['worktree', 'list', '--porcelain']);
  if (exitCode !== 0) {
    throw makeError(
      'OUTPUT_UNSUITABLE',
      `${git.folder} is not in a git repository.`,
      'Specify the folder of a git repository with `--to FOLDER`.',
    );
  }
  if (!text.split('\n').includes(`branch ${ref}`)) return { name, ref };
  throw makeError(
    'OUTPUT_UNSUITABLE',
    `The branch ${name} is checked out, so its files would no longer match the branch.`,
    'Check out another branch, or release to the folder with `--to FOLDER`.',
  );
}

/**
 * Finds the starting point of a change; with `fetch`, the remote repository takes precedence.
 * Without it, the last known state of a remote branch is used, so that a new clone has the branch,
 * too.
 */
export async function findBase(git: Git, branch: Branch, fetch: boolean): Promise<Base> {
  const local = await findCommit(git, branch.ref);
  if (!fetch) return { commit: local ?? (await findCommit(git, getKnownRef(branch))), local };
  const remote = await fetchBranch(git, branch);
  if (local === undefined || remote === undefined || local === remote) {
    return { commit: remote ?? local, local };
  }
  if (await isAncestor(git, local, remote)) return { commit: remote, local };
  if (await isAncestor(git, remote, local)) return { commit: local, local };
  throw makeError(
    'OUTPUT_UNSUITABLE',
    `The branch ${branch.name} and the one in ${REMOTE} have diverged. Nothing was changed.`,
    `Choose one of them. To use the branch from ${REMOTE}, run \`git branch -f ${branch.name} ${REMOTE}/${branch.name}\`.`,
  );
}

async function findCommit(git: Git, ref: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { exitCode, text } = await git.ask(args);
  return exitCode === 0 ? text : undefined;
}

/** Where git stores the last known state of the remote branch. */
function getKnownRef({ name }: Branch): string {
  return `refs/remotes/${REMOTE}/${name}`;
}

/** Whether the repository has a remote one, which may have branches that are not known here. */
export async function hasRemote(git: Git): Promise<boolean> {
  return (await git.ask(['remote', 'get-url', REMOTE])).exitCode === 0;
}

/** The remote repository's commit, which is fetched into this one. */
async function fetchBranch(git: Git, branch: Branch): Promise<string | undefined> {
  const { ref } = branch;
  const listed = await git.ask(['ls-remote', '--', REMOTE, ref], { network: true });
  if (listed.exitCode !== 0) throw makeUnreachable(listed);
  if (listed.text === '') return undefined;
  const known = getKnownRef(branch);
  const isShallow = (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true';
  const depth = isShallow ? ['--depth=1'] : [];
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  const refspec = `+${ref}:${known}`;
  const fetched = await git.ask(['fetch', ...flags, ...depth, '--', REMOTE, refspec], {
    network: true,
  });
  if (fetched.exitCode !== 0) throw makeUnreachable(fetched);
  return findCommit(git, known);
}

async function isAncestor(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.ask(['merge-base', '--is-ancestor', older, newer])).exitCode === 0;
}

/** Writes a commit of a tree. If git has no author configured, wrapdocs is the author. */
export async function writeCommit(
  git: Git,
  tree: string,
  parent: string | undefined,
  message: string,
): Promise<string> {
  const isKnown = (await git.ask(['var', 'GIT_COMMITTER_IDENT'])).exitCode === 0;
  const author = isKnown ? [] : ['-c', 'user.name=wrapdocs', '-c', 'user.email=wrapdocs@localhost'];
  const parents = parent === undefined ? [] : ['-p', parent];
  return git.run([...author, 'commit-tree', tree, ...parents, '-m', message]);
}

/** Moves the branch to a commit, unless somebody else has moved it in the meantime. */
export async function moveBranch(
  git: Git,
  { ref }: Branch,
  commit: string,
  local: string | undefined,
): Promise<boolean> {
  const old = local ?? '0'.repeat(commit.length);
  const { exitCode } = await git.ask(['update-ref', '-m', 'wrapdocs release', ref, commit, old]);
  return exitCode === 0;
}

/** Pushes a commit to the remote repository; `false` if its branch has changed in the meantime. */
export async function pushCommit(git: Git, { ref }: Branch, commit: string): Promise<boolean> {
  const args = ['push', '--quiet', '--no-verify', '--', REMOTE, `${commit}:${ref}`];
  const answer = await git.ask(args, { network: true });
  if (answer.exitCode === 0) return true;
  if (/fetch first|non-fast-forward|cannot lock ref|stale info/i.test(answer.said)) return false;
  throw makeUnreachable(answer);
}

/** Whenever a change was ready, somebody else had moved the branch. */
export function makeRejected({ name }: Branch, where: string): WrapdocsError {
  return makeError(
    'OUTPUT_FAILED',
    `Something else keeps changing the branch ${name} of ${where}. Nothing was changed.`,
    'Run the command again when this has stopped.',
  );
}

function makeUnreachable({ said }: GitAnswer): WrapdocsError {
  return makeError(
    'OUTPUT_FAILED',
    `The remote repository \`${REMOTE}\` returned an error: ${said.replace(/^fatal: /, '')}. Nothing was changed.`,
    'Check `git remote -v`, the network and the credentials.',
  );
}

function makeError(
  code: ConstructorParameters<typeof WrapdocsError>[0]['code'],
  message: string,
  hint: string,
): WrapdocsError {
  return new WrapdocsError({ code, message, hint });
}
