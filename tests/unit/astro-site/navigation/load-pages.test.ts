import { EventEmitter } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { loadPages } from '../../../../astro-site/src/navigation/load-pages.ts';
import { makeTemporaryFolder } from '../../extractor/support/temporary-folder.ts';

interface Stored {
  id: string;
  data: unknown;
  body: string;
  digest: string;
  filePath: string;
}

function readEntry(contents: string) {
  if (contents === 'broken') throw new Error('a bracket is missing');
  return { data: { title: contents === 'wrong' ? 1 : 'A' }, body: contents };
}

function checkData<T extends { title?: unknown }>(data: T): T {
  if (typeof data.title !== 'string') throw new Error('the title is no text');
  return data;
}

/** A watcher of files that tells nothing by itself. */
function makeWatcher(): EventEmitter & { add: () => void } {
  return Object.assign(new EventEmitter(), { add: () => undefined });
}

/** Loads the pages of a folder in the way Astro does, with what it has kept of the last time. */
async function load(
  project: string,
  name: string,
  store: Map<string, Stored>,
  watcher?: object,
): Promise<void> {
  const getEntryInfo = async ({ contents }: { contents: string }) =>
    Promise.resolve().then(() => readEntry(contents));
  const context = {
    collection: 'docs',
    config: { root: pathToFileURL(`${project}/`), srcDir: pathToFileURL(`${project}/`) },
    entryTypes: new Map([['.md', { getEntryInfo }]]),
    generateDigest: (text: string) => text,
    logger: { warn: () => undefined, error: () => undefined },
    parseData: async ({ data }: { data: object }) => Promise.resolve().then(() => checkData(data)),
    watcher,
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

test.each([
  ['broken', 'The front matter of docs/b.md is invalid: a bracket is missing'],
  ['wrong', 'The front matter of docs/b.md is invalid: the title is no text'],
])(
  'a page with %s front matter is reported and shown while an author writes',
  async (text, message) => {
    const project = makeTemporaryFolder({ 'docs/a.md': 'Text.', 'docs/b.md': text });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const store = new Map<string, Stored>();
    await load(project, 'docs', store, makeWatcher());
    expect(['a', 'b'].map((id) => store.get(id)?.data)).toEqual([{ title: 'A' }, { title: 'B' }]);
    expect(log.mock.calls).toEqual([[message]]);
    log.mockRestore();
    await expect(load(project, 'docs', new Map())).rejects.toThrow(message.replace(/.*: /, ''));
  },
);

test('a page is read again when a file changes that it shows code of', async () => {
  const project = makeTemporaryFolder({
    'docs/a.md': '```py file="/order.py"\n```\n',
    'order.py': 'one()\n',
  });
  const store = new Map<string, Stored>();
  const watcher = makeWatcher();
  await load(project, 'docs', store, watcher);
  expect(store.get('a')?.body).toContain('one()');
  writeFileSync(join(project, 'order.py'), 'two()\n');
  watcher.emit('change', join(project, 'order.py'));
  await expect.poll(() => store.get('a')?.body).toContain('two()');
});
