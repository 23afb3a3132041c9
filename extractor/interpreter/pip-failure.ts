import { WrapdocsError } from '../errors.ts';
import type { ChildResult } from '../system/run-child.ts';
import type { Python } from './find-python.ts';

interface Explanation {
  pattern: RegExp;
  what: string;
  hint: string;
}

/** What pip prints when it fails, the most specific messages first. */
const EXPLANATIONS: Explanation[] = [
  {
    pattern: /No module named '?(pip|ensurepip)/,
    what: 'pip is not installed for this Python',
    hint: "Install pip (`python3 -m ensurepip`, or your system's package `python3-pip`), or use another Python with --python.",
  },
  {
    pattern: /No space left on device|ENOSPC|Errno 28/,
    what: 'the disk is full',
    hint: 'Free some disk space, or set WRAPDOCS_CACHE to a folder on another disk.',
  },
  {
    pattern: /Permission denied|Errno 13|Read-only file system/,
    what: 'the cache folder is not writable',
    hint: 'Set WRAPDOCS_CACHE to a folder that this user can write to.',
  },
  {
    pattern: /DO NOT MATCH THE HASHES/,
    what: 'the package index returned a file with a different hash than the locked one',
    hint: 'Do not use this index. Check PIP_INDEX_URL and your proxies.',
  },
  {
    pattern:
      /ConnectionError|NewConnectionError|Max retries|Network is unreachable|name resolution|timed out|Could not find a version|No matching distribution|ProxyError|SSLError/,
    what: 'the package index is not reachable or does not have the locked version',
    hint: 'Connect to the network, or set PIP_INDEX_URL to an index that this machine can reach, and try again. This is only needed once.',
  },
];

/** Turns a failed `pip install` into an error that says what to do. */
export function explainPipFailure(
  result: ChildResult,
  { executable }: Python,
  cache: string,
): WrapdocsError {
  const explanation = result.timedOut
    ? {
        what: 'it took too long',
        hint: 'Check the network, and try again. This is only needed once.',
      }
    : EXPLANATIONS.find(({ pattern }) => pattern.test(result.stderr));
  return new WrapdocsError({
    code: 'PYTHON_DEPENDENCY',
    message: `The Python package that wrapdocs needs to read the source could not be installed to ${cache}: ${
      explanation?.what ?? `pip ended with code ${String(result.exitCode)}`
    }.`,
    hint:
      explanation?.hint ??
      `This is the output of \`${executable} -m pip\`:\n${result.stderr.trim()}`,
    cause: result.stderr,
  });
}
