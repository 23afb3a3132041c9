import path from 'node:path';
import { WrapdocsError } from '../../errors.ts';
import { openBranchTarget } from '../../release/branch/branch-target.ts';
import { openFolderTarget } from '../../release/folder/folder-target.ts';
import type { ReleaseTarget } from '../../release/release-target.ts';
import type { Context } from '../shared/context.ts';

/** The options that say where releases are. */
export interface TargetOptions {
  /** A folder; with `branch`, the folder of a repository. */
  to?: string;
  branch?: string;
  push?: boolean;
  /** Seconds; a command that only reads does not wait. */
  wait?: number;
  python?: string;
}

/**
 * Opens the target that the command line names.
 *
 * @param project the folder of the configuration
 */
export function openTarget(
  { to, branch, push, python, wait = 0 }: TargetOptions,
  project: string,
  { cwd, env, signal, terminal }: Context,
): ReleaseTarget {
  const onWait = (message: string): void => {
    terminal.note(message);
  };
  const lock = { waitSeconds: wait, signal, onWait };
  if (branch !== undefined) {
    const repository = to === undefined ? project : path.resolve(cwd, to);
    return openBranchTarget({ repository, branch, push: push === true, ...lock });
  }
  if (push === true) throw makeNoBranch();
  if (to === undefined) throw makeNoTarget();
  const exchange = python ?? env['WRAPDOCS_PYTHON'] ?? 'python3';
  return openFolderTarget({ folder: path.resolve(cwd, to), python: exchange, ...lock });
}

function makeNoTarget(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'You have not specified the folder or branch of the released versions.',
    hint: 'Specify a folder with `--to FOLDER`, or a branch of a repository with `--branch gh-pages`.',
  });
}

function makeNoBranch(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message:
      '`--push` pushes a branch to the remote repository, but you have not specified a branch.',
    hint: 'Add `--branch gh-pages`, or remove `--push`.',
  });
}
