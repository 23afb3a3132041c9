import { globSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The generations of Pydantic, which read `Optional` without a default differently. */
export type PydanticVersion = 1 | 2;

const REQUIREMENTS = ['pyproject.toml', 'setup.cfg', 'setup.py', 'requirements*.txt', 'Pipfile'];
const LOCKS = ['poetry.lock', 'uv.lock', 'pdm.lock', 'pylock.toml', 'Pipfile.lock'];
/** Files that end the search: what lies above them belongs to something else. */
const PROJECT = /^(?:pyproject\.toml|setup\.py|setup\.cfg|\.git)$/u;
/** How far above the package's folder a project's file may be. */
const DEPTH = 3;
const MAX_SIZE = 8 * 1024 * 1024;

/** The name of the requirement, not that of `pydantic-settings`. */
const NAME = /(?:^|["':\s])pydantic(?![\w.-])/gimu;
/** What may stand between the name and its limits: `pydantic[email] (<2)`, `pydantic = "^1.10"`. */
const BEFORE_LIMITS = /^[\s"'(=:]+/u;
const LIMITS = /^[\^~<>=!\d.*, \t]+/u;
const MAX_LENGTH = 400;
/** `name = "pydantic"` and `version = "1.10.2"` in the next line. */
const LOCKED = /name = "pydantic"\r?\nversion = "(\d+)\./u;
const LOCKED_JSON = /"pydantic": \{[^{}]*?"version": "==(\d+)\./u;

/**
 * The version of Pydantic that a project is made for: what its requirements leave open, its locks
 * and the packages installed beside it decide.
 *
 * @param root the folder that contains the package's folder
 * @returns nothing if it may be either, or nothing is said
 */
export function findPydanticVersion(root: string): PydanticVersion | undefined {
  const metadata = globSync(['*.dist-info/METADATA', 'PKG-INFO'], { cwd: root });
  const [own, ...others] = metadata;
  if (own !== undefined && others.length === 0) {
    return decide(readText(path.join(root, own)).split(/\r?\n\r?\n/u, 1)[0] ?? '');
  }
  const [installed] = globSync('pydantic-*.dist-info', { cwd: root });
  const version = /^pydantic-(\d+)\./u.exec(installed ?? '')?.[1];
  return asVersion(version) ?? findInProject(root);
}

function findInProject(root: string): PydanticVersion | undefined {
  let folder = root;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const name of globSync(REQUIREMENTS, { cwd: folder }).toSorted()) {
      const found = decide(readText(path.join(folder, name)));
      if (found !== undefined) return found;
    }
    for (const name of globSync(LOCKS, { cwd: folder }).toSorted()) {
      const text = readText(path.join(folder, name));
      const found = asVersion((LOCKED.exec(text) ?? LOCKED_JSON.exec(text))?.[1]);
      if (found !== undefined) return found;
    }
    if (globSync('{*,.git}', { cwd: folder }).some((name) => PROJECT.test(name))) return undefined;
    folder = path.dirname(folder);
  }
  return undefined;
}

/** What the requirements in a text have in common; nothing if each allows both versions. */
function decide(text: string): PydanticVersion | undefined {
  const found = new Set(Array.from(text.matchAll(NAME), (match) => readAfter(text, match)));
  const [only, ...others] = [...found].filter((one) => one !== undefined);
  return others.length === 0 ? only : undefined;
}

/** What a requirement leaves: `pydantic>=1.9,<2`, `pydantic = {version = "^1.10", extras = []}`. */
function readAfter(text: string, match: RegExpExecArray): PydanticVersion | undefined {
  const start = match.index + match[0].length;
  const [line = ''] = text.slice(start, start + MAX_LENGTH).split('\n', 1);
  const plain = line.replace(/^\[[^\]]*\]/u, '').replace(BEFORE_LIMITS, '');
  const limits = plain.startsWith('{')
    ? (plain.split(/\bversion\b/u)[1] ?? '').replace(BEFORE_LIMITS, '')
    : plain;
  return read(LIMITS.exec(limits)?.[0] ?? '');
}

/** What `>=1.9,<2` leaves. */
function read(limits: string): PydanticVersion | undefined {
  const parts = limits.split(',').map((limit) => limit.trim());
  if (parts.at(-1) === '') parts.pop();
  const allowed = ([1, 2] as const).filter((version) =>
    parts.every((limit) => mayBe(version, limit)),
  );
  return allowed.length === 1 ? allowed[0] : undefined;
}

/** Whether a limit such as `<2` leaves any release of a version. */
function mayBe(version: PydanticVersion, limit: string): boolean {
  const [, operator = '', major = '', rest = ''] =
    /^([^\d\s]*)\s*(\d+)((?:\.[\d*]+)*)/u.exec(limit) ?? [];
  const named = Number(major);
  const isFirst = !/[1-9]/u.test(rest);
  switch (operator) {
    case '<':
      return version < named || (version === named && !isFirst);
    case '<=':
      return version <= named;
    case '>':
    case '>=':
      return version >= named;
    case '!=':
      return true;
    default:
      return version === named;
  }
}

function asVersion(text: string | undefined): PydanticVersion | undefined {
  if (text === '1') return 1;
  return text === '2' ? 2 : undefined;
}

/** The text of a file of usual size; links may lead out of the project. */
function readText(file: string): string {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= MAX_SIZE ? readFileSync(file, 'utf8') : '';
}
