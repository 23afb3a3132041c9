import { describe, expect, test } from 'vitest';
import { runChild } from '../../../../extractor/system/run-child.ts';
import { isAlive } from '../support/is-alive.ts';
import { makeProgram } from '../support/scripts.ts';

/** A killed process stays until its parent has collected it. */
async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid)).toBe(false);
}

/** Ignores SIGTERM, as does its child; prints both ids, then waits. */
const STUBBORN = `trap "" TERM
sh -c 'trap "" TERM; echo $$; while :; do sleep 1; done' &
echo $$
while :; do sleep 1; done`;

describe('runChild', () => {
  test('returns lines unchanged, and the end of stderr', async () => {
    const lines: string[] = [];
    const errors: string[] = [];
    const body = `printf 'one\\342\\200\\250still one\\ntwo'; echo oops >&2; exit 3`;
    const result = await runChild(makeProgram(body), [], {
      onLine: (line) => lines.push(line),
      onErrorLine: (line) => errors.push(line),
    });
    expect(errors).toEqual(['oops']);
    expect(lines).toEqual(['one\u2028still one', 'two']);
    expect(result).toMatchObject({
      exitCode: 3,
      stderr: 'oops\n',
      timedOut: false,
      aborted: false,
    });
  });

  test('passes arguments and environment through untouched by a shell', async () => {
    const lines: string[] = [];
    await runChild(makeProgram('echo "$1|$WORD"'), ['a b; $(touch /nope)'], {
      env: { WORD: '*' },
      onLine: (line) => lines.push(line),
    });
    expect(lines).toEqual(['a b; $(touch /nope)|*']);
  });

  test('says why a program could not start', async () => {
    const result = await runChild('/no/such/program', []);
    expect(result.exitCode).toBeUndefined();
    expect(result.cause?.message).toContain('ENOENT');
  });

  test('ends the child if a line is refused, and rethrows the error', async () => {
    const run = runChild(makeProgram('echo a; sleep 60'), [], {
      onLine: () => {
        throw new Error('not a line of ours');
      },
    });
    await expect(run).rejects.toThrow('not a line of ours');
  });

  test.each(['abort', 'timeout'])(
    'leaves no process of an unresponsive group after %s',
    async (kind) => {
      const pids: number[] = [];
      const controller = new AbortController();
      const started = performance.now();
      const result = await runChild(makeProgram(STUBBORN), [], {
        signal: controller.signal,
        ...(kind === 'timeout' ? { timeoutMs: 3000 } : {}),
        onLine: (line) => {
          pids.push(Number(line));
          if (kind === 'abort' && pids.length === 2) controller.abort();
        },
      });
      expect(result).toMatchObject({ aborted: kind === 'abort', timedOut: kind === 'timeout' });
      expect(performance.now() - started).toBeLessThan(30_000);
      expect(pids).toHaveLength(2);
      for (const pid of pids) await expectGone(pid);
    },
  );

  test('ends what a child leaves behind', async () => {
    const pids: number[] = [];
    const body = 'sleep 600 & echo $!';
    const result = await runChild(makeProgram(body), [], {
      onLine: (line) => pids.push(Number(line)),
    });
    expect(result.exitCode).toBe(0);
    await expectGone(pids[0] ?? 0);
  });

  test('does not start if it is already aborted', async () => {
    const result = await runChild(makeProgram('sleep 60'), [], { signal: AbortSignal.abort() });
    expect(result.aborted).toBe(true);
  });
});
