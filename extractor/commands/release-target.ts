import path from 'node:path';
import { WrapdocsError } from '../errors.ts';
import { openFolderTarget } from '../release/folder-target.ts';
import type { ReleaseTarget } from '../release/release-target.ts';
import type { Context } from './context.ts';

/** Where releases are, as the command line says it. */
export interface TargetOptions {
  /** A folder; with `branch`, the folder of a repository. */
  to?: string;
  branch?: string;
  push?: boolean;
  /** Seconds. */
  wait: number;
  python?: string;
}

/**
 * Opens the place that the command line names.
 *
 * @param project the folder of the configuration
 */
export function openTarget(
  { to, python, wait }: TargetOptions,
  project: string,
  { cwd, env, signal, terminal }: Context,
): ReleaseTarget {
  if (to === undefined) throw makeNoTarget();
  return openFolderTarget({
    folder: path.resolve(cwd, to),
    python: python ?? env['WRAPDOCS_PYTHON'] ?? 'python3',
    waitSeconds: wait,
    signal,
    onWait: (message) => {
      terminal.note(message);
    },
  });
}

function makeNoTarget(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'Nothing says where the released versions stand.',
    hint: 'Give a folder with `--to FOLDER`, or a branch of a repository with `--branch gh-pages`.',
  });
}
