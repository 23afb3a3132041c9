import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { loadPages } from '../../../../astro-site/src/navigation/load-pages.ts';
import { makeTemporaryFolder } from '../../extractor/support/temporary-folder.ts';

interface Stored {
  id: string;
  digest: string;
  filePath: string;
}

/** Loads the pages of a folder in the way Astro does, with what it has kept of the last time. */
async function load(project: string, name: string, store: Map<string, Stored>): Promise<void> {
  const entryType = {
    getEntryInfo: ({ contents }: { contents: string }) => ({
      data: { title: 'A' },
      body: contents,
    }),
  };
  const context = {
    collection: 'docs',
    config: { root: pathToFileURL(`${project}/`), srcDir: pathToFileURL(`${project}/`) },
    entryTypes: new Map([['.md', entryType]]),
    generateDigest: (text: string) => text,
    logger: { warn: () => undefined, error: () => undefined },
    parseData: ({ data }: { data: object }) => data,
    store: {
      keys: () => store.keys(),
      get: (id: string) => store.get(id),
      set: (entry: Stored) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
    },
  };
  await loadPages(join(project, name), project).load(context as unknown as LoaderContext);
}

test('a page is read again when its folder has moved', async () => {
  const project = makeTemporaryFolder({ 'docs/a.md': 'Text.' });
  const store = new Map<string, Stored>();
  await load(project, 'docs', store);
  const before = store.get('a');
  await load(project, 'docs', store);
  expect(store.get('a')).toBe(before);
  mkdirSync(join(project, 'new'));
  renameSync(join(project, 'docs'), join(project, 'new/docs'));
  await load(project, 'new/docs', store);
  expect(store.get('a')?.filePath).toBe('new/docs/a.md');
});
