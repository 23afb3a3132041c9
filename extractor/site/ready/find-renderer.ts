import { existsSync } from 'node:fs';
import { readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { fillOnce } from '../../output/fill-once.ts';
import { getCacheFolder } from '../../system/cache-folder.ts';
import { RENDERER_FILES } from '../../site-input/ready-renderer.ts';
import { WRAPDOCS_ROOT } from '../../version.ts';
import { readDependencyVersions } from '../dependency-versions.ts';
import { computeFingerprint } from '../fingerprint.ts';
import { getOwnInputs } from '../site-inputs.ts';
import { findModules } from '../site-root.ts';
import { makeRenderer } from './make-renderer.ts';

/** How long a renderer stays in the cache when its checkout has another one. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * The folder of the renderer that is ready for every site in a language. A published package contains
 * it; in a checkout, it is made when a site is built for the first time with these sources.
 */
export async function findRenderer(language: string, signal: AbortSignal): Promise<string> {
  const shipped = path.join(WRAPDOCS_ROOT, 'renderer', language);
  if (existsSync(path.join(shipped, RENDERER_FILES.facts))) return shipped;
  const place = createHash('sha256').update(WRAPDOCS_ROOT).digest('hex').slice(0, 12);
  const home = path.join(getCacheFolder(process.env), 'renderer', place);
  const folder = path.join(home, `${computeSourcesHash()}-${language}`);
  await fillOnce(folder, {
    fill: async (staging) => {
      await makeRenderer(staging, language, signal);
      await symlink(findModules(), path.join(staging, 'node_modules'), 'junction');
      await removeOlder(home);
    },
  });
  return folder;
}

/** A hash of what a renderer is made of. */
function computeSourcesHash(): string {
  const isRelevant = (name: string): boolean => !name.endsWith('.py');
  const inputs = getOwnInputs().map((input) => ({ ...input, isRelevant }));
  const versions = { node: process.version, ...readDependencyVersions() };
  return computeFingerprint({ versions }, inputs).replace('sha256:', '').slice(0, 24);
}

async function removeOlder(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const folder = path.join(home, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats !== undefined && Date.now() - stats.mtimeMs > KEPT_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
