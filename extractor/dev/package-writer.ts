import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPackage, writePackage } from '../output/write-package.ts';

type Write = (...written: Parameters<typeof renderPackage>) => Promise<string[]>;

/**
 * Writes a package's folder, and after that only the files that change, each atomically. The index
 * comes last, so that readers of a new index find all modules that it names.
 *
 * @returns a function that writes a package and returns the names of the files that changed
 */
export function createPackageWriter(folder: string): Write {
  let present: Map<string, string> | undefined;

  return async (extracted, additions) => {
    const files = renderPackage(extracted, additions);
    if (present === undefined) {
      await writePackage(extracted, folder, additions);
      present = files;
      return [...files.keys()];
    }
    const old = present;
    const changed = [...files].filter(([name, text]) => old.get(name) !== text);
    const gone = [...old.keys()].filter((name) => !files.has(name));
    // After a failure the state on disk is unknown, so the next call writes everything.
    present = undefined;
    await mkdir(folder, { recursive: true });
    for (const [name, text] of changed.toSorted(putIndexLast)) {
      await replaceFile(path.join(folder, name), text);
    }
    for (const name of gone) await rm(path.join(folder, name), { force: true });
    present = files;
    return [...changed.map(([name]) => name), ...gone];
  };
}

function putIndexLast([a]: [string, string], [b]: [string, string]): number {
  return Number(a === 'index.json') - Number(b === 'index.json');
}

async function replaceFile(file: string, text: string): Promise<void> {
  const staging = `${file}.${randomUUID()}`;
  await writeFile(staging, text);
  await rename(staging, file);
}
