import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { startDev } from '../tools/dev.ts';
import { digest, makeTemporaryFolder } from './site.ts';
import { countKills } from './count-kills.ts';

const BIN = fileURLToPath(new URL('../../extractor/bin.mjs', import.meta.url));
const ROUNDS = countKills(12);
const MARKS = ['red', 'blue'] as const;
const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGTERM'] as const;
const INTERRUPTED = 130;

const RELEASE = ['release', '1.0', '--replace', '--date', '2026-01-31'] as const;
const BRANCH = 'gh-pages';
const SITES = ['dist', 'site', BRANCH] as const;

/** The commands that are killed, and the folder or branch of the site that each of them replaces. */
const COMMANDS = [
  { args: ['build'], site: 'dist' },
  { args: [...RELEASE, '--to', 'site'], site: 'site' },
  { args: [...RELEASE, '--branch', BRANCH], site: BRANCH },
  { args: ['dev', '--port', '0'], site: undefined },
] as const;
type Command = (typeof COMMANDS)[number];

async function makeProject() {
  const folder = makeTemporaryFolder();
  await execa('git', ['init', '--quiet', '--initial-branch=main', folder]);
  const settings = {
    site: { title: 'Odd' },
    content: 'docs',
    packages: [{ name: 'odd', source: 'odd' }],
  };
  for (const name of ['odd', 'docs']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'docs/index.md'), '---\ntitle: Odd\n---\n\nText.\n');
  writeFileSync(
    path.join(folder, 'wrapdocs.config.mjs'),
    `export default ${JSON.stringify(settings)};\n`,
  );
  const write = (turn: number): void => {
    const mark = MARKS[turn % 2] ?? 'red';
    writeFileSync(path.join(folder, 'odd/__init__.py'), `def ${mark}():\n    """${mark}."""\n`);
  };
  const start = ({ args }: Command) =>
    execa(process.execPath, [BIN, ...args, '--quiet'], {
      cwd: folder,
      // With `CI`, Vite leaves its server running when its parent has ended.
      env: { CI: 'true', NO_COLOR: '1', WRAPDOCS_TEST_FOLDER: folder },
      reject: false,
      stdin: 'ignore',
    });
  return { folder, write, start };
}

type Project = Awaited<ReturnType<typeof makeProject>>;

/** What a reader finds; a kill between two renames leaves the old site aside until the next start. */
async function readSite(folder: string, site: string): Promise<string> {
  if (site === BRANCH) {
    const tree = ['-C', folder, 'rev-parse', '--verify', '--quiet', `${BRANCH}^{tree}`];
    return (await execa('git', tree, { reject: false })).stdout || 'nothing';
  }
  const aside = readdirSync(folder).find(
    (name) => name.startsWith(`${site}.`) && name.endsWith('-old'),
  );
  const isThere = existsSync(path.join(folder, site));
  return digest(path.join(folder, isThere || aside === undefined ? site : aside));
}

/** The two states of the sites, and how long each command takes. */
async function learn({ folder, write, start }: Project) {
  const states: Record<string, string[]> = { dist: [], site: [], [BRANCH]: [] };
  const milliseconds = new Map<Command, number>();
  for (const turn of [0, 1]) {
    write(turn);
    for (const command of COMMANDS) {
      if (command.site === undefined) continue;
      const started = performance.now();
      expect(await start(command)).toMatchObject({ exitCode: 0 });
      milliseconds.set(command, performance.now() - started);
      states[command.site]?.push(await readSite(folder, command.site));
    }
  }
  return { states, milliseconds };
}

/** The command lines of the processes that were started for a project and have not ended. */
function listProcesses(folder: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      const isOurs = environment.includes(`WRAPDOCS_TEST_FOLDER=${folder}\0`);
      return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
    } catch {
      return [];
    }
  });
}

function listLeftovers(folder: string): string[] {
  const names = [...readdirSync(folder), ...readdirSync(path.join(folder, '.wrapdocs'))];
  return names.filter((name) => /^build-|^release-|^run-|wrapdocs-/.test(name));
}

/** Kills a command after a while; returns whether it was still running, and how it ended. */
async function kill(project: Project, command: Command, signal: NodeJS.Signals, after: number) {
  const child = project.start(command);
  await sleep(after);
  child.kill(signal);
  const { exitCode, stderr } = await child;
  if (signal === 'SIGKILL' || exitCode === 0) return;
  // Before a handler is installed, a signal ends the process itself.
  expect([undefined, INTERRUPTED], stderr).toContain(exitCode);
  const own = new RegExp(`-${String(child.pid)}-`);
  expect(listLeftovers(project.folder).filter((name) => own.test(name))).toEqual([]);
}

test(
  `${String(ROUNDS)} killed commands leave every site whole, and the next one works`,
  async () => {
    const project = await makeProject();
    const { folder, write, start } = project;
    const { states, milliseconds } = await learn(project);
    const longest = Math.max(...milliseconds.values());
    let old = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const command = COMMANDS[round % COMMANDS.length] ?? COMMANDS[0];
      const signal = SIGNALS[Math.floor(round / COMMANDS.length) % SIGNALS.length] ?? 'SIGKILL';
      const before = new Map<string, string>();
      for (const site of SITES) before.set(site, await readSite(folder, site));
      // The command has something to do: its site shows the other mark.
      const shown = command.site ?? 'dist';
      write(states[shown]?.[0] === before.get(shown) ? 1 : 0);
      const after = Math.random() * (milliseconds.get(command) ?? longest);
      await kill(project, command, signal, after);
      for (const site of SITES) {
        const now = await readSite(folder, site);
        const allowed = site === command.site ? states[site] : [before.get(site)];
        expect(allowed, `${signal} after ${String(after)} ms of ${command.args[0]}`).toContain(now);
        if (site === command.site && now === before.get(site)) old += 1;
      }
    }
    expect(old).toBeGreaterThan(0);

    for (const command of COMMANDS) {
      if (command.site === undefined) continue;
      const before = await readSite(folder, command.site);
      write(states[command.site]?.[0] === before ? 1 : 0);
      expect(await start(command)).toMatchObject({ exitCode: 0 });
      const now = await readSite(folder, command.site);
      expect(states[command.site]).toContain(now);
      expect(now).not.toBe(before);
    }
    await execa('git', ['-C', folder, 'fsck', '--strict']);
    const dev = await startDev(folder);
    expect((await fetch(new URL('api-docs/odd/', dev.url))).status).toBe(200);
    expect(await dev.stop()).toBe(INTERRUPTED);
    await expect.poll(() => listProcesses(folder), { timeout: 30_000 }).toEqual([]);
    expect(listLeftovers(folder)).toEqual([]);
  },
  300_000 + 30_000 * ROUNDS,
);
