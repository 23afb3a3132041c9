import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';
import { measureSize } from './folder-size.ts';
import { measure, type Measure } from './measure.ts';
import { formatRatio, makeTable } from './report.ts';

const STUBS = 'python-stubs/grai_source_fivetran';
/** Distribution and import package of the published wheels in packages.txt, by size. */
const WHEELS: [distribution: string, module: string][] = [
  ['grai-source-fivetran', 'grai_source_fivetran'],
  ['openai', 'openai'],
  ['cloudflare', 'cloudflare'],
  ['kubernetes', 'kubernetes'],
];

interface Subject {
  label: string;
  folder: string;
  module: string;
}

/** Extraction by wrapdocs against `griffe dump --full` of the same package, in the same run. */
export async function benchExtraction(): Promise<string> {
  const python = await findTestPython();
  const griffe = await ensurePythonTools('tests/bench/griffe.txt');
  const work = await mkdtemp(join(tmpdir(), 'wrapdocs-bench-'));
  try {
    const rows: string[][] = [];
    for (const subject of await makeSubjects(python, work)) {
      console.log(`  ${subject.label}`);
      rows.push(await compare(subject, python, griffe, work));
    }
    return makeTable(
      ['package', 'wrapdocs', '`griffe dump --full`', 'time', 'CPU', 'memory', 'JSON'],
      rows,
    );
  } finally {
    await rm(work, { recursive: true });
  }
}

async function makeSubjects(python: string, work: string): Promise<Subject[]> {
  const wheels = join(work, 'wheels');
  await execa(python, [
    ...['-I', '-m', 'pip', 'download', '--quiet', '--no-deps', '--require-hashes'],
    ...['--dest', wheels, '--requirement', 'tests/bench/packages.txt'],
  ]);
  const files = await readdir(wheels);
  const subjects = WHEELS.map(async ([distribution, module]) => {
    const file = files.find((name) => name.startsWith(`${distribution.replaceAll('-', '_')}-`));
    if (file === undefined) throw new Error(`pip downloaded no wheel of ${distribution}`);
    const root = join(work, distribution);
    await execa(python, ['-I', '-m', 'zipfile', '-e', join(wheels, file), root]);
    return { label: file.split('-').slice(0, 2).join(' '), folder: join(root, module), module };
  });
  const stubs = { label: 'python-stubs', folder: STUBS, module: 'grai_source_fivetran' };
  return [stubs, ...(await Promise.all(subjects))];
}

async function compare(
  { label, folder, module }: Subject,
  python: string,
  griffe: string,
  work: string,
): Promise<string[]> {
  const out = join(work, 'ours');
  const dump = join(work, 'griffe.json');
  const rounds = (await measureSize(folder)) > 5_000_000 ? 1 : 3;
  const config = await writeConfig(work, module, folder);
  const ours = await measure(
    python,
    [
      ...[process.execPath, 'extractor/bin.mjs', 'extract', '--quiet'],
      ...['--config', config, '--out', out],
    ],
    { rounds, prepare: () => rm(out, { recursive: true, force: true }) },
  );
  const theirs = await measure(
    python,
    [python, '-m', 'griffe', 'dump', '--full', '-s', join(folder, '..'), module, '-o', dump],
    { rounds, env: { PYTHONPATH: griffe } },
  );
  const [ourSize, theirSize] = [await measureSize(out, '.json'), (await stat(dump)).size];
  return [
    label,
    formatSubject(ours, ourSize),
    formatSubject(theirs, theirSize),
    formatRatio(ours.seconds, theirs.seconds),
    formatRatio(ours.cpuSeconds, theirs.cpuSeconds),
    formatRatio(ours.peakMb, theirs.peakMb),
    formatRatio(ourSize, theirSize),
  ];
}

async function writeConfig(work: string, name: string, folder: string): Promise<string> {
  const file = join(work, 'wrapdocs.config.mjs');
  const config = { site: { title: name }, packages: [{ name, source: resolve(folder) }] };
  await writeFile(file, `export default ${JSON.stringify(config)};\n`);
  return file;
}

function formatSubject({ seconds, peakMb }: Measure, bytes: number): string {
  return `${seconds.toFixed(2)} s, ${peakMb.toFixed(0)} MiB, ${(bytes / 1e6).toFixed(2)} MB`;
}
