import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseModuleFile, parsePackageIndex } from '../contract/load.ts';
import type { Package } from '../contract/package.ts';
import { getMessage, WrapdocsError } from '../errors.ts';

/** Reads a package's folder that `wrapdocs extract` wrote; messages call it `shown`. */
export async function readPackage(folder: string, shown = folder): Promise<Package> {
  const read = async (name: string) => {
    const file = `${shown}/${name}`;
    return { file, text: await readText(path.join(folder, name), file) };
  };
  const { file, text } = await read('index.json');
  const index = parsePackageIndex(text, file);
  const modules = await Promise.all(
    index.modules.map(async (entry) => {
      const found = await read(entry.path);
      return parseModuleFile(found.text, found.file).module;
    }),
  );
  return { index, modules };
}

async function readText(file: string, shown: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new WrapdocsError({
      code: 'CONTRACT_BROKEN',
      message: `${shown} cannot be read: ${getMessage(cause)}`,
      hint: 'Run `wrapdocs extract` to create the folder again.',
      cause,
    });
  }
}
