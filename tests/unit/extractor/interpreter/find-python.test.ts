import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPython } from '../../../../extractor/interpreter/find-python.ts';
import { catchError } from '../support/catch-error.ts';
import { makeProgram, makePython } from '../support/scripts.ts';

const HINT = 'Install Python 3.10 or newer, or specify its path with --python or WRAPDOCS_PYTHON.';

describe('findPython', () => {
  test('prefers the one that --python names to WRAPDOCS_PYTHON', async () => {
    const [wanted, other] = [makePython('3.13'), makePython('3.12')];
    const env = { WRAPDOCS_PYTHON: other };
    expect(await findPython({ python: wanted, env })).toEqual({
      executable: wanted,
      version: '3.13',
    });
    expect(await findPython({ env })).toEqual({ executable: other, version: '3.12' });
  });

  test('otherwise finds one on PATH that is new enough', async () => {
    const { executable, version } = await findPython({ env: {} });
    expect(path.isAbsolute(executable)).toBe(true);
    expect(Number(version.split('.')[1])).toBeGreaterThanOrEqual(10);
  });

  test.each(['3.9', '2.7'])('refuses %s', async (version) => {
    const python = makePython(version);
    expect(await catchError(() => findPython({ python, env: {} }))).toMatchObject({
      code: 'PYTHON_TOO_OLD',
      exitCode: 2,
      message: `wrapdocs needs Python 3.10 or newer; ${python} is ${version}.`,
      hint: HINT,
    });
  });

  test('rejects a program that is not Python', async () => {
    const python = makeProgram('echo hello');
    expect(await catchError(() => findPython({ python, env: {} }))).toMatchObject({
      code: 'PYTHON_NOT_FOUND',
      exitCode: 2,
      message: `--python is set to \`${python}\`, which is not a working Python.`,
    });
    const env = { WRAPDOCS_PYTHON: '/no/python' };
    const missing = await catchError(() => findPython({ env }));
    expect(missing.message).toBe(
      'WRAPDOCS_PYTHON is set to `/no/python`, which is not a working Python.',
    );
  });

  test('starts an interpreter once, and again when it is gone', async () => {
    const python = makePython('3.13');
    const found = await findPython({ python, env: {} });
    writeFileSync(python, 'not a program');
    expect(await findPython({ python, env: {} })).toEqual(found);
    rmSync(python);
    const missing = await catchError(() => findPython({ python, env: {} }));
    expect(missing).toMatchObject({ code: 'PYTHON_NOT_FOUND' });
  });

  test('ends with Ctrl-C', async () => {
    const options = { python: makePython('3.13'), env: {}, signal: AbortSignal.abort() };
    expect((await catchError(() => findPython(options))).exitCode).toBe(130);
  });
});
