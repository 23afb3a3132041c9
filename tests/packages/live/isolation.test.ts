import { createSocket, type Socket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { homedir, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findClientPython } from './record/environments.ts';
import { runRecorder, type RecordedClient } from './record/record-client.ts';

const HOSTILE = fileURLToPath(new URL('hostile', import.meta.url));
/** The attempts, one after the other, without the recorder; those that would harm the machine are left out. */
const ATTEMPTS = `
import hostile_client
for part in (hostile_client.Network, hostile_client.Files, hostile_client.Processes):
    for name in sorted(vars(part)):
        if not name.startswith('_') and name not in hostile_client.AGAINST_THE_MACHINE:
            getattr(part(), name)()
`;

const reached: string[] = [];
const servers: (Server | Socket)[] = [];
let root: string;
let environment: string;

/** Listens at every kind of address; what arrives is noted. */
async function listenEverywhere(): Promise<Record<string, unknown>> {
  const unix = join(root, 'listener');
  const abstract = `wrapdocs-${process.pid}`;
  const port = await listen({ port: 0, host: '0.0.0.0' });
  await listen({ path: unix });
  await listen({ path: `\0${abstract}` });
  return {
    ...{ addresses: listAddresses(), names: ['localhost'], port, unix, abstract },
    port6: await listen({ port: 0, host: '::1' }).catch(() => port),
    datagrams: await listenToDatagrams(),
  };
}

async function listen(options: ListenOptions): Promise<number> {
  const server = createServer((socket) => {
    reached.push(JSON.stringify(options));
    socket.on('error', () => undefined);
    socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function listenToDatagrams(): Promise<number> {
  const socket = createSocket('udp4', () => reached.push('a datagram'));
  servers.push(socket);
  await new Promise<void>((resolve) => socket.bind(0, '0.0.0.0', resolve));
  return socket.address().port;
}

/** The loopback and every other address of this machine, which a namespace without a route cannot reach. */
function listAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = all.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  return [...new Set(['127.0.0.1', ...found])];
}

/** Makes folders in which nothing may appear, and files that must stay; returns the new targets. */
async function makeTargets(name: string): Promise<{ folders: string[]; victims: string[] }> {
  const outside = join(root, name, 'outside');
  const beside = join(environment, name);
  for (const folder of [outside, beside]) await mkdir(folder, { recursive: true });
  const victims = [join(outside, 'victim'), join(beside, 'victim')];
  for (const victim of victims) await writeFile(victim, 'untouched');
  return { folders: [outside, beside], victims };
}

async function listFolders(folders: readonly string[]): Promise<string[]> {
  const entries = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return entries.flat();
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wrapdocs-isolation-'));
  environment = join(root, 'environment');
  await cp(HOSTILE, environment, { recursive: true });
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(root, { recursive: true, force: true });
});

test('without the recorder, the attempts reach everything', async () => {
  const { folders, victims } = await makeTargets('unguarded');
  const targets = { ...(await listenEverywhere()), folders, victims };
  await writeFile(join(environment, 'targets.json'), JSON.stringify(targets));
  const home = join(root, 'home');
  await mkdir(home);
  await execa(await findClientPython(), ['-c', ATTEMPTS], {
    ...{ cwd: environment, env: { HOME: home, PYTHONPATH: environment }, timeout: 120_000 },
    reject: false,
  });
  expect(new Set(reached).size).toBeGreaterThanOrEqual(4);
  const left = await listFolders(folders);
  for (const name of ['open', 'libc', 'link', 'move', 'shell', 'process']) {
    expect(left).toContain(name);
  }
  for (const victim of victims) {
    expect(existsSync(victim) && (await readFile(victim, 'utf8'))).not.toBe('untouched');
  }
});

test('with it, they reach nothing, and the harmless function is recorded', async () => {
  const { folders, victims } = await makeTargets('guarded');
  const common = [tmpdir(), homedir()];
  const file = join(environment, 'targets.json');
  const targets = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const marked = [...folders, ...common, '/environment/guarded', '/', '/tmp'];
  const inside = [...victims, '/environment/guarded/victim'];
  await writeFile(file, JSON.stringify({ ...targets, folders: marked, victims: inside }));
  const before = await listFolders(common);
  reached.length = 0;

  const recorded = await record();

  expect(reached).toEqual([]);
  expect(await listFolders(folders)).toEqual(['victim', 'victim']);
  for (const victim of victims) expect(await readFile(victim, 'utf8')).toBe('untouched');
  expect(findNew(before, await listFolders(common))).toEqual([]);
  expectFacts(recorded);
});

async function record(): Promise<RecordedClient> {
  const client = { name: 'hostile-client', version: '1.0', pins: '', modules: ['hostile_client'] };
  return runRecorder({ ...client, environment });
}

/** Lists names of attempts that have appeared; other programs write into the same folders. */
function findNew(before: readonly string[], after: readonly string[]): string[] {
  const attempts = /^(open|descriptor|libc|folder|link|move|shell|process|mount)/;
  return after.filter((name) => attempts.test(name) && !before.includes(name));
}

function expectFacts({ facts, problems }: RecordedClient): void {
  expect(problems.lost).toEqual([]);
  expect(facts.functions.map(({ id }) => id)).toContain('hostile_client.HostileClient.harmless');
  const harmless = facts.functions.find(({ id }) => id.endsWith('.harmless'));
  expect(harmless?.sends[0]).toMatchObject({
    method: 'GET',
    url: 'https://api.example.com/items/{item_id}',
    headers: { authorization: 'Bearer {HostileClient.token}' },
  });
  const called = [...facts.quiet, ...facts.functions.map(({ id }) => id)];
  for (const attempt of ['Network.connect_by_libc', 'Files.delete', 'Processes.fork']) {
    expect(called.some((id) => id.endsWith(`.${attempt}`))).toBe(true);
  }
}
