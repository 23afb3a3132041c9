import { existsSync } from 'node:fs';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { runChild } from '../system/run-child.ts';

/** A Python interpreter that is new enough. */
export interface Python {
  executable: string;
  /** Major and minor version, for example `3.11`. */
  version: string;
}

const MINIMUM = [3, 10] as const;
const MINIMUM_TEXT = MINIMUM.join('.');
const PROBE_TIMEOUT_MS = 10_000;
const PROBE = 'import sys; print(*sys.version_info[:2], sys.executable)';

const CANDIDATES: string[][] = [
  ['python3'],
  ['python'],
  ...(process.platform === 'win32' ? [['py', '-3']] : []),
  ...['3.14', '3.13', '3.12', '3.11', '3.10'].map((version) => [`python${version}`]),
];

interface Options {
  /** The interpreter that `--python` names; no other is tried. */
  python?: string | undefined;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/** What this process has found, by what it was asked for: each package of a site asks again. */
const known = new Map<string, Promise<Python>>();

/** Finds an interpreter: the requested one, otherwise the first on PATH that is new enough. */
export async function findPython(options: Options): Promise<Python> {
  const { python, env } = options;
  const key = JSON.stringify([python, env['WRAPDOCS_PYTHON'], process.env['PATH']]);
  const asked = known.get(key);
  const last = asked && (await asked.catch(() => undefined));
  if (last !== undefined && existsSync(last.executable)) return last;
  const found = search(options);
  known.set(key, found);
  return found;
}

async function search({ python, env, signal }: Options): Promise<Python> {
  const variable = env['WRAPDOCS_PYTHON'];
  if (python !== undefined) return requirePython(python, '--python', signal);
  if (variable) return requirePython(variable, 'WRAPDOCS_PYTHON', signal);
  const tooOld: Python[] = [];
  for (const candidate of CANDIDATES) {
    const found = await probe(candidate, signal);
    if (found !== undefined && isNewEnough(found)) return found;
    if (found !== undefined) tooOld.push(found);
  }
  throw tooOld[0] === undefined ? makeNotFound() : makeTooOld(tooOld[0]);
}

async function requirePython(
  command: string,
  origin: string,
  signal: AbortSignal | undefined,
): Promise<Python> {
  const found = await probe([command], signal);
  if (found === undefined) {
    throw new WrapdocsError({
      code: 'PYTHON_NOT_FOUND',
      message: `${origin} is set to \`${command}\`, which is not a working Python.`,
      hint: `Set it to the path of Python ${MINIMUM_TEXT} or newer.`,
    });
  }
  if (!isNewEnough(found)) throw makeTooOld(found);
  return found;
}

async function probe(
  [command = '', ...args]: string[],
  signal: AbortSignal | undefined,
): Promise<Python | undefined> {
  const lines: string[] = [];
  const result = await runChild(command, [...args, '-I', '-S', '-X', 'utf8', '-c', PROBE], {
    signal,
    timeoutMs: PROBE_TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  if (result.aborted) throw makeInterrupted();
  const match = /^(\d+) (\d+) (.+)$/.exec(lines[0] ?? '');
  if (result.exitCode !== 0 || match === null) return undefined;
  const [, major = '', minor = '', executable = ''] = match;
  return { executable, version: `${major}.${minor}` };
}

function isNewEnough({ version }: Python): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

const HINT = `Install Python ${MINIMUM_TEXT} or newer, or specify its path with --python or WRAPDOCS_PYTHON.`;

function makeNotFound(): WrapdocsError {
  return new WrapdocsError({
    code: 'PYTHON_NOT_FOUND',
    message: `wrapdocs needs Python to read the source, but it was not found on PATH.`,
    hint: HINT,
  });
}

function makeTooOld({ executable, version }: Python): WrapdocsError {
  return new WrapdocsError({
    code: 'PYTHON_TOO_OLD',
    message: `wrapdocs needs Python ${MINIMUM_TEXT} or newer; ${executable} is ${version}.`,
    hint: HINT,
  });
}
