import { expect, test } from 'vitest';
import { chooseVersions } from '../../../../../extractor/commands/release/choose-versions.ts';
import type { Versions } from '../../../../../extractor/contract/versions.ts';

const TAGS = ['v2.10.0', 'v1.9', 'v2.2.0', 'v2.1.0', 'v3.0rc1', 'nightly/1', 'client-v4.0'];
const DATES = new Map([['v2.2.0', '2026-01-31']]);
const SITE = { versions: [{ version: 'v2.1.0' }] } as Versions;

function choose(options: { tags?: string; last?: number; withPrereleases?: boolean }) {
  const { tags, last, withPrereleases = false } = options;
  const publication = { versions: TAGS, dates: DATES, locate: () => undefined };
  const chosen = chooseVersions(publication, { tags, last, withPrereleases }, SITE);
  return { ...chosen, open: chosen.open.map(({ version }) => version) };
}

test('the newest versions of a pattern, without those that the site has', () => {
  expect(choose({ tags: 'v2.*' }).open).toEqual(['2.2.0', '2.10.0']);
  expect(choose({ tags: 'v2.*', last: 1 }).open).toEqual(['2.10.0']);
  expect(choose({ tags: 'v2.*' }).present).toMatchObject([{ ref: 'v2.1.0' }]);
});

test('what stands before the version in a pattern is not part of its name', () => {
  expect(choose({ tags: 'client-v*' }).open).toEqual(['4.0']);
});

test('pre-releases only if they are asked for, and names that no folder can have never', () => {
  expect(choose({ withPrereleases: true }).open).toContain('3.0rc1');
  expect(choose({}).open).not.toContain('3.0rc1');
  expect(choose({}).unusable.join()).toContain('nightly/1');
});
