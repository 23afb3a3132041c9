import path from 'node:path';
import * as z from 'zod';
import { WrapdocsError } from '../errors.ts';
import { runFetch } from './run-fetch.ts';
import { NETWORK_TIMEOUT_MS } from './git/find-commit.ts';
import { runGit } from './git/git-command.ts';
import { explainRemotely } from './git/git-failure.ts';
import { openRepository, type Repository } from './git/git-repository.ts';
import { readPipSettings } from './pypi/pip-settings.ts';
import { makeReleaseKey } from './pypi/resolve-pypi-source.ts';
import {
  parseSourceSpecifier,
  type GitSpecifier,
  type PypiSpecifier,
} from '../config/source-specifier.ts';
import type { SourceOptions } from './source.ts';

/** Everything that a project has ever published. */
export interface Publication {
  /** Versions or tags, in no particular order. */
  versions: string[];
  /** The days of the tags, such as `2026-01-31`, if they are known. */
  dates?: ReadonlyMap<string, string>;
  /** The source of a configured package at that version; undefined if it comes from elsewhere. */
  locate: (source: string, version: string) => string | undefined;
}

/**
 * Fetches all versions of `pypi:<project>` from the package index, or all tags of
 * `git:<repository>`, which is the project's own without a name.
 *
 * @throws WrapdocsError if the specifier names something else, or there is no answer
 */
export async function findPublication(
  specifier: string,
  options: SourceOptions,
): Promise<Publication> {
  const parsed = parseSourceSpecifier(addVersion(specifier));
  if (parsed.kind === 'pypi' && parsed.version === 'latest') return listReleases(parsed, options);
  if (parsed.kind === 'git' && parsed.ref === 'HEAD') return listTags(parsed, options);
  throw new WrapdocsError({
    code: 'USAGE',
    message: `\`${specifier}\` does not refer to all versions of a project.`,
    hint: 'Write `pypi:<project>` or `git:<repository>`, without a version.',
  });
}

function addVersion(specifier: string): string {
  if (specifier.startsWith('pypi:')) return `${specifier}==latest`;
  if (specifier === 'git:') return 'git:.@HEAD';
  return specifier.startsWith('git:') ? `${specifier}@HEAD` : specifier;
}

const VersionsSchema = z.object({ versions: z.array(z.string()) });

async function listReleases(
  { project }: PypiSpecifier,
  options: SourceOptions,
): Promise<Publication> {
  const settings = await readPipSettings(options);
  const request = { job: 'versions', project, settings } as const;
  const { versions } = await runFetch(request, VersionsSchema, options);
  const key = makeReleaseKey(project, '');
  return {
    versions,
    locate(source, version) {
      const specifier = parseSourceSpecifier(source);
      if (specifier.kind !== 'pypi' || makeReleaseKey(specifier.project, '') !== key)
        return undefined;
      return `pypi:${specifier.project}==${version}${makePart(specifier.part)}`;
    },
  };
}

async function listTags(
  { repository: name }: GitSpecifier,
  options: SourceOptions,
): Promise<Publication> {
  const { cwd, env, signal } = options;
  const repository = openRepository(name, cwd);
  const { isLocal, address, shown } = repository;
  const folder = isLocal ? address : cwd;
  const limits = { env, signal, timeoutMs: NETWORK_TIMEOUT_MS, network: !isLocal, inside: true };
  const args = isLocal
    ? ['for-each-ref', '--format=%(refname)%09%(creatordate:short)', 'refs/tags']
    : ['ls-remote', '--refs', '--tags', '--', address];
  const result = await runGit(folder, args, limits);
  if (result.exitCode !== 0) throw explainRemotely(result, shown);
  const tags = result.lines.flatMap((line) => {
    const [, tag, date] = /refs\/tags\/([^\t]+)(?:\t(\S+))?$/.exec(line) ?? [];
    return tag === undefined ? [] : [{ tag, date }];
  });
  const top = isLocal ? await findTop(folder, limits) : address;
  return {
    versions: tags.map(({ tag }) => tag),
    dates: new Map(tags.flatMap(({ tag, date }) => (date === undefined ? [] : [[tag, date]]))),
    locate: (source, version) => locateInGit(source, version, { name, repository, top, cwd }),
  };
}

/** The folder that the paths of a repository are relative to. */
async function findTop(folder: string, limits: Parameters<typeof runGit>[2]): Promise<string> {
  const { exitCode, lines } = await runGit(folder, ['rev-parse', '--show-toplevel'], limits);
  return exitCode === 0 ? (lines.at(-1) ?? folder) : folder;
}

interface Place {
  /** The repository as it was written. */
  name: string;
  repository: Repository;
  /** The folder of a local repository. */
  top: string;
  cwd: string;
}

/** Also a package in a folder of the repository, if authors have it next to its documentation. */
function locateInGit(source: string, version: string, { name, repository, top, cwd }: Place) {
  const specifier = parseSourceSpecifier(source);
  const start = `git:${name}@${version}`;
  if (specifier.kind === 'git') {
    const isSame = openRepository(specifier.repository, cwd).address === repository.address;
    return isSame ? `${start}${makePart(specifier.part)}` : undefined;
  }
  if (specifier.kind !== 'path' || !repository.isLocal) return undefined;
  const part = path.relative(top, path.resolve(cwd, specifier.path));
  if (part.startsWith('..') || path.isAbsolute(part)) return undefined;
  return `${start}${makePart(part.split(path.sep).join('/'))}`;
}

function makePart(part: string): string {
  return part === '' ? '' : `#${part}`;
}
