import { globSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { WrapdocsError } from '../../errors.ts';

/**
 * The files that patterns name, relative to a folder and sorted.
 *
 * @throws WrapdocsError if a pattern names none
 */
export function requireRecordings(patterns: readonly string[], folder: string): string[] {
  const empty = patterns.find((pattern) => listRecordings([pattern], folder).length === 0);
  if (empty !== undefined) throw makeNoFiles(empty);
  return listRecordings(patterns, folder);
}

/** Like `requireRecordings`, but a pattern may name no file. */
export function listRecordings(patterns: readonly string[], folder: string): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  const files = found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:ya?ml|json|har)$/i.test(file) && isFileInside(folder, file));
  return [...new Set(files)].toSorted();
}

/** Links must not lead out of the project. */
function isFileInside(folder: string, file: string): boolean {
  try {
    const place = path.join(folder, file);
    if (!statSync(place).isFile()) return false;
    const isBeside = path.relative(folder, place).startsWith('..');
    return isBeside || !path.relative(realpathSync(folder), realpathSync(place)).startsWith('..');
  } catch {
    return false;
  }
}

function makeNoFiles(pattern: string): WrapdocsError {
  return new WrapdocsError({
    code: 'RECORDINGS_NOT_FOUND',
    message: `\`recordings\` names \`${pattern}\`, where there is no YAML, JSON or HAR file.`,
    hint: 'Correct the pattern, which is relative to the configuration file, or remove it.',
  });
}
