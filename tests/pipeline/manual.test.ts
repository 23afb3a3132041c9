import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { findTestPython } from '../tools/python.ts';
import { writeFiles } from './write-files.ts';

const BLOCK = /^```(\w+)(?: title="([^"]+)")?\n([^]*?)^```$/gm;

test('the files and commands of the tutorial lead to a released site', async () => {
  const folder = makeTemporaryFolder();
  const tutorial = readFileSync('docs/tutorial.md', 'utf8');
  const printed: string[] = [];
  for (const [, language = '', file, text = ''] of tutorial.matchAll(BLOCK)) {
    if (file !== undefined) writeFiles(folder, { [file]: text });
    if (language !== 'sh') continue;
    for (const line of text.trim().split('\n')) printed.push(await run(folder, line));
  }
  const [operations = '', init = '', build = '', ...others] = printed;
  expect(operations).toMatch(/GET +\/v1\/authors\/\{author_id\}\/books/);
  expect(init).toContain('wrapdocs.config.mjs');
  expect(build).toContain('1 operation');
  expect(others.at(-1)).toMatch(/1\.1\.0 .*\n1\.0\.0 /);
  const home = readFileSync(path.join(folder, 'public/index.html'), 'utf8');
  expect(home).toContain('You need a key of the shop.');
  expect(home).toContain('starlight-aside--note');
}, 180_000);

/** Runs a command as the tutorial shows it; returns all that it printed. */
async function run(cwd: string, line: string): Promise<string> {
  expect(line).toMatch(/^npx wrapdocs /);
  const args = [path.resolve('extractor/bin.mjs'), ...line.split(' ').slice(2)];
  const env = { WRAPDOCS_PYTHON: await findTestPython(), NO_COLOR: '1', FORCE_COLOR: undefined };
  const { all } = await execa(process.execPath, args, { cwd, env, all: true, stdin: 'ignore' });
  return all;
}
