import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import type { TestProject } from 'vitest/node';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { ENVIRONMENT } from './run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The npm package and the wheel. */
    packed: { tarball: string; wheel: string };
    /** A project that the package is installed in; its path contains a space. */
    home: string;
  }
}

/** Makes the packages, and installs the one for npm as a stranger does. */
export default async function setup(project: TestProject): Promise<() => void> {
  await execa(process.execPath, ['packaging/build.ts']);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const folder = mkdtempSync(join(tmpdir(), 'wrapdocs-installation-'));
  // Another user has to reach the installation.
  await chmod(folder, 0o755);
  const tarball = join(folder, 'wrapdocs.tgz');
  cpSync(`build/wrapdocs-${version}.tgz`, tarball);
  const home = join(folder, 'my project');
  writeFiles(home, REPOSITORIES['flat layout with setuptools'].files);
  const options = ['--save-dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await execa('npm', ['install', ...options, tarball], { cwd: home, env: ENVIRONMENT });
  const wheel = resolve(`build/wrapdocs-${version}-py3-none-any.whl`);
  project.provide('packed', { tarball, wheel });
  project.provide('home', home);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
