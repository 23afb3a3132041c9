import { valid } from '@renovatebot/pep440';
import { WrapdocsError } from '../errors.ts';

/** A folder or file. */
interface PathSpecifier {
  kind: 'path';
  path: string;
}

/** A repository at a branch, tag or commit; `part` is a folder or file in it, empty for all. */
export interface GitSpecifier {
  kind: 'git';
  repository: string;
  ref: string;
  part: string;
}

/** A release on the package index; `part` names an import package or part of one. */
export interface PypiSpecifier {
  kind: 'pypi';
  project: string;
  /** An exact version, or `latest`. */
  version: string;
  part: string;
}

export type SourceSpecifier = PathSpecifier | GitSpecifier | PypiSpecifier;

const GIT_FORM = 'git:<repository>@<branch, tag or commit>#<folder>';
const PYPI_FORM = 'pypi:<project>==<version>';
const PROTOCOLS = new Set(['https', 'http', 'ssh', 'file']);

const PROJECT = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;
const MAX_VERSION = 100;

/**
 * Parses the name of a source: a folder, `git:<repository>@<ref>#<folder>`, or
 * `pypi:<project>==<version>#<import name>`.
 */
export function parseSourceSpecifier(specifier: string): SourceSpecifier {
  if (specifier.startsWith('git:')) return parseGitSpecifier(specifier);
  if (specifier.startsWith('pypi:')) return parsePypiSpecifier(specifier);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(specifier) || /^[^/\\@:\s]+@[^/\\:]+:/.test(specifier)) {
    throw makeError(
      specifier,
      'is an address',
      `Write \`git:${specifier}@<branch, tag or commit>\`.`,
    );
  }
  if (/^[A-Za-z0-9._-]+==/.test(specifier)) {
    throw makeError(
      specifier,
      'is not a folder',
      `Write \`pypi:${specifier}\` for a release on PyPI.`,
    );
  }
  return { kind: 'path', path: specifier };
}

function parsePypiSpecifier(specifier: string): PypiSpecifier {
  const [release, part] = splitOnce(specifier.slice('pypi:'.length), '#');
  const [project, version] = splitOnce(release, '==');
  if (project.includes('[')) throw makePypiError(specifier, 'has extras', 'Remove the brackets.');
  if (version === undefined) throw makePypiError(specifier, 'has no exact version');
  if (!PROJECT.test(project)) throw makePypiError(specifier, 'has no project name');
  if (version !== 'latest' && (version.length > MAX_VERSION || valid(version) === null)) {
    throw makePypiError(specifier, `has no exact version: \`${version}\` is not one`);
  }
  return { kind: 'pypi', project, version, part: checkPart(part, specifier) };
}

function makePypiError(specifier: string, what: string, hint?: string): WrapdocsError {
  return makeError(
    specifier,
    what,
    hint ?? `Write \`${PYPI_FORM}\`, for example \`pypi:httpx==0.28.1\`.`,
  );
}

function parseGitSpecifier(specifier: string): GitSpecifier {
  const [place, part] = splitOnce(specifier.slice('git:'.length), '#');
  const at = place.indexOf('@', measureHost(place));
  if (at === -1) throw makeGitError(specifier, 'has no branch, tag or commit');
  const repository = place.slice(0, at);
  const ref = place.slice(at + 1);
  checkRepository(repository, specifier);
  if (!isRefName(ref)) {
    throw makeGitError(specifier, `has no valid branch, tag or commit: \`${ref}\` is not allowed`);
  }
  return { kind: 'git', repository, ref, part: checkPart(part, specifier) };
}

/** The length of the prefix whose `@` does not begin the ref: `https://me@host/`, `git@host:`. */
function measureHost(place: string): number {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/]*|[^/\\@:]+@[^/\\:@]+:)/i.exec(place);
  return host?.[0].length ?? 0;
}

function checkRepository(repository: string, specifier: string): void {
  if (repository === '') throw makeGitError(specifier, 'has no repository');
  // git would read the first as an option and the second as the name of a program to run.
  const isOption =
    /^(?:[^/@]*@)?-/.test(repository) || /^[a-z]+:\/\/(?:[^/@]*@)?-/i.test(repository);
  if (isOption || /^[a-z0-9+.-]*::/i.test(repository)) {
    throw makeGitError(specifier, 'has no valid repository');
  }
  const protocol = /^([a-z][a-z0-9+.-]*):\/\//i.exec(repository)?.[1];
  if (protocol === undefined || PROTOCOLS.has(protocol.toLowerCase())) return;
  throw makeGitError(
    specifier,
    `has the protocol ${protocol}; supported are https, http, ssh and file`,
  );
}

/**
 * What `git check-ref-format` allows, except expressions that git would evaluate (`HEAD~1`,
 * `main@{1}`).
 */
function isRefName(ref: string): boolean {
  const isPlain = /^[^\s\p{Cc}~^:?*[\\]+$/u.test(ref);
  const hasOddPart = ref.split('/').some((part) => part === '' || /^\.|\.lock$/.test(part));
  return isPlain && !hasOddPart && !/^-|\.\.|@\{|\.$|^@$/.test(ref);
}

/** A relative path of folders; `.` and doubled slashes are dropped. */
function checkPart(part: string | undefined, specifier: string): string {
  const names = (part ?? '').split('/').filter((name) => name !== '' && name !== '.');
  const isOutside = part?.startsWith('/') === true || names.includes('..');
  if (!isOutside && !names.some((name) => /[\\\p{Cc}]|^[A-Za-z]:/u.test(name)))
    return names.join('/');
  throw makeError(
    specifier,
    'points outside the source',
    'After `#`, use a folder in the source, without `..`.',
  );
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function makeGitError(specifier: string, what: string): WrapdocsError {
  return makeError(specifier, what, `Write \`${GIT_FORM}\`, for example \`git:../repo@v1.0#src\`.`);
}

function makeError(specifier: string, what: string, hint: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `The source \`${specifier}\` ${what}.`,
    hint,
  });
}
