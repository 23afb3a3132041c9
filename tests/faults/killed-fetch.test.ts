import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { pack } from '../unit/extractor/support/package-index.ts';
import { makeSourceProject } from '../unit/extractor/support/source-project.ts';

const ROUNDS = 24;
const FILES = 100;
/** The hashes of the other files. */
const CONTENTS = '.wrapdocs-contents.json';
const WHEEL = 'shop-1.0-py3-none-any.whl';
const MODULE = import.meta.resolve('../../extractor/sources/resolve-source.ts');
/** A run that only fetches. */
const RUN = `
  import { resolveSource } from '${MODULE}';
  await resolveSource('pypi:shop==1.0', { cwd: '.', env: process.env });
`;
const STAGING = '.staging-';

function makeWheel(): Buffer {
  const names = Array.from({ length: FILES }, (_, number) => `shop/m${String(number)}.py`);
  const files = Object.fromEntries(names.map((name) => [name, `x = "${name}"\n`.repeat(200)]));
  return pack('wheel', 'shop', '1.0', files);
}

test('kill -9 at any moment of a fetch leaves a cache that the next run repairs', async () => {
  const { folder, env, index, store } = await makeSourceProject();
  index.files.set(WHEEL, makeWheel());
  const start = () => {
    const options = { cwd: folder, env, reject: false };
    return execa(process.execPath, ['--input-type=module', '--eval', RUN], options);
  };
  const getIndex = () => {
    const names = readdirSync(path.join(store, 'pypi')).filter(
      (name) => !name.startsWith('index-'),
    );
    return path.join(store, 'pypi', String(names[0]));
  };
  const expectWhole = (release: string) => {
    expect(readdirSync(release).sort()).toEqual([CONTENTS, 'release.json', WHEEL, 'tree']);
    expect(readdirSync(path.join(release, 'tree', 'shop'))).toHaveLength(FILES);
  };

  await start();
  const release = path.join(getIndex(), 'shop==1.0');
  const begun = performance.now();
  rmSync(release, { recursive: true });
  expect((await start()).exitCode).toBe(0);
  const whole = performance.now() - begun;

  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(release, { recursive: true, force: true });
    const run = start();
    await sleep((whole * round) / ROUNDS);
    run.kill('SIGKILL');
    await run;
    if (existsSync(release)) expectWhole(release);
  }

  // The programs that a killed run has started may write for a moment longer.
  const listStaging = () => readdirSync(getIndex()).filter((name) => name.includes(STAGING));
  expect(listStaging().length).toBeGreaterThan(0);
  const runLater = async () => {
    // Staging folders are left alone for an hour.
    for (const name of listStaging()) utimesSync(path.join(getIndex(), name), 0, 0);
    rmSync(release, { recursive: true, force: true });
    const { exitCode, stderr } = await start();
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('is skipped')]);
    expectWhole(release);
    return readdirSync(getIndex());
  };
  await expect.poll(runLater, { timeout: 20_000 }).toEqual(['shop==1.0']);
}, 180_000);
