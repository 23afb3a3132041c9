import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { getCacheFolder } from '../../extractor/system/cache-folder.ts';
import { findTestPython } from '../tools/python.ts';

const LOCK = fileURLToPath(new URL('packages.txt', import.meta.url));
/** The wheels of one platform, so that their hashes are the same on every machine. */
export const PLATFORM = [
  ...['manylinux_2_28_x86_64', 'manylinux_2_27_x86_64', 'manylinux2014_x86_64'].flatMap((name) => [
    '--platform',
    name,
  ]),
  ...['--implementation', 'cp', '--python-version', '3.11', '--abi', 'cp311', '--abi', 'abi3'],
  ...['--abi', 'none'],
];

/**
 * Downloads pinned wheels by hash and unpacks each into its own folder, once: the cache folder keeps
 * them as long as the file that pins them does not change.
 *
 * @param lock the file; by default, `packages.txt` in this folder
 * @returns the folder with one folder for each distribution, named as in the file
 */
export async function unpackWheels(lock = LOCK): Promise<string> {
  const hash = createHash('sha256').update(await readFile(lock));
  const parent = join(getCacheFolder(process.env), 'test-packages');
  const folder = join(parent, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const staging = `${folder}.staging-${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    await download(staging, lock);
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

/** The pinned version of each distribution. */
export async function readVersions(lock = LOCK): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(lock, 'utf8')).matchAll(/^([\w-]+)==(\S+)/gm);
  return new Map([...lines].map(([, distribution = '', version = '']) => [distribution, version]));
}

async function download(folder: string, lock: string): Promise<void> {
  const python = await findTestPython();
  const wheels = join(folder, 'wheels');
  await execa(python, [
    ...['-I', '-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:'],
    ...[...PLATFORM, '--require-hashes', '--dest', wheels, '--requirement', lock],
  ]);
  for (const wheel of await readdir(wheels)) {
    const [distribution = wheel] = wheel.split('-');
    const target = join(folder, distribution.replaceAll('_', '-').toLowerCase());
    await execa(python, ['-I', '-m', 'zipfile', '-e', join(wheels, wheel), target]);
  }
  await rm(wheels, { recursive: true });
}
