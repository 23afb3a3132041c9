import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** The calls that change a disk, and wait for it. */
const SYNC = [
  'chmodSync',
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const;
const ASYNC = ['mkdir', 'rename', 'rm', 'writeFile'] as const;

type Call = (...args: unknown[]) => unknown;

/**
 * Runs something with a hook before every call that writes below a folder, or into an open file.
 *
 * @param onCall throws the error that the disk should return
 */
async function watch(
  folder: string,
  onCall: (name: string) => void,
  run: () => Promise<unknown>,
): Promise<void> {
  const originals: (() => void)[] = [];
  const replace = (module: object, names: readonly string[], isAsync: boolean) => {
    const calls = module as Record<string, Call>;
    for (const name of names) {
      const original = calls[name] as Call;
      originals.push(() => (calls[name] = original));
      calls[name] = (...args) => {
        const isOurs = args.some((arg) => typeof arg === 'string' && arg.startsWith(folder));
        if (!isOurs && typeof args[0] !== 'number') return original(...args);
        if (isAsync)
          return Promise.resolve(name)
            .then(onCall)
            .then(() => original(...args));
        onCall(name);
        return original(...args);
      };
    }
  };
  replace(fs, SYNC, false);
  replace(promises, ASYNC, true);
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    for (const restore of originals) restore();
    syncBuiltinESMExports();
  }
}

/** The number of calls at which a disk can fail. */
export async function countCalls(folder: string, run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await watch(folder, () => (count += 1), run);
  return count;
}

/** Runs something while one call fails, and returns that call and the outcome. */
export async function failAt(
  folder: string,
  { at, code }: { at: number; code: string },
  run: () => Promise<unknown>,
): Promise<{ failed: string | undefined; error: unknown }> {
  let count = 0;
  let failed: string | undefined;
  const onCall = (name: string) => {
    count += 1;
    if (count !== at + 1) return;
    failed = name;
    throw Object.assign(new Error(`${code}: the disk says no`), { code, syscall: name });
  };
  try {
    await watch(folder, onCall, run);
    return { failed, error: undefined };
  } catch (error) {
    return { failed, error };
  }
}
