import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { findPython } from '../../interpreter/find-python.ts';
import type { SourceOptions } from '../source.ts';

const VARIABLE = /^PIP_/i;

/** A hash of everything that pip's configuration comes from: its variables and its files. */
export async function fingerprintPip(options: SourceOptions): Promise<string> {
  const { executable } = await findPython(options);
  const variables = Object.entries(options.env).filter(([name]) => VARIABLE.test(name));
  const hash = createHash('sha256').update(JSON.stringify([executable, variables.toSorted()]));
  for (const file of listFiles(executable, options.env)) {
    const bytes = await readFile(file).catch(() => undefined);
    hash.update(JSON.stringify([file, bytes?.toString('latin1')]));
  }
  return hash.digest('hex').slice(0, 32);
}

/** Where pip looks for its configuration, on any platform. */
function listFiles(executable: string, env: NodeJS.ProcessEnv): string[] {
  const home = homedir();
  const bin = path.dirname(executable);
  const global = (env['XDG_CONFIG_DIRS'] || '/etc/xdg').split(path.delimiter);
  const support = ['Library', 'Application Support', 'pip'];
  const folders = [
    '/etc',
    ...global.map((folder) => path.join(folder, 'pip')),
    path.join('/', ...support),
    path.join(home, ...support),
    path.join(home, '.pip'),
    path.join(home, 'pip'),
    path.join(env['XDG_CONFIG_HOME'] || path.join(home, '.config'), 'pip'),
    path.join(env['APPDATA'] ?? home, 'pip'),
    path.join(env['PROGRAMDATA'] ?? home, 'pip'),
    bin,
    path.dirname(bin),
  ];
  const own = env['PIP_CONFIG_FILE'];
  const files = folders.flatMap((folder) => [`${folder}/pip.conf`, `${folder}/pip.ini`]);
  return own ? [...files, own] : files;
}
