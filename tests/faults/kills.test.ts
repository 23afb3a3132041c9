import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { startPublishing } from './child.ts';
import { digest, makeTemporaryFolder, writeRenderedSite } from './site.ts';
import { countKills } from './count-kills.ts';

const ROUNDS = countKills(80);
const BRANCH_ROUNDS = countKills(20);
const MARKS = ['red', 'blue'] as const;

/** A place that repeatedly gets `2.0`, each time with other pages, next to an unchanged `1.0`. */
async function createPlace(isBranch: boolean) {
  const folder = makeTemporaryFolder();
  const home = path.join(folder, 'home');
  const to = path.join(home, 'site');
  if (isBranch) await execa('git', ['init', '--quiet', '--initial-branch=main', to]);
  const sources = MARKS.map((mark) => writeRenderedSite(path.join(folder, mark), mark));
  let runs = 0;
  const prepare = (version: string, turn: number) => {
    runs += 1;
    const work = path.join(folder, `work-${String(runs)}`);
    const rendered = sources[turn % 2] ?? '';
    return startPublishing({
      ...{ to, isBranch, rendered, work, version },
      replace: true,
      waitSeconds: 5,
    });
  };
  const publish = async (version: string, turn: number) => {
    const child = prepare(version, turn);
    await child.ready;
    const started = performance.now();
    child.begin();
    expect(await child.ended).toEqual({ code: 0, output: 'done\n' });
    return performance.now() - started;
  };
  const read = async (): Promise<string> =>
    isBranch ? (await execa('git', ['-C', to, 'rev-parse', 'gh-pages^{tree}'])).stdout : digest(to);
  return { home, to, prepare, publish, read };
}

type Place = Awaited<ReturnType<typeof createPlace>>;

/** The allowed states of the place, and how long a release takes. */
async function learn({ publish, read }: Place) {
  await publish('1.0', 0);
  const whole: string[] = [];
  const times: number[] = [];
  for (const turn of [0, 1, 0, 1]) {
    times.push(await publish('2.0', turn));
    whole[turn] = await read();
  }
  expect(new Set(whole).size).toBe(2);
  return { whole, milliseconds: Math.max(...times) };
}

/** A reader may see the old one and the new one in turn, but a broken state stays broken. */
async function requireWhole({ read }: Place, whole: readonly string[]): Promise<number> {
  for (let tries = 0; tries < 5; tries += 1) {
    // While the two are exchanged, a walk through the folder may see neither.
    const at = whole.indexOf(await read().catch(() => ''));
    if (at !== -1) return at;
    await sleep(100);
  }
  throw new Error('the site is neither the old one nor the new one');
}

/**
 * Kills releases at random moments, one after the other; returns how often each state was found.
 */
async function killAll(place: Place, rounds: number): Promise<[number, number]> {
  const { whole, milliseconds } = await learn(place);
  const found: [number, number] = [0, 0];
  let at = 1;
  let next = place.prepare('2.0', at + 1);
  for (let round = 0; round < rounds; round += 1) {
    const child = next;
    await child.ready;
    child.begin();
    await sleep(Math.random() * milliseconds * 1.2);
    child.signal('SIGKILL');
    await child.ended;
    const now = await requireWhole(place, whole);
    found[now === at ? 0 : 1] += 1;
    at = now;
    next = place.prepare('2.0', at + 1);
  }
  next.signal('SIGKILL');
  await next.ended;
  await place.publish('2.0', at + 1);
  expect(await requireWhole(place, whole)).toBe((at + 1) % 2);
  return found;
}

describe('kill -9 at any moment', () => {
  test('of releases to a folder leaves the old site or the new one, complete', async () => {
    const places = await Promise.all([createPlace(false), createPlace(false)]);
    await Promise.all(
      places.map(async (place) => {
        const [old, fresh] = await killAll(place, ROUNDS / 2);
        expect(old + fresh).toBe(ROUNDS / 2);
        // Otherwise the moments were not during the release.
        expect(Math.min(old, fresh)).toBeGreaterThan(0);
        expect(readdirSync(place.home)).toEqual(['site']);
      }),
    );
  });

  test('of releases to a branch leaves the old commit or the new one, and an intact store', async () => {
    const place = await createPlace(true);
    const [old, fresh] = await killAll(place, BRANCH_ROUNDS);
    expect(Math.min(old, fresh)).toBeGreaterThan(0);
    await execa('git', ['-C', place.to, 'fsck', '--strict']);
    const names = readdirSync(path.join(place.to, '.git'));
    expect(names.filter((name) => name.startsWith('wrapdocs'))).toEqual([]);
  });
});
