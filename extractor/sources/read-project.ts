import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describesApplication } from './describes-application.ts';
import { findNewestPython } from './newest-python.ts';
import type { Program } from '../contract/package.ts';
import { readStart } from '../system/read-start.ts';
import { expandPoetryVersions } from './poetry-versions.ts';
import {
  parseMetadataRequirements,
  parseProjectRequirements,
  type RequirementFacts,
} from './read-requirements.ts';

/** Files that end the search: what lies above them belongs to something else. */
const PROJECT_FILES = ['pyproject.toml', 'setup.py', 'setup.cfg', '.git'];
/** How far above the package's folder a project's file may be: `src/`, `python/src/`. */
const DEPTH = 3;

/** What a project says about itself. */
interface ProjectFacts extends RequirementFacts {
  /** The versions of Python that it needs: `>=3.10`. */
  requiresPython?: string;
  /** The newest Python that it supports, after its classifiers and what it needs: `3.12`. */
  newestPython?: string;
  /** What it is, in one sentence. */
  summary?: string;
  /** What it offers on the command line. */
  programs?: Program[];
  /** Set if it presents itself as an application, which nobody imports. */
  application?: true;
}

/**
 * What the metadata of a package's release say, or its `pyproject.toml`.
 *
 * @param root the folder that contains the package's folder
 */
export function readProjectFacts(root: string): ProjectFacts {
  const [metadata, ...others] = globSync(['*.dist-info/METADATA', 'PKG-INFO'], { cwd: root });
  if (metadata !== undefined && others.length === 0) {
    const entries = path.join(root, path.dirname(metadata), 'entry_points.txt');
    const text = readStart(path.join(root, metadata)) ?? '';
    const programs = parseEntryPoints(readStart(entries) ?? '');
    return {
      ...parseMetadata(text, metadata !== 'PKG-INFO'),
      ...programs,
      ...findApplication(root, { ...splitMetadata(text), ...programs }),
    };
  }
  let folder = root;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const older = parseSettings(readStart(path.join(folder, 'setup.cfg')) ?? '');
    const project = readStart(path.join(folder, 'pyproject.toml'));
    if (project !== undefined) {
      const facts = { ...older, ...parseProject(project) };
      const [readme = ''] = globSync('README{,.md,.rst,.txt}', { cwd: folder });
      const description = readme === '' ? '' : (readStart(path.join(folder, readme)) ?? '');
      const { programs } = facts;
      return { ...facts, ...findApplication(root, { description, head: project, programs }) };
    }
    if (older.requiresPython !== undefined) return older;
    if (PROJECT_FILES.some((name) => existsSync(path.join(folder, name)))) return {};
    folder = path.dirname(folder);
  }
  return {};
}

interface Presented {
  description: string;
  head: string;
  programs?: Program[] | undefined;
}

function findApplication(root: string, { description, head, programs }: Presented): ProjectFacts {
  const hasPrograms = programs !== undefined;
  const found = describesApplication(root, { description, classifiers: head, hasPrograms });
  return found ? { application: true } : {};
}

/** The header of a release's metadata, and the description, which old ones have in the header. */
function splitMetadata(text: string): { head: string; description: string } {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const own = /^Description:(.*(?:\r?\n[ \t|].*)*)/m.exec(head)?.[1] ?? '';
  return { head, description: text.slice(head.length) + (own.trim() === 'UNKNOWN' ? '' : own) };
}

/** The facts in the header of a release's metadata. */
function parseMetadata(text: string, isWheel: boolean): ProjectFacts {
  const { head } = splitMetadata(text);
  const find = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1];
  return {
    ...makeFacts(find('Requires-Python'), find('Summary'), head),
    ...parseMetadataRequirements(head, isWheel),
  };
}

/** The entries of `[project]` in a `pyproject.toml`. */
function parseProject(text: string): ProjectFacts {
  const table = getTable(text, 'project');
  const find = (name: string) =>
    new RegExp(String.raw`^${name}\s*=\s*(["'])(.*?)\1`, 'm').exec(table)?.[2];
  const poetry = findPoetryPython(getTable(text, 'tool.poetry.dependencies'));
  return {
    ...makeFacts(find('requires-python') ?? poetry, find('description'), table),
    ...findPrograms(getTable(text, 'project.scripts')),
    ...parseProjectRequirements(text),
  };
}

/** What Poetry says about Python. */
function findPoetryPython(table: string): string | undefined {
  const text = /^python\s*=\s*(["'])(.{0,100}?)\1/m.exec(table)?.[2];
  return text === undefined ? undefined : expandPoetryVersions(text);
}

/** What a `setup.cfg` says about Python. */
function parseSettings(text: string): ProjectFacts {
  const table = getTable(text, 'options');
  const classifiers = getTable(text, 'metadata');
  return makeFacts(/^python_requires\s*=(.*)$/m.exec(table)?.[1], undefined, classifiers);
}

/** The programs among the entry points of a release. */
function parseEntryPoints(text: string): ProjectFacts {
  // Old releases have it as it stood in a `setup.py`, with its indentation.
  return findPrograms(getTable(text.replaceAll(/^[ \t]+(?=\[)/gm, ''), 'console_scripts'));
}

/** The lines below the head of a table, in TOML or in an INI file. */
function getTable(text: string, name: string): string {
  const head = new RegExp(String.raw`^\[${name.replaceAll('.', String.raw`\.`)}\][ \t]*$`, 'm');
  const [, rest = ''] = text.split(head);
  return rest.split(/^\[/m, 1)[0] ?? '';
}

const PROGRAM =
  /^[ \t]*(["']?)([\w.-]{1,100})\1[ \t]*=[ \t]*(["']?)([\w.]{1,200}):([\w.]{1,200})\3[ \t]*(?:#.*)?$/gmu;

/** Lines such as `shop = "shop.cli:main"`. */
function findPrograms(table: string): ProjectFacts {
  const programs = Array.from(table.matchAll(PROGRAM), ([, , name = '', , module, object]) => {
    return { name, target: `${module}.${object}` };
  });
  return programs.length === 0 ? {} : { programs };
}

/** Text without controls, and without those that write it backwards. */
const SENTENCE = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,500}$/u;

/** Only what can be a list of versions, or a sentence, leaves the file. */
function makeFacts(
  versions: string | undefined,
  sentence: string | undefined,
  classifiers: string,
): ProjectFacts {
  const requiresPython = versions?.replaceAll(/\s+/g, '') ?? '';
  const newestPython = findNewestPython(requiresPython, classifiers);
  const summary = sentence?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return {
    ...(/^[<>=!~\d.*,]{2,100}$/.test(requiresPython) ? { requiresPython } : {}),
    ...(newestPython === undefined ? {} : { newestPython }),
    ...(SENTENCE.test(summary) && summary !== 'UNKNOWN' ? { summary } : {}),
  };
}
