import { makeInterrupted, WrapdocsError } from '../../errors.ts';
import type { GitResult } from './git-command.ts';
import { hideCredentials } from '../../terminal/hide-credentials.ts';

/** Explains why git did not find a commit in a local repository. */
export function explainLocally(result: GitResult, shown: string, ref: string): WrapdocsError {
  requireRun(result);
  const { stderr } = result;
  if (stderr.includes('dubious ownership')) {
    return makeError(
      'SOURCE_UNSUITABLE',
      `The repository \`${shown}\` belongs to another user, so git refuses to read it.`,
      'If you trust it, add it to `safe.directory` in your git configuration.',
    );
  }
  if (/not a git repository|cannot change to/.test(stderr)) {
    return makeError(
      'SOURCE_NOT_FOUND',
      `\`${shown}\` is not a git repository.`,
      'Use the top folder of a repository, or its address.',
    );
  }
  return makeNoRef(shown, ref);
}

/** The repository exists, but the ref does not. */
export function makeNoRef(shown: string, ref: string): WrapdocsError {
  return makeError(
    'SOURCE_NOT_FOUND',
    `The repository \`${shown}\` has no branch, tag or commit \`${ref}\`.`,
    'Check the name. For a commit of a remote repository, you need the full SHA.',
  );
}

/** Explains why git got no answer from the remote. */
export function explainRemotely(result: GitResult, shown: string): WrapdocsError {
  requireRun(result);
  const { stderr, timedOut } = result;
  const lines = stderr
    .split('\n')
    .filter((line) => line !== '' && !/^(?:warning|hint):/i.test(line));
  const said = hideCredentials(lines[0] ?? '').replace(/^fatal: /, '');
  const why = timedOut
    ? 'it took too long'
    : said || `git ended with code ${String(result.exitCode)}`;
  if (!timedOut && FINAL.test(stderr)) {
    return makeError(
      'SOURCE_NOT_FOUND',
      `The repository \`${shown}\` cannot be read: ${why}`,
      'Check the address and that you have access to it, for example with `git ls-remote`.',
    );
  }
  return makeError(
    'SOURCE_UNREACHABLE',
    `The repository \`${shown}\` is not reachable: ${why}`,
    'Check the network and the proxy. Commits that were already fetched do not need the network.',
  );
}

/** Failures that a second try would not fix. */
const FINAL =
  /returned error: 4\d\d|Authentication failed|could not read (?:Username|Password)|Permission denied|not found|does not appear to be a git repository|Host key verification failed|not our ref|transport '.*' not allowed/i;

function requireRun({ aborted, cause }: GitResult): void {
  if (aborted) throw makeInterrupted();
  if (cause === undefined) return;
  throw makeError(
    'SOURCE_UNSUITABLE',
    'git cannot be run.',
    'Install git and make sure that it is on PATH.',
  );
}

function makeError(
  code: 'SOURCE_NOT_FOUND' | 'SOURCE_UNREACHABLE' | 'SOURCE_UNSUITABLE',
  message: string,
  hint: string,
): WrapdocsError {
  return new WrapdocsError({ code, message, hint });
}
