import { readFile, stat } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type GitSpecifier, parseSourceSpecifier } from '../../config/source-specifier.ts';
import { getMessage, WrapdocsError } from '../../errors.ts';
import { findCommit, LOCAL_TIMEOUT_MS } from '../../sources/git/find-commit.ts';
import { runGit } from '../../sources/git/git-command.ts';
import { openRepository } from '../../sources/git/git-repository.ts';
import type { DocumentCopy } from './api-document.ts';
import { readCopyRecord } from './document-copy.ts';
import type { ReadFile } from './load-files.ts';

/** The text of a document, and how to read the files beside it. */
export interface DocumentSource {
  /** The document in messages. */
  label: string;
  text: string;
  readFile: ReadFile;
  date?: string | undefined;
  copy?: DocumentCopy | undefined;
}

interface Options {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/** More than any document has; `parse-text.ts` has the limits of each format. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Opens a document: a file, or `git:<repository>@<ref>#<file>` of a local repository.
 *
 * @throws WrapdocsError `API_NOT_FOUND` if there is none
 */
export async function openDocument(specifier: string, options: Options): Promise<DocumentSource> {
  if (/^https?:\/\//i.test(specifier)) throw makeAddress(specifier);
  if (!specifier.startsWith('git:')) return await openFile(specifier, options.cwd);
  const parsed = parseSourceSpecifier(specifier);
  if (parsed.kind !== 'git') throw makeNotFound(specifier);
  return await openCommitted(specifier, parsed, options);
}

async function openFile(specifier: string, cwd: string): Promise<DocumentSource> {
  const place = path.resolve(cwd, specifier);
  const folder = path.dirname(place);
  const label = specifier.split(path.sep).join('/');
  const text = await readText(place);
  if (text === undefined) throw makeNotFound(specifier);
  const copy = await readCopyRecord(place, text, label);
  return {
    label,
    text,
    copy,
    readFile: (file) => {
      const found = path.join(folder, file);
      return isInside(folder, found) ? readText(found) : Promise.resolve(undefined);
    },
  };
}

/** Links must not lead out of the document's folder. */
function isInside(folder: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(`${realpathSync(folder)}${path.sep}`);
  } catch {
    return false;
  }
}

async function readText(place: string): Promise<string | undefined> {
  try {
    const found = await stat(place);
    if (!found.isFile()) return undefined;
    if (found.size > MAX_BYTES) throw makeTooLarge(place);
    return (await readFile(place, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof WrapdocsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new WrapdocsError({
      code: 'API_NOT_FOUND',
      message: `${place} could not be read: ${getMessage(error)}`,
      hint: 'Check the permissions of the file.',
      cause: error,
    });
  }
}

async function openCommitted(
  specifier: string,
  { repository: address, ref, part }: GitSpecifier,
  options: Options,
): Promise<DocumentSource> {
  const repository = openRepository(address, options.cwd);
  if (!repository.isLocal) throw makeRemote(specifier);
  const { sha } = await findCommit(repository, ref, '', options);
  const folder = path.posix.dirname(part);
  const read = (file: string) => readCommitted(repository.address, `${sha}:${file}`, options);
  const text = await read(part);
  if (text === undefined) throw makeNotFound(specifier);
  const limits = { env: options.env, signal: options.signal, timeoutMs: LOCAL_TIMEOUT_MS };
  const { lines } = await runGit(repository.address, ['show', '-s', '--format=%cs', sha], limits);
  return {
    label: `git:${repository.shown}@${ref}#${part}`,
    text,
    date: lines.at(-1),
    readFile: (file) => read(path.posix.join(folder, file)),
  };
}

async function readCommitted(
  folder: string,
  object: string,
  { env, signal }: Options,
): Promise<string | undefined> {
  const limits = { env, signal, timeoutMs: LOCAL_TIMEOUT_MS };
  const size = await runGit(folder, ['cat-file', '-s', '--end-of-options', object], limits);
  if (size.exitCode !== 0) return undefined;
  if (Number(size.lines.at(-1)) > MAX_BYTES) throw makeTooLarge(object);
  const { exitCode, lines } = await runGit(folder, ['cat-file', 'blob', object], limits);
  return exitCode === 0 ? lines.join('\n') : undefined;
}

function makeNotFound(specifier: string): WrapdocsError {
  return new WrapdocsError({
    code: 'API_NOT_FOUND',
    message: `There is no document \`${specifier}\`.`,
    hint: 'Name a file with an OpenAPI or Swagger document, or `git:<repository>@<ref>#<file>`.',
  });
}

function makeAddress(specifier: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `\`${specifier}\` is an address, and a comparison does not use the network.`,
    hint: `Run \`wrapdocs api fetch ${specifier}\` once and commit the copy.`,
  });
}

function makeRemote(specifier: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `\`${specifier}\` is in a repository on another machine, and a comparison does not use the network.`,
    hint: 'Clone the repository and name its folder, or copy the document with `wrapdocs api fetch`.',
  });
}

function makeTooLarge(place: string): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${place} is larger than ${String(MAX_BYTES / 1024 / 1024)} MiB.`,
    hint: 'Remove examples from the document.',
  });
}
