import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installDependencies } from '../../../../extractor/interpreter/install-dependencies.ts';
import { catchError } from '../support/catch-error.ts';
import { makePython } from '../support/scripts.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** A package with one file, which is empty, and a program that does not belong to it. */
const INSTALL = [
  'mkdir -p "$TARGET/griffe.dist-info"',
  'echo "$0" > "$TARGET/griffe"',
  ': > "$TARGET/griffe.py"',
  'echo "griffe.py,sha256=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU,0" > "$TARGET/griffe.dist-info/RECORD"',
].join('; ');

function makeOptions(pip: string, version = '3.13') {
  const folder = makeTemporaryFolder({ 'requirements.txt': 'griffelib==2.4.1\n' });
  return {
    python: { executable: makePython(version, pip), version },
    env: { WRAPDOCS_CACHE: path.join(folder, 'cache') },
    requirements: path.join(folder, 'requirements.txt'),
    cache: path.join(folder, 'cache', 'python'),
  };
}

describe('installDependencies', () => {
  test('installs once for a lock file and a version of Python', async () => {
    const options = makeOptions(INSTALL);
    let installations = 0;
    const run = (version = '3.13') =>
      installDependencies({
        ...options,
        python: { ...options.python, version },
        onInstall: () => (installations += 1),
      });
    const folder = await run();
    expect(readdirSync(folder)).toEqual(['griffe', 'griffe.dist-info', 'griffe.py']);
    expect(await run()).toBe(folder);
    expect(installations).toBe(1);
    expect(await run('3.14')).not.toBe(folder);
    expect(installations).toBe(2);
  });

  test.each<[string, (folder: string) => void]>([
    ['was changed', (folder) => writeFileSync(path.join(folder, 'griffe.py'), 'x')],
    ['is gone', (folder) => rmSync(path.join(folder, 'griffe.py'))],
    [
      'is gone, with all others',
      (folder) => rmSync(path.join(folder, 'griffe.dist-info'), { recursive: true }),
    ],
  ])('installs again if a file %s', async (_, damage) => {
    const options = makeOptions(INSTALL);
    const folder = await installDependencies(options);
    damage(folder);
    expect(await installDependencies(options)).toBe(folder);
    expect(readFileSync(path.join(folder, 'griffe.py'), 'utf8')).toBe('');
    expect(readdirSync(options.cache)).toEqual([path.basename(folder)]);
  });

  test('concurrent installations leave one complete folder and no leftovers', async () => {
    const options = makeOptions(`${INSTALL}; sleep 0.2`);
    const runs = Array.from({ length: 6 }, () => installDependencies(options));
    const [folder = '', ...others] = await Promise.all(runs);
    for (const other of others) expect(other).toBe(folder);
    expect(readdirSync(options.cache)).toEqual([path.basename(folder)]);
    expect(readFileSync(path.join(folder, 'griffe'), 'utf8')).toBe(
      `${options.python.executable}\n`,
    );
  });

  test('removes what a killed installation left an hour ago, but not a running one', async () => {
    const options = makeOptions(INSTALL);
    const [stale, running] = ['x.staging-1', 'x.staging-2'].map((name) =>
      path.join(options.cache, name),
    );
    for (const folder of [stale, running]) mkdirSync(folder ?? '', { recursive: true });
    utimesSync(stale ?? '', 0, 0);
    await installDependencies(options);
    expect(readdirSync(options.cache)).toContain('x.staging-2');
    expect(readdirSync(options.cache)).not.toContain('x.staging-1');
  });

  test.each([
    ['/usr/bin/python3: No module named pip', 'pip is not installed for this Python', /ensurepip/],
    ['OSError: [Errno 28] No space left on device', 'the disk is full', /Free some disk space/],
    [
      "Could not install: [Errno 13] Permission denied: '/x'",
      'the cache folder is not writable',
      /WRAPDOCS_CACHE/,
    ],
    [
      'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES',
      'the package index returned a file with a different hash than the locked one',
      /Do not use this index/,
    ],
    [
      'NewConnectionError: Temporary failure in name resolution',
      'the package index is not reachable or does not have the locked version',
      /needed once/,
    ],
    ['something new', 'pip ended with code 1', /something new/],
  ])('explains %s', async (stderr, what, hint) => {
    const options = makeOptions(`mkdir -p "$TARGET"; echo "${stderr}" >&2; exit 1`);
    const error = await catchError(() => installDependencies(options));
    expect(error).toMatchObject({ code: 'PYTHON_DEPENDENCY', exitCode: 2 });
    expect(error.message).toBe(
      `The Python package that wrapdocs needs to read the source could not be installed to ${options.cache}: ${what}.`,
    );
    expect(error.hint).toMatch(hint);
    expect(readdirSync(options.cache)).toEqual([]);
  });

  test('explains a cache folder that cannot be made', async () => {
    const file = path.join(makeTemporaryFolder({ file: '' }), 'file');
    const options = { ...makeOptions(INSTALL), env: { WRAPDOCS_CACHE: file } };
    const error = await catchError(() => installDependencies(options));
    expect(error.hint).toBe('Set WRAPDOCS_CACHE to a folder that this user can write to.');
  });
});
