import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { execa } from 'execa';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { writeFiles } from '../pipeline/write-files.ts';

/** A module whose file is found by its name, which a template completes for texts of a language. */
const NAMED_MODULE = /\bget(Site|)Module(?:File)?\(\s*['`]([^'`]+)['`]|'(src\/[\w/-]+)'/g;

test('the package has what it needs, and nothing of this repository', () => {
  const files = listFiles(join(inject('home'), 'node_modules/wrapdocs'));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'astro.config.mjs']));
  expect(
    files.filter((file) => /(?<!\.d)\.tsx?$|(?:^|[/_.])tests?\b|grai|content\/docs/i.test(file)),
  ).toEqual([]);
  const isOfRenderer = (file: string) => file.startsWith('renderer/');
  const bundled = files.filter((file) => !file.endsWith('.py') && !isOfRenderer(file));
  expect(bundled.length).toBeLessThan(330);
  // Astro makes a file of each page and of what pages share, for each of two languages.
  expect(files.filter(isOfRenderer).length).toBeLessThan(400);
  const read = (file: string) =>
    readFileSync(join(inject('home'), 'node_modules/wrapdocs', file), 'utf8');
  expect(files.filter((file) => /\bgrai(?:_|-|\b)/i.test(read(file)))).toEqual([]);
  const manifest = JSON.parse(read('package.json')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=22.18' } });
  expect(manifest).not.toHaveProperty('private');
  expect(read('LICENSE')).toMatch(/^MIT License/);
  expect(read('CHANGELOG.md')).toContain(`## ${String(manifest['version'])}`);
});

test('the package has every module that is found by its name', () => {
  const named = ['extractor', 'astro-site/dev', 'astro-site/integrations'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(NAMED_MODULE)])
      .map(([, kind, name, site]) =>
        kind === '' && name !== undefined ? name : `astro-site/${name ?? site ?? ''}`,
      ),
  );
  expect(named).toEqual(
    expect.arrayContaining(['astro-site/dev/server', 'astro-site/src/rebuild/rebuild']),
  );
  const files = listFiles(join(inject('home'), 'node_modules/wrapdocs'));
  for (const name of named) {
    const pattern = `${name.replace(/\$\{.*?\}/g, '*')}.js`;
    expect(
      files.filter((file) => matchesGlob(file, pattern)),
      name,
    ).not.toEqual([]);
  }
});

test('the collector of feedback can be imported, as a worker on an edge platform does', async () => {
  const code =
    "const { createCollector } = await import('wrapdocs/feedback/collector'); console.log(typeof createCollector, (await import('wrapdocs/feedback/store')).CHANGEABLE_MS > 0);";
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: inject('home'),
  });
  expect(stdout).toBe('function true');
});

test('the types of the package find a typo in a configuration', async () => {
  const home = inject('home');
  const write = (setting: string) => {
    const lines = [
      "import { defineConfig } from 'wrapdocs';",
      'export default defineConfig({',
      "  site: { title: 'Shop' },",
      `  ${setting}: 'docs',`,
      "  packages: [{ name: 'shop', source: './shop' }],",
      '});',
    ];
    writeFiles(home, { 'typed.config.ts': `${lines.join('\n')}\n` });
  };
  const check = async () => {
    const options = ['--noEmit', '--strict', '--module', 'nodenext'];
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const args = [tsc, '--ignoreConfig', ...options, 'typed.config.ts'];
    return (await execa(process.execPath, args, { cwd: home, reject: false })).stdout;
  };
  write('content');
  expect(await check()).toBe('');
  write('contnet');
  expect(await check()).toMatch(/typed\.config\.ts\(4,3\): .*'contnet'.*'content'/);
});
