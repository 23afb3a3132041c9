import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Versions } from '../contract/versions.ts';
import { explainFailure } from '../output/explain-failure.ts';
import { writeFrozenCopy } from './copies/version-copies.ts';
import { addVersion, type ReleaseRequest } from './versions/next-versions.ts';
import { createYield, type YieldToEventLoop } from './yield-to-event-loop.ts';
import { makePageList, PAGES_FILE } from './copies/page-list.ts';
import type { Published, ReleaseTarget } from './release-target.ts';
import { readPages, stageChange } from './stage-change.ts';
import { linkTree, listFiles } from './file-tree.ts';

export interface RenderedRelease extends ReleaseRequest {
  /** The folder of the site as rendered for the token's path. It gets a list of its pages. */
  rendered: string;
  /** The path of the site that contains all versions, with its slashes. */
  root: string;
}

export interface PublishOptions {
  /**
   * An empty folder for this run only, on the file system of `rendered` if links should be cheap.
   */
  work: string;
  signal: AbortSignal;
  /** Writes the search index into a copy of the site; it is the same for every copy. */
  index?: (site: string) => Promise<void>;
}

const INDEX_FOLDER = 'pagefind';

/**
 * Adds a version to a site. Everything that does not depend on the other versions is done before
 * the site is locked.
 *
 * @returns the site's new versions
 */
export async function publishRelease(
  target: ReleaseTarget,
  release: RenderedRelease,
  options: PublishOptions,
): Promise<Versions> {
  try {
    return await publish(target, release, options);
  } catch (cause) {
    throw explainFailure(cause, options.work);
  }
}

async function publish(
  target: ReleaseTarget,
  release: RenderedRelease,
  { work, signal, index }: PublishOptions,
): Promise<Versions> {
  const yieldToEventLoop = createYield(signal);
  const { rendered, version, root } = release;
  const freezer = createFreezer(release, path.join(work, 'frozen'), yieldToEventLoop);
  const early = await target.read();
  await freezer.freeze(early, addVersion(early.versions, release));
  if (index !== undefined) await addIndex(index, freezer.frozen, rendered, signal);
  let result: Versions | undefined;
  await target.update(async (published, stage) => {
    const next = addVersion(published.versions, release);
    await freezer.freeze(published, next);
    const fresh = { version, frozen: freezer.take(), rendered, root };
    result = next;
    return {
      kept: await stageChange({ published, stage, next, fresh, yieldToEventLoop }),
      summary: `Release ${version}`,
    };
  });
  if (result === undefined) throw new Error('a target made no change');
  return result;
}

/** Makes the frozen copy, and makes it again if the site's root has other pages by then. */
function createFreezer(
  release: RenderedRelease,
  frozen: string,
  yieldToEventLoop: YieldToEventLoop,
) {
  const { rendered, version, root } = release;
  const { pages } = writePageList(rendered);
  let rootPages: readonly string[] | undefined;

  return {
    frozen,
    /** The caller of the copy may move it. */
    take(): string {
      rootPages = undefined;
      return frozen;
    },
    async freeze(published: Published, next: Versions): Promise<void> {
      const isOwn = next.default === version;
      const wanted = isOwn ? pages : await readPages({ published }, next.default);
      if (rootPages !== undefined && isSame(rootPages, wanted)) return;
      rootPages = wanted;
      rmSync(frozen, { recursive: true, force: true });
      mkdirSync(frozen, { recursive: true });
      const place = { base: `${root}${version}/`, root, rootPages };
      await writeFrozenCopy(rendered, frozen, place, yieldToEventLoop);
    },
  };
}

function writePageList(rendered: string) {
  const list = makePageList(listFiles(rendered));
  writeFileSync(path.join(rendered, PAGES_FILE), `${JSON.stringify(list)}\n`);
  return list;
}

/** Addresses in the index are relative to it, and pictures in it to the copy it was made from. */
async function addIndex(
  index: (site: string) => Promise<void>,
  frozen: string,
  rendered: string,
  signal: AbortSignal,
): Promise<void> {
  await index(frozen);
  signal.throwIfAborted();
  const [from, to] = [path.join(frozen, INDEX_FOLDER), path.join(rendered, INDEX_FOLDER)];
  if (!existsSync(from)) return;
  mkdirSync(to);
  await linkTree(from, to, createYield(signal));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((page, index) => page === b[index]);
}
