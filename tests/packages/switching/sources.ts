import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { readPipSettings } from '../../../extractor/sources/pypi/pip-settings.ts';
import { getCacheFolder } from '../../../extractor/system/cache-folder.ts';
import { ensureIntrospectionTools, findTestPython } from '../../tools/python.ts';

const LOCK = fileURLToPath(new URL('sources.txt', import.meta.url));
const SCRIPT = fileURLToPath(new URL('fetch_sources.py', import.meta.url));

/**
 * Unpacks the pinned source distributions once: the cache folder keeps them as long as the list does
 * not change.
 *
 * @returns the folder with one folder for each, such as `hcloud-2.27.0`
 */
export async function unpackSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(LOCK));
  const parent = join(getCacheFolder(process.env), 'test-packages');
  const folder = join(parent, `sources-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.staging-${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    const { signal } = new AbortController();
    const settings = await readPipSettings({ cwd: process.cwd(), env: process.env, signal });
    const tools = await ensureIntrospectionTools();
    await execa(await findTestPython(), [SCRIPT, tools, JSON.stringify(settings), LOCK, staging]);
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}
