import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Runs git like a user, with a constant name and date. */
export async function git(folder: string, args: string[], input?: string): Promise<string> {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgSign=false'];
  const date = '2024-01-02T03:04:05+02:00';
  const { stdout } = await execa('git', ['-C', folder, ...who, ...args], {
    env: { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    ...(input === undefined ? {} : { input }),
  });
  return stdout;
}

/** A repository with the given files in one commit of the branch `main`, tagged `v1.0`. */
export async function makeRepository(files: Record<string, string>): Promise<string> {
  const folder = path.join(makeTemporaryFolder({ 'shop/.keep': '' }), 'shop');
  await git(folder, ['init', '--quiet', '--initial-branch=main', '.']);
  await commit(folder, files);
  await git(folder, ['tag', '-a', '-m', 'one', 'v1.0']);
  return folder;
}

/** Writes files only into git's store, with unchanged names, and commits them to `main`. */
export async function commit(folder: string, files: Record<string, string>): Promise<string> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const mode = text.startsWith('link:') ? '120000' : '100644';
      const id = await git(folder, ['hash-object', '-w', '--stdin'], text.replace(/^link:/, ''));
      return `${mode} ${id}\t${name}`;
    }),
  );
  await git(folder, ['update-index', '--index-info'], `${entries.join('\n')}\n`);
  const tree = await git(folder, ['write-tree']);
  return commitTree(folder, tree);
}

/** Commits a tree to `main`. */
export async function commitTree(folder: string, tree: string): Promise<string> {
  const id = await git(folder, ['commit-tree', '-m', 'x', tree]);
  await git(folder, ['update-ref', 'refs/heads/main', id]);
  return id;
}

/** Everything in a folder, as text: paths, kinds and bytes. */
export function describeFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return `${name} ${statSync(file).isFile() ? readFileSync(file, 'latin1') : ''}`;
    });
}
