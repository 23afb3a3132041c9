import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { findTestPython } from '../../../tools/python.ts';
import { PLATFORM } from '../../wheels.ts';
import { readRecipe } from './recipes.ts';
import { replaceFile } from './replace-file.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const WHEELS = join(FOLDER, 'wheels.txt');

/** A distribution of an environment, with the hash of its wheel. */
interface Pin {
  name: string;
  version: string;
  sha256: string;
}

/** The part of pip's installation report that is read. */
interface Report {
  install: {
    metadata: { name: string; version: string };
    requested: boolean;
    download_info: { archive_info: { hashes: { sha256: string } } };
  }[];
}

/**
 * Pins the newest release of a client in `wheels.txt`, and the newest releases of its dependencies that
 * go with it in `environments/NAME.txt`. Only wheels of CPython 3.11 on Linux are considered.
 *
 * @returns the version of the client
 */
export async function pinClient(client: string, signal: AbortSignal): Promise<string> {
  const { packages = [] } = readRecipe(client);
  const report = await resolve([client, ...packages], signal);
  const pins = report.install.map(({ metadata, download_info }) => ({
    name: normalizeName(metadata.name),
    version: metadata.version,
    sha256: download_info.archive_info.hashes.sha256,
  }));
  const name = normalizeName(client);
  const own = pins.find((pin) => pin.name === name);
  if (own === undefined) throw new Error(`pip reports no release of ${client}`);
  await replaceFile(getEnvironmentFile(client), formatPins(pins.filter((pin) => pin !== own)));
  await replaceOwnPin(own);
  return own.version;
}

/** Reads the pins of a client and of its dependencies; undefined if it is not pinned. */
export async function readPins(client: string): Promise<string | undefined> {
  const file = getEnvironmentFile(client);
  const own = (await readOwnPins()).find((pin) => pin.name === normalizeName(client));
  if (own === undefined || !existsSync(file)) return undefined;
  return formatPins([own]) + (await readFile(file, 'utf8'));
}

/** The name of a distribution as package indexes compare it. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

function getEnvironmentFile(client: string): string {
  return join(FOLDER, 'environments', `${client}.txt`);
}

async function resolve(requirements: readonly string[], signal: AbortSignal): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-pins-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--quiet', '--dry-run', '--ignore-installed', '--only-binary', ':all:'];
    await execa(
      await findTestPython(),
      [
        ...['-I', '-m', 'pip', 'install', ...flags, ...PLATFORM],
        ...['--target', join(folder, 'unused'), '--report', file, ...requirements],
      ],
      { cancelSignal: signal },
    );
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOwnPins(): Promise<Pin[]> {
  const text = existsSync(WHEELS) ? await readFile(WHEELS, 'utf8') : '';
  const found = text.matchAll(/^([\w-]+)==(\S+) \\\n +--hash=sha256:(\w+)$/gm);
  return [...found].map(([, name = '', version = '', sha256 = '']) => ({ name, version, sha256 }));
}

async function replaceOwnPin(pin: Pin): Promise<void> {
  const others = (await readOwnPins()).filter(({ name }) => name !== pin.name);
  await replaceFile(WHEELS, formatPins([...others, pin]));
}

function formatPins(pins: readonly Pin[]): string {
  const sorted = pins.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return sorted
    .map(({ name, version, sha256 }) => `${name}==${version} \\\n    --hash=sha256:${sha256}\n`)
    .join('');
}
