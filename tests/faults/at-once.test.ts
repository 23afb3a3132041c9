import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { VersionsSchema } from '../../extractor/contract/versions.ts';
import { startPublishing } from './child.ts';
import { digest, makeTemporaryFolder, writeRenderedSite } from './site.ts';

const VERSIONS = Array.from({ length: 8 }, (_, index) => `1.${String(index)}`);

function createPlace(pages?: number) {
  const folder = makeTemporaryFolder();
  const rendered = writeRenderedSite(path.join(folder, 'rendered'), 'red', pages);
  const home = path.join(folder, 'home');
  const to = path.join(home, 'site');
  const start = (version: string, waitSeconds: number) =>
    startPublishing({
      ...{ to, rendered, version, waitSeconds },
      work: path.join(folder, `work-${version}`),
      replace: false,
    });
  const publish = async (version: string, waitSeconds = 60) => {
    const child = start(version, waitSeconds);
    await child.ready;
    child.begin();
    return child.ended;
  };
  const listVersions = () => {
    const text = readFileSync(path.join(to, 'versions.json'), 'utf8');
    return VersionsSchema.parse(JSON.parse(text));
  };
  return { home, to, start, publish, listVersions };
}

/** Starts all releases before the first of them begins. */
async function publishAll(
  { start }: ReturnType<typeof createPlace>,
  waitSeconds: number,
): Promise<{ code: number | null; output: string }[]> {
  const children = VERSIONS.map((version) => start(version, waitSeconds));
  await Promise.all(children.map(({ ready }) => ready));
  for (const child of children) child.begin();
  return Promise.all(children.map(({ ended }) => ended));
}

describe('eight releases at once', () => {
  test('all appear, and each is complete', async () => {
    const place = createPlace();
    const ends = await publishAll(place, 60);
    expect(ends).toEqual(VERSIONS.map(() => ({ code: 0, output: 'done\n' })));
    const { versions, default: first } = place.listVersions();
    expect(versions.map(({ version }) => version)).toEqual(VERSIONS.toReversed());
    expect(first).toBe('1.7');
    for (const version of VERSIONS) {
      const alone = createPlace();
      await alone.publish(version);
      expect(digest(path.join(place.to, version))).toBe(digest(path.join(alone.to, version)));
    }
    expect(readdirSync(place.home)).toEqual(['site']);
  });

  test('name the holder of the lock if they do not wait, and lose nothing', async () => {
    const place = createPlace(200);
    const ends = await publishAll(place, 0);
    const done = VERSIONS.filter((_, index) => ends[index]?.code === 0);
    const refused = ends.filter(({ code }) => code !== 0);
    expect(done.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { code, output } of refused) {
      expect(code).toBe(1);
      expect(output).toMatch(/locked by pid \d+ \(since 20/);
    }
    const { versions } = place.listVersions();
    expect(versions.map(({ version }) => version)).toEqual(done.toReversed());
  });
});

test('a killed release is replaced within 10 s', async () => {
  const place = createPlace(150);
  await place.publish('1.0');
  const child = place.start('1.1', 0);
  await child.ready;
  child.begin();
  let end: { output: string } | undefined;
  void child.ended.then((ended) => (end = ended));
  const lock = `${place.to}.wrapdocs-lock`;
  while (!readdirSync(place.home).includes(path.basename(lock))) {
    if (end !== undefined)
      throw new Error(`It ended before it was seen to hold the lock: ${end.output}`);
    await sleep(2);
  }
  child.signal('SIGKILL');
  await child.ended;
  // It does not wait longer than that for the lock.
  expect(await place.publish('1.2', 10)).toEqual({ code: 0, output: 'done\n' });
  expect(readdirSync(place.home)).toEqual(['site']);
});

test('Ctrl-C at any moment leaves either the old site or the new one', async () => {
  const place = createPlace(200);
  await place.publish('1.0');
  let interrupted = 0;
  for (const [turn, version] of VERSIONS.slice(1, 6).entries()) {
    const before = digest(place.to);
    const child = place.start(version, 0);
    await child.ready;
    child.begin();
    await sleep(10 + turn * 40);
    child.signal('SIGINT');
    const { code } = await child.ended;
    expect(readdirSync(place.home)).toEqual(['site']);
    if (code === 0) continue;
    interrupted += 1;
    expect(code).toBe(130);
    expect(digest(place.to)).toBe(before);
  }
  expect(interrupted).toBeGreaterThan(1);
});

test('a damaged versions.json is never overwritten', async () => {
  const place = createPlace(2);
  mkdirSync(place.to, { recursive: true });
  writeFileSync(path.join(place.to, 'versions.json'), '{"schemaVersion":1,"vers');
  const { code, output } = await place.publish('1.0');
  expect(code).toBe(1);
  expect(output).toContain('is damaged');
  expect(readdirSync(place.to)).toEqual(['versions.json']);
  expect(readFileSync(path.join(place.to, 'versions.json'), 'utf8')).toBe(
    '{"schemaVersion":1,"vers',
  );
});
