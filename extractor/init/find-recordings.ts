import { globSync } from 'node:fs';
import path from 'node:path';
import { isLeftOut, readBeginning } from './find-document.ts';

const PLACES = ['*', '*/*', '*/*/*', '*/*/*/*', '*/*/*/*/*'].map(
  (place) => `${place}.{json,yaml,yml,har}`,
);
const MAX_FILES = 2000;
/** How cassettes of VCR.py and betamax begin, and HAR files. */
const BEGINNING =
  /^[\s{]*(?:---\s)*["']?(?:interactions|http_interactions)["']?\s*:|^\s*\{\s*"log"\s*:/;

/** Finds the folder of a repository with the most recordings, as a `/`-separated path. */
export function findRecordingFolder(root: string): string | undefined {
  const folders = globSync(PLACES, { cwd: root, exclude: isLeftOut })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .slice(0, MAX_FILES)
    .filter((file) => BEGINNING.test(readBeginning(path.join(root, file))))
    .map((file) => findHome(path.posix.dirname(file)));
  const counts = [...Map.groupBy(folders, (folder) => folder)];
  return counts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Recorders make a folder for each module of the tests in a folder that is named after them. */
function findHome(folder: string): string {
  return /^.*?(?:^|\/)(?:cassettes|recordings|fixtures)(?=\/|$)/.exec(folder)?.[0] ?? folder;
}
