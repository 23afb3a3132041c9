import { WrapdocsError } from '../errors.ts';
import type { ChildResult } from '../system/run-child.ts';
import type { Python } from './find-python.ts';

interface Explanation {
  pattern: RegExp;
  what: string;
  hint: string;
}

/** What pip prints when it fails, from the most telling to the least. */
const EXPLANATIONS: Explanation[] = [
  {
    pattern: /No module named '?(pip|ensurepip)/,
    what: 'this Python has no pip',
    hint: "Install pip (`python3 -m ensurepip`, or your system's package `python3-pip`), or name another Python with --python.",
  },
  {
    pattern: /No space left on device|ENOSPC|Errno 28/,
    what: 'there is no space left on the device',
    hint: 'Make room, or set WRAPDOCS_CACHE to a folder on another device.',
  },
  {
    pattern: /Permission denied|Errno 13|Read-only file system/,
    what: 'the cache folder cannot be written to',
    hint: 'Set WRAPDOCS_CACHE to a folder that this user can write to.',
  },
  {
    pattern: /DO NOT MATCH THE HASHES/,
    what: 'the package index served a file with another hash than the locked one',
    hint: 'Do not use that index: check PIP_INDEX_URL and the proxies between you and it.',
  },
  {
    pattern:
      /ConnectionError|NewConnectionError|Max retries|Network is unreachable|name resolution|timed out|Could not find a version|No matching distribution|ProxyError|SSLError/,
    what: 'the package index is out of reach, or lacks the locked version',
    hint: 'Connect to the network, or set PIP_INDEX_URL to an index that this machine can reach, and try again. It is needed once.',
  },
];

/** Turns a failed `pip install` into an error that says what to do. */
export function explainPipFailure(
  result: ChildResult,
  { executable }: Python,
  cache: string,
): WrapdocsError {
  const explanation = result.timedOut
    ? { what: 'it took too long', hint: 'Check the network, and try again. It is needed once.' }
    : EXPLANATIONS.find(({ pattern }) => pattern.test(result.stderr));
  return new WrapdocsError({
    code: 'PYTHON_DEPENDENCY',
    message: `The Python package that wrapdocs reads source with could not be installed into ${cache}: ${
      explanation?.what ?? `pip ended with code ${String(result.exitCode)}`
    }.`,
    hint: explanation?.hint ?? `See what \`${executable} -m pip\` says:\n${result.stderr.trim()}`,
    cause: result.stderr,
  });
}
