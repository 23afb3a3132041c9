import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WrapdocsError } from '../../extractor/errors.ts';
import { openFolderTarget } from '../../extractor/release/folder/folder-target.ts';
import { publishRelease } from '../../extractor/release/publish.ts';
import { countCalls, failAt } from './failing-disk.ts';
import { digest, makeTemporaryFolder, writeRenderedSite } from './site.ts';

const { signal } = new AbortController();
const CODES = ['ENOSPC', 'EACCES', 'EXDEV', 'EIO'] as const;

/**
 * A site with the version `1.0` that is about to get `2.0`; without Python, so that every step is a
 * call of Node.
 */
async function createSite() {
  const folder = makeTemporaryFolder();
  const home = path.join(folder, 'home');
  const site = path.join(home, 'site');
  const sources = ['red', 'blue'].map((mark) =>
    writeRenderedSite(path.join(folder, mark), mark, 2),
  );
  const prepare = (version: string, source: number) => {
    const work = path.join(folder, 'work');
    rmSync(work, { recursive: true, force: true });
    cpSync(sources[source] ?? '', path.join(work, 'rendered'), { recursive: true });
    const lock = { waitSeconds: 0, signal, onWait: () => undefined };
    const target = openFolderTarget({ folder: site, python: 'no-such-python', ...lock });
    const request = { date: '2026-01-01', prerelease: false, aliases: [], replace: false };
    const rendered = path.join(work, 'rendered');
    return () =>
      publishRelease(target, { ...request, version, rendered, root: '/' }, { work, signal });
  };
  await prepare('1.0', 0)();
  const saved = path.join(folder, 'saved');
  cpSync(home, saved, { recursive: true });
  const reset = () => {
    rmSync(home, { recursive: true, force: true });
    cpSync(saved, home, { recursive: true });
  };
  return { folder, home, site, prepare, reset };
}

describe.each(CODES)('%s', (code) => {
  test('a failure of any write leaves the old site unchanged, or the new one complete', async () => {
    const { folder, home, site, prepare, reset } = await createSite();
    const old = digest(site);
    const count = await countCalls(folder, prepare('2.0', 1));
    const fresh = digest(site);
    expect(count).toBeGreaterThan(40);
    let failures = 0;
    for (let at = 0; at < count; at += 1) {
      reset();
      const run = prepare('2.0', 1);
      const { error, failed } = await failAt(folder, { at, code }, run);
      expect(failed, `call ${String(at)} was made`).toBeDefined();
      const where = `${code} of ${failed ?? ''} (call ${String(at)})`;
      expect(digest(site), where).toBe(error === undefined ? fresh : old);
      if (error === undefined) continue;
      failures += 1;
      expect(error, where).toBeInstanceOf(WrapdocsError);
      expect((error as WrapdocsError).exitCode, where).toBe(1);
      expect((error as WrapdocsError).message, where).toContain(code);
      if (failed !== 'rmSync') expect(readdirSync(home), where).toEqual(['site']);
    }
    expect(failures).toBeGreaterThan(count / 3);
  });
});

describe('the exchange of two folders', () => {
  test.each([
    ['refused by the system', 'echo "EACCES: Permission denied" >&2; exit 1'],
    ['a device that fails', 'echo "EIO: Input/output error" >&2; exit 1'],
  ])('%s leaves the old site unchanged', async (_, script) => {
    const folder = makeTemporaryFolder();
    const [home, python] = [path.join(folder, 'home'), path.join(folder, 'python')];
    const site = path.join(home, 'site');
    writeFileSync(python, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const publish = async (version: string, mark: string) => {
      const work = path.join(folder, version);
      const rendered = writeRenderedSite(path.join(work, 'rendered'), mark, 2);
      const lock = { waitSeconds: 0, signal, onWait: () => undefined };
      const target = openFolderTarget({ folder: site, python, ...lock });
      const request = { date: '2026-01-01', prerelease: false, aliases: [], replace: false };
      await publishRelease(target, { ...request, version, rendered, root: '/' }, { work, signal });
    };
    await publish('1.0', 'red');
    const old = digest(site);
    await expect(publish('2.0', 'blue')).rejects.toMatchObject({ code: 'OUTPUT_FAILED' });
    expect(digest(site)).toBe(old);
    expect(readdirSync(home)).toEqual(['site']);
  });
});

test('the next start repairs what a kill between two renames has left', async () => {
  const { home, site, prepare } = await createSite();
  const old = digest(site);
  const aside = `${site}.wrapdocs-staging-7-x-old`;
  cpSync(site, aside, { recursive: true });
  rmSync(site, { recursive: true });
  mkdirSync(`${site}.wrapdocs-staging-7-x`);
  mkdirSync(`${site}.wrapdocs-staging-8-y-trash`);
  // The version already exists: the run repairs the folder, and then changes nothing.
  await expect(prepare('1.0', 1)())
    .resolves.toBeDefined()
    .catch(() => undefined);
  expect(existsSync(site)).toBe(true);
  expect(digest(site)).toBe(old);
  expect(readdirSync(home)).toEqual(['site']);
});
