import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that end the search: what lies above them belongs to something else. */
const PROJECT_FILES = ['pyproject.toml', 'setup.py', 'setup.cfg', '.git'];
/** How far above the package's folder a project's file may be: `src/`, `python/src/`. */
const DEPTH = 3;

/**
 * The versions of Python that a package says it needs (`>=3.10`), from the metadata of its release
 * or its `pyproject.toml`; undefined if neither says it.
 *
 * @param root the folder that contains the package's folder
 */
export function readRequiresPython(root: string): string | undefined {
  const [metadata, ...others] = globSync(['*.dist-info/METADATA', 'PKG-INFO'], { cwd: root });
  if (metadata !== undefined && others.length === 0) {
    return parseMetadata(readFileSync(path.join(root, metadata), 'utf8'));
  }
  let folder = root;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const file = path.join(folder, 'pyproject.toml');
    if (existsSync(file)) return parseProject(readFileSync(file, 'utf8'));
    if (PROJECT_FILES.some((name) => existsSync(path.join(folder, name)))) return undefined;
    folder = path.dirname(folder);
  }
  return undefined;
}

/** The header of a release's metadata. */
function parseMetadata(text: string): string | undefined {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return check(/^Requires-Python:(.*)$/im.exec(head)?.[1]);
}

/** The entry of `[project]` in a `pyproject.toml`. */
function parseProject(text: string): string | undefined {
  const [, rest = ''] = text.split(/^\[project\][ \t]*$/m);
  const [table = ''] = rest.split(/^\[/m, 1);
  return check(/^requires-python\s*=\s*(["'])(.*?)\1/m.exec(table)?.[2]);
}

/** Only what can be a list of versions leaves the file. */
function check(text: string | undefined): string | undefined {
  const found = text?.replaceAll(/\s+/g, '');
  return found !== undefined && /^[<>=!~\d.*,]{2,100}$/.test(found) ? found : undefined;
}
