import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openPrivateCache } from '../../../../extractor/sources/private-cache.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test.each([undefined, 0o755])(
  'only the user can read sources (folder before: %s)',
  async (mode) => {
    const cache = path.join(makeTemporaryFolder(), 'cache');
    const sources = path.join(cache, 'sources');
    if (mode !== undefined) {
      mkdirSync(sources, { recursive: true });
      chmodSync(sources, mode);
    }
    const folder = await openPrivateCache('git', { WRAPDOCS_CACHE: cache });
    expect(folder).toBe(path.join(sources, 'git'));
    expect(statSync(sources).mode & 0o777).toBe(0o700);
  },
);
