import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { findClientPython } from './environments.ts';

const RECORDER = fileURLToPath(new URL('../recorder', import.meta.url));
const JAIL = join(RECORDER, 'jail.sh');
/** Where a client finds its environment, and Python the recorder. */
export const ENVIRONMENT = '/environment';
const MODULES = '/modules';
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/etc/ld.so.cache', '/etc/alternatives'];
const DEVICES = ['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom'];
const NAMESPACES = ['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
const HOME = '/home/reader';
const VARIABLES = {
  ...{
    PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
    HOME,
    TMPDIR: `${HOME}/tmp`,
    USER: 'reader',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  },
  ...{ PYTHONPATH: MODULES, PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1', NO_PROXY: '*' },
};

interface Options {
  /** The folder that is mounted at `ENVIRONMENT`. */
  environment?: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** What a job wrote. */
export interface JailedResult {
  stdout: string;
  stderr: string;
}

/**
 * Runs the recorder on a job, in namespaces of its own: it sees its environment, the system's programs
 * and an empty home folder, can write only there, and reaches no network.
 *
 * @throws if it fails or takes too long
 */
export async function runJailed(job: object, options: Options): Promise<JailedResult> {
  const root = await mkdtemp(join(tmpdir(), 'wrapdocs-jail-'));
  try {
    const python = await findClientPython();
    const mounts = await listMounts(python, options.environment);
    const result = await execa(
      'unshare',
      [
        ...(await findUserFlags()),
        ...NAMESPACES,
        ...['sh', JAIL, root, ...mounts, '--', python, '-S', '-B', '-m', 'recorder'],
      ],
      {
        ...{ input: JSON.stringify(job), env: VARIABLES, extendEnv: false },
        ...{ timeout: options.timeoutMs, forceKillAfterDelay: 500, maxBuffer: 1 << 28 },
        ...(options.signal && { cancelSignal: options.signal }),
      },
    );
    return { stdout: result.stdout, stderr: result.stderr };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function listMounts(python: string, environment: string | undefined): Promise<string[]> {
  const paths = [...SYSTEM, ...DEVICES, ...(await listPythonFolders(python))];
  return [
    ...paths.filter((path) => existsSync(path)).map((path) => `${path}=${path}`),
    `${RECORDER}=${MODULES}/recorder`,
    ...(environment === undefined ? [] : [`${environment}=${ENVIRONMENT}`]),
  ];
}

/** Lists the folders of the interpreter that the system's do not contain. */
async function listPythonFolders(python: string): Promise<string[]> {
  const code = 'import sys; print(sys.base_prefix)';
  const { stdout } = await execa(python, ['-I', '-S', '-c', code]);
  return stdout === '/usr' || stdout.startsWith('/usr/') ? [] : [stdout];
}

/** Root may make namespaces; others need one of users, too. */
async function findUserFlags(): Promise<string[]> {
  const flags = ['--user', '--map-root-user'];
  const { failed } = await execa('unshare', [...flags, 'true'], { reject: false });
  return failed ? [] : flags;
}
