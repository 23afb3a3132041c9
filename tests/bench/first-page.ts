import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { assemblePackage } from '../../packaging/assemble-package.ts';
import { makeWheel } from '../../packaging/make-wheel.ts';
import { packPackage } from '../../packaging/pack-package.ts';
import { writeFiles } from '../pipeline/write-files.ts';
import { findTestPython } from '../tools/python.ts';
import { REPOSITORIES } from '../unit/extractor/support/repositories.ts';
import { makeTable } from './report.ts';

type Step = [file: string, ...args: string[]];

/** From installing wrapdocs to the first page of a small client, with npm and with pip. */
export async function benchFirstPage(): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'wrapdocs-first-page-'));
  try {
    const folder = join(work, 'package');
    await assemblePackage(folder);
    const tarball = await packPackage(folder, work);
    const wheel = await makeWheel(tarball, { work, out: work });
    const pipSteps = await getPipSteps(wheel, join(work, 'venv'));
    const rows = [
      ['npm', ...(await timeSteps(join(work, 'npm'), getNpmSteps(tarball)))],
      ['pip', ...(await timeSteps(join(work, 'pip'), pipSteps))],
    ];
    return makeTable(['with', 'install', 'init', 'build', 'together'], rows);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function getNpmSteps(tarball: string): Step[] {
  const wrapdocs: Step = [process.execPath, 'node_modules/wrapdocs/extractor/bin.mjs'];
  const install: Step = ['npm', 'install', '--save-dev', '--no-audit', '--no-fund', tarball];
  return [install, [...wrapdocs, 'init'], [...wrapdocs, 'build']];
}

/** Steps in a new environment. The first command, `init`, installs the JavaScript. */
async function getPipSteps(wheel: string, venv: string): Promise<Step[]> {
  await execa(await findTestPython(), ['-m', 'venv', venv]);
  const install: Step = [join(venv, 'bin/pip'), 'install', '--quiet', wheel];
  const wrapdocs = join(venv, 'bin/wrapdocs');
  return [install, [wrapdocs, 'init'], [wrapdocs, 'build']];
}

/**
 * Runs the steps in a new project with empty caches.
 *
 * @returns the seconds of each step, and of all
 * @throws Error if a step fails or there is no page at the end
 */
async function timeSteps(folder: string, steps: Step[]): Promise<string[]> {
  const project = join(folder, 'project');
  const home = join(folder, 'home');
  await mkdir(home, { recursive: true });
  writeFiles(project, REPOSITORIES['src layout with hatch'].files);
  const env = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: home,
    WRAPDOCS_PYTHON: await findTestPython(),
    WRAPDOCS_CACHE: join(home, 'wrapdocs'),
    npm_config_cache: join(home, 'npm'),
    PIP_CACHE_DIR: join(home, 'pip'),
    NODE_COMPILE_CACHE: join(home, 'node'),
  };
  const seconds: number[] = [];
  for (const [file, ...args] of steps) {
    const started = performance.now();
    await execa(file, args, { cwd: project, env, stdin: 'ignore' });
    seconds.push((performance.now() - started) / 1000);
  }
  await access(join(project, 'site/index.html'));
  const total = seconds.reduce((sum, value) => sum + value, 0);
  return [...seconds, total].map((value) => `${value.toFixed(1)} s`);
}
