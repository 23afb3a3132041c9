import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersions, unpackWheels } from '../packages/wheels.ts';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';
import { measureSize } from './folder-size.ts';
import { measure } from './measure.ts';
import {
  TOOLS,
  type Command,
  type Equipment,
  type Project,
  type Subject,
  type Tool,
} from './peer-tools.ts';
import { createAside } from './aside.ts';
import { formatMeasure, makeTable } from './report.ts';

const LIMIT_SECONDS = 600;
const NONE = '–';
const FAILED = 'fails';

/** A package of `packages.txt`, and the file whose docstring is changed. */
export interface PeerSubject {
  size: string;
  distribution: string;
  module: string;
  edited: string;
  /** How often everything is measured; the medians count. Once by default. */
  rounds?: number;
}

const SUBJECTS: readonly PeerSubject[] = [
  { size: 'small', distribution: 'httpx', module: 'httpx', edited: 'httpx/_status_codes.py' },
  {
    size: 'medium',
    distribution: 'grai-source-fivetran',
    module: 'grai_source_fivetran',
    edited: 'grai_source_fivetran/fivetran_api/main.py',
  },
];

/**
 * The same packages through wrapdocs and its peers, one after the other.
 *
 * @param sizes which of them; all by default
 */
export async function benchPeers(sizes: string[]): Promise<string> {
  const equipment = await getEquipment();
  const rows: string[][] = [];
  for (const subject of SUBJECTS.filter(({ size }) => sizes.length === 0 || sizes.includes(size))) {
    for (const tool of TOOLS) rows.push(await benchTool(tool, subject, equipment));
  }
  const head = ['package', 'tool', 'extraction', 'cold', 'nothing changed', 'a docstring changed'];
  return makeTable([...head, 'output'], rows);
}

/** Installs what the tools are run with. */
export async function getEquipment(): Promise<Equipment> {
  return {
    python: await findTestPython(),
    peers: await ensurePythonTools('tests/bench/peers.txt'),
    imports: await ensurePythonTools('tests/bench/documented.txt'),
  };
}

/** One row, measured in a separate folder. */
export async function benchTool(
  tool: Tool,
  { distribution, rounds = 1, ...named }: PeerSubject,
  equipment: Equipment,
): Promise<string[]> {
  const version = (await readVersions(equipment.lock)).get(distribution) ?? '';
  const label = `${named.size}: ${distribution} ${version}`;
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-bench-'));
  try {
    const root = join(folder, 'package');
    await cp(join(await unpackWheels(equipment.lock), distribution), root, { recursive: true });
    const subject = { ...named, label, root };
    const home = join(folder, 'project');
    await mkdir(home);
    const project = await tool.setUp(subject, home, equipment);
    const cells = await measureProject(project, subject, tool, { ...equipment, rounds });
    return [label, tool.name, ...cells];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureProject(
  { extract, build, output, caches }: Project,
  { label, root, edited }: Subject,
  { name }: Tool,
  { python, rounds }: Equipment & { rounds: number },
): Promise<string[]> {
  const run = (what: string, command: Command | undefined, prepare?: () => Promise<void>) => {
    if (command === undefined) return NONE;
    console.error(`  ${label}, ${name}, ${what}`);
    return tryToMeasure(python, command, { rounds, ...(prepare && { prepare }) });
  };
  const aside = createAside(join(root, '..'));
  const makeCold = async () => {
    for (const place of [output, ...caches]) await aside.move(place);
  };
  const extraction = await run('extraction', extract, makeCold);
  const cold = await run('cold', build, makeCold);
  const next = cold.startsWith(FAILED) ? undefined : build;
  const unchanged = await run('nothing changed', next);
  const changed = await run('a docstring changed', next, () => changeDocstring(join(root, edited)));
  const size = `${((await measureSize(output)) / 1e6).toFixed(1)} MB`;
  return [extraction, cold, unchanged, changed, size];
}

/** A cell of the table; a tool that fails says why, and the others continue. */
async function tryToMeasure(
  python: string,
  { args, env = {} }: Command,
  options: { rounds: number; prepare?: () => Promise<void> },
): Promise<string> {
  try {
    return formatMeasure(await measure(python, args, { ...options, limit: LIMIT_SECONDS, env }));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(text);
    return `${FAILED}: ${findReason(text)}`;
  }
}

/** The line of an output that names the error, formatted for a cell. */
function findReason(text: string): string {
  const lines = text.trim().split('\n');
  const line = lines.findLast((one) => /error|limit/i.test(one)) ?? lines.at(-1) ?? '';
  return line.trim().replaceAll('|', '/').slice(0, 100);
}

/** Changes the first word of the first docstring of a file. */
export async function changeDocstring(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/^( *""" *)(?=\w)/m, '$1Changed. ');
  if (changed === text) throw new Error(`${file} has no docstring`);
  await writeFile(file, changed);
}
