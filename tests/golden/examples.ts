import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { findTestPython } from '../tools/python.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Runs a script of this folder with Python on JSON, and reads the JSON that it prints. */
export async function runPython<Result>(
  script: string,
  input: unknown,
  ...args: string[]
): Promise<Result> {
  const command = ['-I', '-X', 'utf8', `${FOLDER}/${script}`, ...args];
  const { stdout } = await execa(await findTestPython(), command, { input: JSON.stringify(input) });
  return JSON.parse(stdout) as Result;
}

/** The programs that have a syntax error, name what nothing defines, or import what they do not use. */
export async function findFaults(programs: readonly string[]): Promise<string[]> {
  const faults = await runPython<string[][]>('check_examples.py', programs);
  return programs.flatMap((program, index) => {
    const found = faults[index] ?? ['not checked'];
    return found.length === 0 ? [] : [`${found.join(', ')}\n${program}`];
  });
}
