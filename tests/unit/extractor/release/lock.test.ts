import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { withLock, type Lock } from '../../../../extractor/release/lock.ts';
import { HOST } from '../../../../extractor/system/process-identity.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** No process has this id: Linux stops at 2^22, others far below. */
const DEAD = 2 ** 30;

function createLock() {
  const folder = makeTemporaryFolder();
  const file = path.join(folder, 'lock');
  const notes: string[] = [];
  const hold = <Result>(
    action: (lock: Lock) => Promise<Result>,
    waitSeconds = 60,
    signal = new AbortController().signal,
  ) => withLock(file, { waitSeconds, signal, onWait: (note) => notes.push(note) }, action);
  const write = (holder: object) => {
    const whole = { id: 'x', pid: DEAD, host: HOST, start: '', since: '2026-01-01T00:00:00Z' };
    writeFileSync(file, JSON.stringify({ ...whole, ...holder }));
  };
  return { folder, file, notes, hold, write };
}

const nothing = () => Promise.resolve('done');

describe('a lock', () => {
  test('is held by one at a time and leaves nothing behind', async () => {
    const { folder, hold, notes } = createLock();
    let holders = 0;
    const runs = Array.from({ length: 8 }, () =>
      hold(async (lock) => {
        holders += 1;
        expect(holders).toBe(1);
        await sleep(5);
        lock.requireHeld();
        holders -= 1;
      }),
    );
    await Promise.all(runs);
    expect(readdirSync(folder)).toEqual([]);
    expect(notes).toEqual([]);
  });

  test('is given back after a failure', async () => {
    const { folder, hold } = createLock();
    await expect(hold(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a live process is waited for, and then an error names it', async () => {
    const { file, hold, write } = createLock();
    write({ pid: process.pid });
    const before = readFileSync(file, 'utf8');
    const error = await catchError(() => hold(nothing, 0));
    expect(error).toMatchObject({ code: 'RELEASES_LOCKED', exitCode: 1 });
    expect(error.message).toContain(`locked by pid ${process.pid}`);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is not waited for after Ctrl-C', async () => {
    const { hold, write } = createLock();
    write({ pid: process.pid });
    const interruption = new AbortController();
    const waiting = hold(nothing, 60, interruption.signal);
    setTimeout(() => interruption.abort(), 50);
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});

describe('a dead holder', () => {
  test('of this machine is relieved without waiting', async () => {
    const { hold, write } = createLock();
    write({});
    expect(await hold(nothing, 0)).toBe('done');
  });

  test('of this machine is relieved by one of many', async () => {
    const { folder, hold, write } = createLock();
    write({});
    let holders = 0;
    const runs = Array.from({ length: 6 }, () =>
      hold(async () => {
        holders += 1;
        expect(holders).toBe(1);
        await sleep(2);
        holders -= 1;
      }),
    );
    await Promise.all(runs);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that was killed is relieved without waiting', async () => {
    const { file, hold } = createLock();
    const module = path.resolve('extractor/release/lock.ts');
    const code = `import { withLock } from ${JSON.stringify(module)};
      const options = { waitSeconds: 1, signal: new AbortController().signal, onWait() {} };
      withLock(${JSON.stringify(file)}, options, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
    await once(child.stdout, 'data');
    expect(existsSync(file)).toBe(true);
    expect(await catchError(() => hold(nothing, 0))).toMatchObject({ code: 'RELEASES_LOCKED' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await hold(nothing, 0)).toBe('done');
  });

  test('whose id now belongs to another process is relieved', async () => {
    const { hold, write } = createLock();
    write({ pid: process.pid, start: '1' });
    expect(await hold(nothing, 0)).toBe('done');
  });

  test('of another machine is relieved after 8 s, but not while it shows signs of life', async () => {
    const [silent, beating] = [createLock(), createLock()];
    for (const { write } of [silent, beating]) write({ host: 'elsewhere', pid: 7 });
    const timer = setInterval(() => utimesSync(beating.file, new Date(), new Date()), 500);
    const started = performance.now();
    const relieved = silent.hold(() => Promise.resolve((performance.now() - started) / 1000));
    const refused = catchError(() => beating.hold(nothing, 9));
    expect(await relieved).toBeGreaterThan(7.5);
    expect((await refused).message).toContain('pid 7 on elsewhere');
    clearInterval(timer);
    expect(beating.notes).toEqual(['Waiting for pid 7 on elsewhere (since 2026-01-01T00:00:00Z).']);
  });

  test('that wakes up again notices it', async () => {
    const { file, hold, write } = createLock();
    const error = await catchError(() =>
      hold((lock) => {
        write({ id: 'other' });
        lock.requireHeld();
        return Promise.resolve();
      }),
    );
    expect(error.message).toContain('took over');
    expect(readFileSync(file, 'utf8')).toContain('other');
  });
});
