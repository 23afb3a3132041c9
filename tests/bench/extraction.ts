import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readVersions, unpackWheels } from '../packages/wheels.ts';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';
import { measureSize } from './folder-size.ts';
import { measure, type Measure } from './measure.ts';
import { formatRatio, makeTable } from './report.ts';

const STUBS = 'python-stubs/grai_source_fivetran';
/** The published wheels, each named like its module. */
const LOCK = 'tests/bench/packages.txt';

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
    for (const subject of await makeSubjects()) {
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

async function makeSubjects(): Promise<Subject[]> {
  const [wheels, versions] = [await unpackWheels(LOCK), await readVersions(LOCK)];
  const published = [...versions].map(([distribution, version]) => {
    const module = distribution.replaceAll('-', '_');
    const label = `${distribution} ${version}`;
    return { label, folder: join(wheels, distribution, module), module };
  });
  return [{ label: 'python-stubs', folder: STUBS, module: 'grai_source_fivetran' }, ...published];
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
