import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Versions } from '../../../../extractor/contract/versions.ts';
import type { ReleaseRequest } from '../../../../extractor/release/versions/next-versions.ts';
import { createYield } from '../../../../extractor/release/yield-to-event-loop.ts';
import { publishRelease } from '../../../../extractor/release/publish.ts';
import type { ReleaseTarget } from '../../../../extractor/release/release-target.ts';
import { stageChange } from '../../../../extractor/release/stage-change.ts';
import { writeRenderedSite } from './site.ts';

const { signal } = new AbortController();

/** What a target needs besides its location. */
export const LOCK_OPTIONS = { waitSeconds: 60, signal, onWait: () => undefined };

interface More extends Partial<ReleaseRequest> {
  pages?: string[];
}

/** Releases small sites to a target; `folder` is for temporary files of a release. */
export function createReleasing(target: ReleaseTarget, folder: string) {
  let runs = 0;
  return {
    release: async (version: string, { pages, ...more }: More = {}) => {
      runs += 1;
      const work = path.join(folder, `work-${String(runs)}`);
      const rendered = path.join(work, 'rendered');
      mkdirSync(rendered, { recursive: true });
      writeRenderedSite(rendered, `v${version}`, pages);
      const request = { date: '2026-01-01', prerelease: false, aliases: [], replace: false };
      const release = { ...request, ...more, version, rendered, root: '/' };
      return publishRelease(target, release, { work, signal });
    },

    change: async (getNext: (old: Versions) => Versions) => {
      await target.update(async (published, stage) => {
        const next = getNext(published.versions as Versions);
        const kept = await stageChange({
          published,
          stage,
          next,
          yieldToEventLoop: createYield(signal),
        });
        return { kept, summary: 'change' };
      });
    },
  };
}
