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
const PLATFORM = [
  ...['manylinux_2_28_x86_64', 'manylinux_2_27_x86_64', 'manylinux2014_x86_64'].flatMap((name) => [
    '--platform',
    name,
  ]),
  ...['--implementation', 'cp', '--python-version', '3.11', '--abi', 'cp311', '--abi', 'abi3'],
  ...['--abi', 'none'],
];

/**
 * Downloads the wheels of `packages.txt` by hash and unpacks each into its own folder, once: the
 * cache folder keeps them as long as the file does not change.
 *
 * @returns the folder with one folder for each distribution, named as in the file
 */
export async function unpackWheels(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(LOCK));
  const parent = join(getCacheFolder(process.env), 'test-packages');
  const folder = join(parent, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const staging = `${folder}.staging-${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    await download(staging);
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

/** The pinned version of each distribution. */
export async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(LOCK, 'utf8')).matchAll(/^([\w-]+)==(\S+)/gm);
  return new Map([...lines].map(([, distribution = '', version = '']) => [distribution, version]));
}

async function download(folder: string): Promise<void> {
  const python = await findTestPython();
  const wheels = join(folder, 'wheels');
  await execa(python, [
    ...['-I', '-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:'],
    ...[...PLATFORM, '--require-hashes', '--dest', wheels, '--requirement', LOCK],
  ]);
  for (const wheel of await readdir(wheels)) {
    const [distribution = wheel] = wheel.split('-');
    const target = join(folder, distribution.replaceAll('_', '-').toLowerCase());
    await execa(python, ['-I', '-m', 'zipfile', '-e', join(wheels, wheel), target]);
  }
  await rm(wheels, { recursive: true });
}
