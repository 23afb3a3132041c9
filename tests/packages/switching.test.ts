import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTable } from '../bench/report.ts';
import { takeSample } from './sample.ts';
import { PROJECTS, type Project } from './switching/projects.ts';
import { unpackSources } from './switching/sources.ts';

const COMMAND = fileURLToPath(new URL('../../extractor/bin.mjs', import.meta.url));
const RESULTS = fileURLToPath(new URL('switching/results.json', import.meta.url));
const PAGE = fileURLToPath(new URL('switching.md', import.meta.url));
const LIMIT_MS = 1_800_000;
/** Names of projects, separated by commas; the others keep the rows that they have. */
const chosen = process.env['WRAPDOCS_SWITCHING']?.split(',');
/** A folder for the repositories, their sites and what was printed, which are otherwise removed. */
const kept = process.env['WRAPDOCS_SWITCHING_FOLDER'];
const projects = takeSample(PROJECTS, 5).filter(({ name }) => chosen?.includes(name) ?? true);
const rows: Record<string, string[]> = {};
let sources: string;
let work: string;

beforeAll(async () => {
  sources = await unpackSources();
  work = kept ?? (await mkdtemp(join(tmpdir(), 'wrapdocs-switching-')));
}, LIMIT_MS);

afterAll(async () => {
  if (kept === undefined) await rm(work, { recursive: true, force: true });
  await writeResults();
});

test.for(projects)(
  '$name is documented from its repository',
  { timeout: LIMIT_MS },
  async (one) => {
    const folder = await makeRepository(one);
    const started = performance.now();
    const moved = await move(one, folder);
    const built = await run(folder, 'build');
    const seconds = (performance.now() - started) / 1000;
    const checked = await run(folder, 'check');
    const toRelease = ['--from', 'git:', '--tags', 'v*', '--to', 'public'];
    const released = await run(folder, 'release', ...toRelease);
    if (kept !== undefined) {
      const output = [moved, built, checked, released].map((result) => result.output);
      await writeFile(join(kept, `${one.name}.log`), output.join('\n\n'));
    }

    expect(moved.exitCode, moved.output).toBe(0);
    expect(built.exitCode, built.output).toBe(0);
    expect([0, 5], checked.output).toContain(checked.exitCode);
    expect(released.exitCode, released.output).toBe(0);
    const list = JSON.parse(await readFile(join(folder, 'public/versions.json'), 'utf8')) as {
      versions: Array<{ version: string }>;
    };
    expect(list.versions.map(({ version }) => version)).toEqual([one.newest, one.older]);
    // Syntax of another tool on a converted page.
    expect(built.output).not.toContain('WD507');
    const row = [
      `${one.name} ${one.newest}`,
      ...describe(moved, built, checked),
      seconds.toFixed(0),
    ];
    console.log(row.join(' | '));
    rows[one.name] = row;
  },
);

interface Result {
  exitCode: number | undefined;
  output: string;
}

async function run(cwd: string, ...options: string[]): Promise<Result> {
  const { exitCode, all } = await execa(process.execPath, [COMMAND, ...options], {
    cwd,
    all: true,
    reject: false,
    stdin: 'ignore',
  });
  return { exitCode, output: all };
}

/** A repository with two commits and tags, as if the project had only been released twice. */
async function makeRepository({ name, older, newest }: Project): Promise<string> {
  const folder = join(work, name);
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  await mkdir(folder);
  const git = (...options: string[]) => execa('git', options, { cwd: folder });
  await git('init', '--quiet', '--initial-branch', 'main');
  for (const version of [older, newest]) {
    for (const entry of await readdir(folder)) {
      if (entry !== '.git') await rm(join(folder, entry), { recursive: true });
    }
    await cp(join(sources, `${name}-${version}`), folder, { recursive: true });
    await git('add', '--all', '--force');
    await git(...who, 'commit', '--quiet', '--message', version);
    await git('tag', `v${version}`);
  }
  return folder;
}

function move({ hasPages = false }: Project, folder: string): Promise<Result> {
  return hasPages ? run(folder, 'migrate') : run(folder, 'init', '--yes');
}

function describe(moved: Result, built: Result, checked: Result): string[] {
  const find = (pattern: RegExp, { output }: Result): string => pattern.exec(output)?.[1] ?? '0';
  const summary = [...checked.output.matchAll(/(\d[\d,]*) (error|warning|note)s?\b/g)];
  const count = (severity: string): string =>
    summary.findLast(([, , kind]) => kind === severity)?.[1] ?? '0';
  return [
    find(/Converted ([\d,]+) pages?/, moved),
    find(/([\d,]+) places? needs? your attention/, moved),
    find(/Built site: ([\d,]+) pages/, built),
    find(/([\d,]+) operations/, built),
    ['error', 'warning', 'note'].map(count).join(' / '),
  ];
}

/** A run of some projects only changes their rows. */
async function writeResults(): Promise<void> {
  const known = JSON.parse(await readFile(RESULTS, 'utf8')) as Record<string, string[]>;
  const all = { ...known, ...rows };
  await writeFile(RESULTS, `${JSON.stringify(all, undefined, 2)}\n`);
  const head = [
    ...['project', 'pages converted', 'places to look at', 'pages', 'operations'],
    ...['errors / warnings / notes', 'seconds to the first site'],
  ];
  const table = makeTable(
    head,
    PROJECTS.map(({ name }) => all[name] ?? [name, ...head.slice(1).map(() => 'not run yet')]),
  );
  const verdicts = PROJECTS.map(
    ({ name, wouldSwitch, reason }) =>
      `- **${name}**: ${wouldSwitch ? 'would switch' : 'would not switch yet'}. ${reason}`,
  );
  await writeFile(PAGE, `${INTRODUCTION}\n\n${table}\n\n${VERDICTS}\n\n${verdicts.join('\n')}\n`);
  await execa('prettier', ['--write', PAGE, RESULTS], { preferLocal: true });
}

const INTRODUCTION = `# Switching

Written by \`npm run test:packages -- switching\`, which makes a repository of two source distributions
of each project, runs \`migrate\` where there are pages or else \`init\`, then \`build\`, \`check\` and
\`release\` of both tags. Seconds are those of the machine and of what else it did.`;

const VERDICTS = `## Would the maintainer switch?

Judged by what the commands print and by the converted pages; projects.ts has the reasons.`;
