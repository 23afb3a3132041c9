import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { digest, makeTemporaryFolder } from './site.ts';

const BIN = fileURLToPath(new URL('../../extractor/bin.mjs', import.meta.url));
const DAY = 24 * 60 * 60;

function makeProject() {
  const folder = makeTemporaryFolder();
  const settings = { site: { title: 'Odd' }, packages: [{ name: 'odd', source: 'odd' }] };
  mkdirSync(path.join(folder, 'odd'));
  writeFileSync(
    path.join(folder, 'wrapdocs.config.mjs'),
    `export default ${JSON.stringify(settings)};\n`,
  );
  const module = path.join(folder, 'odd/__init__.py');
  const write = (mark: string): void => {
    const written = path.join(folder, 'written.txt');
    writeFileSync(written, `def ${mark}():\n    """${mark}."""\n`);
    renameSync(written, module);
  };
  const build = (...options: string[]) =>
    execa(process.execPath, [BIN, 'build', ...options], {
      cwd: folder,
      env: { CI: 'true', NO_COLOR: '1' },
      stdin: 'ignore',
    });
  const read = (): string => readFileSync(path.join(folder, 'dist/api-docs/odd.md'), 'utf8');
  return { folder, module, write, build, read };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a build with what an earlier one has left', () => {
  test('makes the same site if another version of wrapdocs and of Python wrote it', async () => {
    const project = makeProject();
    project.write('red');
    await project.build();
    const site = digest(path.join(project.folder, 'dist'));
    const written = listFiles(path.join(project.folder, '.wrapdocs')).filter((file) =>
      file.endsWith('.json'),
    );
    expect(written.length).toBeGreaterThan(2);
    for (const file of written) {
      const text = readFileSync(file, 'utf8');
      const changed = text
        .replaceAll(/"version": ?"\d+\.\d+\.\d+"/g, '"version":"99.0.0"')
        .replaceAll(/"schemaVersion": ?\d+/g, '"schemaVersion":99')
        .replaceAll(/3\.\d+\.\d+/g, '3.99.0');
      writeFileSync(file, changed);
    }
    await project.build();
    expect(digest(path.join(project.folder, 'dist'))).toEqual(site);
  });

  test('sees a change whose time is before that of the last build', async () => {
    const project = makeProject();
    project.write('red');
    await project.build();
    const tomorrow = Date.now() / 1000 + DAY;
    for (const name of ['.wrapdocs', 'dist']) {
      for (const file of listFiles(path.join(project.folder, name))) {
        utimesSync(file, tomorrow, tomorrow);
      }
    }
    const { atimeMs, mtimeMs } = statSync(project.module);
    project.write('tan');
    utimesSync(project.module, atimeMs / 1000 - DAY, mtimeMs / 1000 - DAY);
    await project.build();
    expect(project.read()).toContain('def tan()');
    expect(project.read()).not.toContain('def red()');
  });
});

test('a file that changes while it is read is published as it was, or as it is', async () => {
  const project = makeProject();
  const marks = ['red', 'blue', 'green'];
  project.write('red');
  const writing = new AbortController();
  const writer = (async () => {
    for (let turn = 0; !writing.signal.aborted; turn += 1) {
      project.write(marks[turn % marks.length] ?? 'red');
      await sleep(5);
    }
  })();
  await project.build();
  writing.abort();
  await writer;
  const [, shown = ''] = /def (\w+)\(\)/.exec(project.read()) ?? [];
  expect(marks).toContain(shown);
  project.write('last');
  await project.build();
  expect(project.read()).toContain('def last()');
});
