import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { parsePackageIndex } from '../../../extractor/contract/load.ts';
import { CLOSING } from './support/fake-introspection.ts';
import { BIN, EVENTS, makeProject, runCli } from './support/cli.ts';
import { makePython } from './support/scripts.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

describe('wrapdocs', () => {
  test('prints its version and its help', async () => {
    const project = makeProject();
    const { version } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { version: string };
    expect(await runCli(['--version'], project)).toMatchObject({ exitCode: 0, stdout: version });
    const help = await runCli(['--help'], project);
    expect(help.exitCode).toBe(0);
    for (const command of ['operations', 'extract', 'build', 'serve']) {
      expect(help.stdout).toContain(`\n  ${command} [options]`);
    }
  });

  test.each(['operations', 'extract', 'build', 'serve'])(
    '%s --help has examples',
    async (command) => {
      const { exitCode, stdout } = await runCli([command, '--help'], makeProject());
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/\nExamples:\n {2}\$ wrapdocs /);
      expect(stdout).toContain('--quiet');
    },
  );

  test.each([
    [['operatoins', '.'], /Did you mean operations\?/],
    [['extract', '--pakage', 'x'], /Did you mean --package\?/],
    [['operations'], /missing required argument 'source'/],
    [['operations', '.', '--format', 'xml'], /Allowed choices are table, json, csv/],
    [['serve', '--port', '99999'], /`99999` is not a port/],
  ])('answers %j with a hint and code 1', async (args, expected) => {
    const { exitCode, stdout, stderr } = await runCli(args, makeProject());
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(expected);
  });

  test.each(['20.19.5', '22.17.1'])('rejects Node %s, and says what to do', async (version) => {
    const folder = makeTemporaryFolder({
      'old.cjs': `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });\n`,
    });
    const args = ['--require', path.join(folder, 'old.cjs'), BIN, '--version'];
    const { exitCode, stdout, stderr } = await execa(process.execPath, args, { reject: false });
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      `Error: wrapdocs needs Node 22.18 or newer; this is Node ${version}.\nInstall a newer Node`,
    );
  });

  test('every Node can parse the file that looks at its version', () => {
    const text = readFileSync(BIN, 'utf8');
    expect(text).not.toMatch(/^import |^const|=>|\?\.|\?\?|await/m);
  });

  test('does not fail if nobody reads the output', async () => {
    const { folder, env } = makeProject();
    const command = `'${process.execPath}' '${BIN}' operations src/shop --format json | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await execa('bash', ['-c', command], { cwd: folder, env });
    expect([stdout, stderr.includes('EPIPE')]).toEqual(['0', false]);
  });
});

test.each([['operations', 'src/shop'], ['extract'], ['check'], ['diff', 'src/shop', 'src/shop']])(
  'Ctrl-C ends %s while it reads a package',
  async (...args) => {
    const { folder, env } = makeProject();
    const started = path.join(folder, 'started');
    const python = makePython('3.13', 'mkdir -p "$TARGET"', `touch '${started}'; exec sleep 60`);
    const run = runCli(args, { folder, env: { ...env, WRAPDOCS_PYTHON: python } });
    await expect.poll(() => existsSync(started), { timeout: 20_000 }).toBe(true);
    run.kill('SIGINT');
    const { exitCode, stdout, stderr } = await run;
    expect([exitCode, stdout, stderr]).toEqual([130, '', '']);
  },
);

/** A module that lets every write below `.wrapdocs` fail. */
function makeFailingDisk(code: string): string {
  return `const fs = require('node:fs');
for (const disk of [fs, fs.promises])
  for (const name of ['mkdir', 'mkdirSync', 'writeFile', 'writeFileSync', 'open']) {
    const original = disk[name];
    disk[name] = (file, ...rest) => {
      if (!String(file).includes('.wrapdocs')) return original?.(file, ...rest);
      const error = new Error('${code}: the disk says no');
      Object.assign(error, { code: '${code}', syscall: name, path: String(file) });
      if (disk === fs) throw error;
      return Promise.reject(error);
    };
  }
require('node:module').syncBuiltinESMExports();
`;
}

test.each([
  ['EROFS', 'Check that this user can write to the folder.'],
  ['ENOSPC', 'Free some disk space.'],
])('%s is no bug of wrapdocs', async (code, hint) => {
  const { folder, env } = makeProject();
  const disk = path.join(folder, 'disk.cjs');
  writeFileSync(disk, makeFailingDisk(code));
  const options = { folder, env: { ...env, NODE_OPTIONS: `--require ${disk}` } };
  for (const command of ['extract', 'build']) {
    const { exitCode, stderr } = await runCli([command], options);
    expect(exitCode, stderr).toBe(1);
    expect(stderr).toMatch(/Error: \S+\.wrapdocs\S* could not be written: .*the disk says no/);
    expect(stderr).toContain(`→ ${hint}`);
    expect(stderr).not.toMatch(/bug|\n {4}at /);
  }
});

const CSV_HEADINGS =
  'method,path,qualname,access,query,body,response,variants,certainty,reasons,evidence,file,line,group,summary';

describe('operations', () => {
  test('lists them for people', async () => {
    const { exitCode, stdout, stderr } = await runCli(['operations', 'src/shop'], makeProject());
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      'METHOD  PATH           CALL  FILE:LINE\nGET     /v1/rows/{id}  read  shop/main.py:1',
    );
    expect(stderr).toContain('1 warning');
  });

  test('lists them for programs', async () => {
    const { stdout } = await runCli(['operations', 'src/shop', '--format', 'json'], makeProject());
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/v1/rows/{id}',
        qualname: 'shop.main.read',
        file: 'shop/main.py',
        line: 1,
        group: 'Rows',
        summary: '=cmd()',
        parameters: [],
      }),
    ]);
  });

  test('lists them for spreadsheets', async () => {
    const { stdout } = await runCli(['operations', 'src/shop', '--format', 'csv'], makeProject());
    expect(stdout.split('\r\n').slice(0, 2)).toEqual([
      CSV_HEADINGS,
      "GET,/v1/rows/{id},shop.main.read,,,,,,declared,,,shop/main.py,1,Rows,'=cmd()",
    ]);
  });

  test.each([
    ['table', ''],
    ['json', '[]'],
    ['csv', CSV_HEADINGS],
  ])('says why there are none, as %s', async (format, expected) => {
    const project = makeProject(CLOSING);
    const result = await runCli(['operations', 'src/shop', '--format', format], project);
    expect([result.exitCode, result.stdout.trimEnd()]).toEqual([0, expected.trimEnd()]);
    expect(result.stderr).toBe(
      'No operations found in src/shop. None of the 0 functions in 0 modules sends an HTTP request that could be determined, or declares one with a decorator such as @app.get("/path").',
    );
  });

  test('lists only the requests that are asked for', async () => {
    const project = makeProject();
    const found = await runCli(
      ['operations', 'src/shop', '--method', 'get', '--path', '/v1/rows/42', '--evidence'],
      project,
    );
    expect(found.stdout).toBe('GET /v1/rows/{id}  read\n  shop/main.py:1  declared here');
    const missed = await runCli(['operations', 'src/shop', '--path', '/v1/columns'], project);
    expect(missed.stdout).toBe('');
    expect(missed.stderr).toContain(
      'No operation in src/shop matches /v1/columns; it has 1 operation.',
    );
  });

  test('prints only the list if it is quiet, with the option in either place', async () => {
    for (const args of [
      ['-q', 'operations', 'src/shop'],
      ['operations', 'src/shop', '--quiet'],
    ]) {
      const { stdout, stderr } = await runCli(args, makeProject());
      expect([stdout.includes('/v1/rows'), stderr]).toEqual([true, '']);
    }
  });
});

describe('extract', () => {
  test('writes the JSON beside the configuration and prints the findings', async () => {
    const project = makeProject();
    const { exitCode, stdout, stderr } = await runCli(['extract'], project);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^src\/shop\/main\.py:3:5 {2}warning {2}WD201 placeholder-without-parameter\n/,
    );
    expect(stdout).toMatch(/\n\n1 warning in shop$/);
    expect(stderr).toBe(
      'shop: 1 module, 1 operation, 0 models, 1 warning; written to .wrapdocs/api/shop',
    );
    const folder = path.join(project.folder, '.wrapdocs/api/shop');
    expect(readdirSync(folder).sort()).toEqual(['index.json', 'shop.main.json', 'shop.main.py']);
    const index = parsePackageIndex(readFileSync(path.join(folder, 'index.json'), 'utf8'));
    expect(index.source.locator).toBe('src/shop');
  });

  test('ends with 5 under --strict, the findings and the JSON there', async () => {
    const project = makeProject();
    const args = ['extract', '--strict', '--out', 'api', '--format', 'json'];
    const { exitCode, stdout, stderr } = await runCli(args, project);
    expect(exitCode).toBe(5);
    expect(JSON.parse(stdout)).toMatchObject([{ package: 'shop', code: 'WD201' }]);
    expect(stderr).toContain(
      'There are findings (1 warning), which `--strict warning` does not allow.',
    );
    expect(existsSync(path.join(project.folder, 'api/shop/index.json'))).toBe(true);
  });

  test('under --strict succeeds if the configuration accepts the findings', async () => {
    const accept = [{ code: 'WD201', reason: 'The service has it so.' }];
    const config = { packages: [{ name: 'shop', source: 'src/shop', accept }] };
    const { exitCode, stdout, stderr } = await runCli(
      ['extract', '--strict'],
      makeProject(EVENTS, config),
    );
    expect([exitCode, stdout]).toEqual([0, '']);
    expect(stderr).toContain('no findings (1 accepted); written to');
  });

  test('lists accepted findings that no longer exist', async () => {
    const accept = [{ code: 'WD403', reason: 'The service has it so.' }];
    const config = { packages: [{ name: 'shop', source: 'src/shop', accept }] };
    const { stderr } = await runCli(['extract'], makeProject(EVENTS, config));
    expect(stderr).toContain(
      '`accept` of shop has an entry for WD403 that does not match any finding.',
    );
  });

  test('of a package that cannot be fetched contains the parts from elsewhere, and says so', async () => {
    const source = 'pypi:shop==1.0';
    const config = { packages: [{ name: 'shop', source, replace: ['src/shop/main.py'] }] };
    const project = makeProject([], config);
    // The real Python, with its dependencies already installed.
    const { WRAPDOCS_PYTHON, WRAPDOCS_CACHE } = process.env;
    const env = { WRAPDOCS_PYTHON, WRAPDOCS_CACHE, PIP_INDEX_URL: 'http://127.0.0.1:9/simple' };
    const { exitCode, stderr } = await runCli(['extract'], { ...project, env });
    expect(exitCode).toBe(0);
    expect(stderr.match(/Warning:.*/g)).toHaveLength(1);
    expect(stderr).toContain('The package `shop` is skipped, except shop.main: ');
    expect(stderr).toContain('shop: 1 module, 0 operations, 0 models, no findings; written to');
    const strict = await runCli(['extract', '--strict'], { ...project, env });
    expect(strict.exitCode).not.toBe(0);
  });

  test('under --strict only counts notes, unless they are its level', async () => {
    const events = EVENTS.map((one) =>
      'diagnostic' in one ? { ...one, diagnostic: { ...one.diagnostic, severity: 'note' } } : one,
    );
    const usual = await runCli(['extract', '--strict'], makeProject(events));
    expect([usual.exitCode, usual.stdout]).toEqual([
      0,
      '1 note in shop (to read the notes: `wrapdocs check`)',
    ]);
    const notes = await runCli(['extract', '--strict', 'note'], makeProject(events));
    expect(notes.exitCode).toBe(5);
    expect(notes.stdout).toContain('WD201 placeholder-without-parameter');
  });

  test('under --strict succeeds without findings', async () => {
    const events = EVENTS.filter(({ event }) => event !== 'diagnostic');
    expect((await runCli(['extract', '--strict'], makeProject(events))).exitCode).toBe(0);
  });

  test('knows the packages of the configuration only', async () => {
    const { exitCode, stderr } = await runCli(['extract', '--package', 'shoop'], makeProject());
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/has no package `shoop`\.\n→ It has `shop`\./);
  });

  test('requires the name and the source of a package to match', async () => {
    const project = makeProject(EVENTS, { packages: [{ name: 'store', source: 'src/shop' }] });
    const { exitCode, stderr } = await runCli(['extract'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      'The configuration calls a package `store`, but `src/shop` contains `shop`.',
    );
  });

  test('ends with 2 without Python', async () => {
    const { folder, env } = makeProject();
    const project = { folder, env: { ...env, WRAPDOCS_PYTHON: '/no/python' } };
    const { exitCode, stderr } = await runCli(['extract'], project);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^Error: WRAPDOCS_PYTHON is set to/);
  });
});

describe('build', () => {
  test.each(['mjs', 'ts'])(
    'names the line of a syntax error in wrapdocs.config.%s',
    async (end) => {
      const name = `wrapdocs.config.${end}`;
      const folder = makeTemporaryFolder({
        [name]: "export default {\n  site: { title: 'Shop' ],\n};\n",
      });
      const { exitCode, stderr } = await runCli(['build'], { folder, env: {} });
      expect(exitCode).toBe(1);
      expect(stderr).toContain(`${path.join(folder, name)}:2 could not be read: `);
    },
  );

  test.each([
    [{ site: { title: 'Shop', language: 'fr' } }, 'site.language: expected "en" or "de", got "fr"'],
    [{ content: 'docs', navigation: ['nope'] }, 'names pages that do not exist: nope.'],
    [
      { site: { title: 'Shop', community: { label: 'Chat', icon: 'nope', href: 'https://a.b' } } },
      'site.community.icon: expected ',
    ],
  ])('refuses the setting %j before it reads the packages', async (config, message) => {
    const project = makeProject(EVENTS, config);
    const { exitCode, stderr } = await runCli(['build'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/bug|shop: 1 module|\n {4}at /);
  });

  test.each([
    ['a folder with other things', { out: 'src' }],
    ['the folder of the configuration', { out: '.' }],
    [
      'a folder that a part of a package is read from',
      {
        out: 'parts',
        packages: [{ name: 'shop', source: 'src/shop', replace: ['parts/shop/main.py'] }],
      },
    ],
  ])('does not replace %s', async (_what, config) => {
    const project = makeProject(EVENTS, config);
    const { exitCode, stderr } = await runCli(['build'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /contains files that do not belong to a site, which a build would delete/,
    );
    expect(existsSync(path.join(project.folder, 'src/shop/main.py'))).toBe(true);
  });

  test('publishes nothing under --strict if there are findings', async () => {
    const project = makeProject();
    const { exitCode, stderr } = await runCli(['build', '--strict'], project);
    expect(exitCode).toBe(5);
    expect(stderr).toContain('src/shop/main.py:3:5');
    expect(existsSync(path.join(project.folder, 'dist'))).toBe(false);
  });

  test('publishes no site of a package without modules', async () => {
    const project = makeProject(CLOSING);
    const { exitCode, stderr } = await runCli(['build'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      'No module of the package `shop` could be read, so nothing was published.',
    );
    expect(existsSync(path.join(project.folder, 'dist'))).toBe(false);
  });
});

describe('serve', () => {
  test('requires a site', async () => {
    const { exitCode, stderr } = await runCli(['serve'], makeProject());
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /There is no site in .+dist\.\n→ Run `wrapdocs build` first, or specify another folder/,
    );
  });

  test('serves it until Ctrl-C', async () => {
    const project = makeProject(EVENTS, { out: 'site' });
    mkdirSync(path.join(project.folder, 'site'));
    writeFileSync(path.join(project.folder, 'site/index.html'), '<h1>Shop</h1>');
    const server = runCli(['serve', '--port', '0'], project);
    for await (const line of server) {
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0] ?? '';
      expect(await (await fetch(address)).text()).toBe('<h1>Shop</h1>');
      server.kill('SIGINT');
    }
    expect((await server).exitCode).toBe(0);
  });
});
