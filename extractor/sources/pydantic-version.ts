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

/** `pydantic[email]>=1.9,<2`, `Requires-Dist: pydantic (<2)`, `pydantic = "^1.10"`. */
const REQUIREMENT =
  /(?:^|["':\s])pydantic(?:\[[\w, -]{0,100}\])?["']?[ \t]*[=:]?[ \t]*(?:\{[^}\n]{0,200}?version["']?[ \t]*[=:][ \t]*)?["'(]?[ \t]*([\^~<>=!]?[=~]{0,2}[ \t]*\d[\d.*<>=!~, \t]*|[\^~]\d[\d.]*)/gimu;
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
  const found = new Set(Array.from(text.matchAll(REQUIREMENT), ([, limits = '']) => read(limits)));
  const [only, ...others] = [...found].filter((one) => one !== undefined);
  return others.length === 0 ? only : undefined;
}

/** What `>=1.9,<2` leaves. */
function read(limits: string): PydanticVersion | undefined {
  const allowed = ([1, 2] as const).filter((version) =>
    limits.split(',').every((limit) => mayBe(version, limit.trim())),
  );
  return allowed.length === 1 ? allowed[0] : undefined;
}

/** Whether a limit such as `<2` leaves any release of a version. */
function mayBe(version: PydanticVersion, limit: string): boolean {
  const [, operator = '', major = '', rest = ''] =
    /^(\D*?)\s*(\d+)((?:\.[\d*]+)*)/u.exec(limit) ?? [];
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
