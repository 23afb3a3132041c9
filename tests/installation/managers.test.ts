import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, inject, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { ENVIRONMENT } from './run.ts';

interface Manager {
  /** As npm installs it. */
  name: string;
  program: string;
  /** What adds a tarball to the project. */
  add: string[];
  files: Record<string, string>;
}

const MANAGERS: Record<string, Manager> = {
  pnpm: {
    name: 'pnpm@12',
    program: 'pnpm/bin/pnpm.mjs',
    add: ['add', '--save-dev', '--allow-build=esbuild'],
    files: { 'package.json': '{ "private": true }\n' },
  },
  'yarn 1': {
    name: 'yarn1@npm:yarn@1',
    program: 'yarn1/bin/yarn.js',
    add: ['add', '--dev', '--no-progress'],
    files: replaceOtherPlatforms(),
  },
  'yarn 4': {
    name: 'yarn4@npm:@yarnpkg/cli-dist@4',
    program: 'yarn4/bin/yarn.js',
    add: ['add', '--dev'],
    files: {
      ...replaceOtherPlatforms(),
      '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n',
      'yarn.lock': '',
    },
  },
};

interface LockedPackage {
  cpu?: string[];
  os?: string[];
}

/**
 * The manifest of a project without the programs for other platforms. yarn refuses to install a
 * package if the registry does not offer all of them, as some mirrors do.
 */
function replaceOtherPlatforms(): Record<string, string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const others = Object.entries(packages).filter(
    ([, { cpu, os }]) =>
      cpu !== undefined &&
      !(cpu.includes(process.arch) && (os?.includes(process.platform) ?? true)),
  );
  const resolutions = Object.fromEntries(
    others.map(([place]) => [place.replace(/.*node_modules\//, ''), 'file:./other-platform']),
  );
  return {
    'package.json': JSON.stringify({ private: true, resolutions }),
    'other-platform/package.json': '{ "name": "other-platform", "version": "1.0.0" }\n',
  };
}

/** Where the package managers themselves are installed. */
let tools: string;

beforeAll(async () => {
  tools = join(inject('home'), '../managers');
  const names = Object.values(MANAGERS).map(({ name }) => name);
  const options = ['--prefix', tools, '--prefer-offline', '--no-audit', '--no-fund'];
  await execa('npm', ['install', ...options, ...names], { env: ENVIRONMENT });
});

test.each(Object.entries(MANAGERS))(
  '%s installs a wrapdocs that makes a site',
  async (_, { program, add, files }) => {
    const folder = makeTemporaryFolder();
    writeFiles(folder, { ...REPOSITORIES['src layout with hatch'].files, ...files });
    const script = join(tools, 'node_modules', program);
    const run = async (...args: string[]) => {
      const options = { cwd: folder, env: ENVIRONMENT, all: true } as const;
      return (await execa(process.execPath, [script, ...args], options)).all;
    };
    await run(...add, inject('packed').tarball);
    await run('wrapdocs', 'init');
    expect(await run('wrapdocs', 'build')).toContain('Built site');
    expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
  },
  300_000,
);
