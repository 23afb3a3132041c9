import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runChild } from '../../../../extractor/system/run-child.ts';
import { isAlive } from '../support/is-alive.ts';

const SYSTEM = new URL('../../../../extractor/system/', import.meta.url).href;

/** Starts a child that would run for ever, and prints the child's id. */
const PARENT = `
  import { runChild } from '${SYSTEM}run-child.ts';
  const code = 'console.log(process.pid); setInterval(() => {}, 1000);';
  await runChild(process.execPath, ['--import', '${SYSTEM}end-with-parent.ts', '-e', code], {
    keepStdinOpen: true,
    onLine: (line) => console.log(line),
  });`;

test('a child ends when its parent is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
    cwd: fileURLToPath(SYSTEM),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const child = Number(line);
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false);
});

test('a thread of the child runs', async () => {
  const code = `
    const { Worker } = require('node:worker_threads');
    const thread = new Worker('require("node:worker_threads").parentPort.postMessage("made")', { eval: true });
    thread.on('message', (text) => { console.log(text); process.exit(); });`;
  const lines: string[] = [];
  const result = await runChild(
    process.execPath,
    ['--import', `${SYSTEM}end-with-parent.ts`, '-e', code],
    { keepStdinOpen: true, onLine: (line) => lines.push(line) },
  );
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(lines).toEqual(['made']);
});
