import path from 'node:path';
import type { Git } from './git.ts';
import { listFiles } from '../file-tree.ts';

/** GitHub Pages leaves out folders such as `_astro` unless it finds this file. */
const NO_JEKYLL = '.nojekyll';

interface Contents {
  /** The folder with the new files at the top of the site. */
  stage: string;
  /** What stays of the previous commit, by its name at the top. */
  kept: readonly string[];
  /** The previous commit, if there is one. */
  base: string | undefined;
  /** A separate file that git uses as its index. */
  index: string;
}

/** Writes the tree of the new site into git's store; unchanged trees are reused. */
export async function writeBranchTree(
  git: Git,
  { stage, kept, base, index }: Contents,
): Promise<string> {
  const fresh = await readEntries(git, await writeStage(git, stage, index));
  const old = base === undefined ? new Map<string, string>() : await readEntries(git, base);
  const stays = [...old].filter(([name]) => kept.includes(name));
  const empty = await git.run(['hash-object', '-w', '--stdin'], { input: '' });
  const entries = new Map([[NO_JEKYLL, `100644 blob ${empty}`], ...stays, ...fresh]);
  const input = [...entries].map(([name, what]) => `${what}\t${name}\0`).join('');
  return git.run(['mktree', '-z'], { input });
}

/** Writes the files of a folder unchanged. */
async function writeStage(git: Git, stage: string, index: string): Promise<string> {
  const files = listFiles(stage);
  const paths = files.map((file) => `${path.join(stage, file)}\n`).join('');
  const answer = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
    input: paths,
  });
  const ids = answer.split('\n');
  const input = files.map((file, at) => `100644 ${ids[at] ?? ''}\t${file}\0`).join('');
  await git.run(['update-index', '-z', '--index-info'], { input, index });
  return git.run(['write-tree'], { index });
}

/** Mode, kind and id of a tree's entries, by name. */
async function readEntries(git: Git, tree: string): Promise<Map<string, string>> {
  const text = await git.run(['ls-tree', '-z', tree]);
  const entries = text.split('\0').filter((entry) => entry !== '');
  return new Map(
    entries.map((entry) => {
      const tab = entry.indexOf('\t');
      return [entry.slice(tab + 1), entry.slice(0, tab)];
    }),
  );
}
