import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { findPython } from '../extractor/interpreter/find-python.ts';
import { MANIFEST, ROOT } from './checkout.ts';
import { makeLock, type Lock } from './lock.ts';
import { makeManifest } from './manifest.ts';

interface Options {
  /** An existing folder for the wheel's files. */
  work: string;
  /** The folder of the result. */
  out: string;
}

/**
 * Makes the Python wheel: the npm package with a lock file, and the scripts that install it.
 *
 * @param tarball the npm package
 * @returns the wheel
 */
export async function makeWheel(tarball: string, { work, out }: Options): Promise<string> {
  const sources = join(ROOT, 'packaging/wheel/wrapdocs');
  const target = join(work, 'wrapdocs');
  const isSource = (file: string) => !file.includes('__pycache__');
  await cp(sources, target, { recursive: true, filter: isSource });
  await copyFile(tarball, join(target, 'package.tgz'));
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const text = JSON.stringify(makeLock(lock, makeManifest()), undefined, 1);
  await writeFile(join(target, 'package-lock.json'), `${text}\n`);
  await copyFile(join(ROOT, 'packaging/README.md'), join(work, 'README.md'));
  await copyFile(join(ROOT, 'LICENSE'), join(work, 'LICENSE'));
  const { executable } = await findPython({ env: process.env });
  const script = join(ROOT, 'packaging/wheel/write_wheel.py');
  const { stdout } = await execa(executable, ['-B', script, work, MANIFEST.version, out]);
  return stdout.trim();
}
