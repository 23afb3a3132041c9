import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { makeDiagnostic, makeModule, makeOperation } from './contract.ts';
import { CLOSING } from './fake-introspection.ts';
import { makePython } from './scripts.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const BIN = fileURLToPath(new URL('../../../../extractor/bin.mjs', import.meta.url));

const OPERATION = makeOperation('shop.main.read@GET', {
  path: '/v1/rows/{id}',
  summary: asMarkdown('=cmd()'),
});
const DIAGNOSTIC = makeDiagnostic({ location: { file: 'shop/main.py', line: 3, column: 5 } });

export const EVENTS = [
  { event: 'module', module: makeModule('shop.main', [OPERATION]) },
  { event: 'diagnostic', diagnostic: DIAGNOSTIC },
  ...CLOSING,
];

/** A project with a configuration, and a Python that answers the introspection with these events. */
export function makeProject(events: unknown[] = EVENTS, config: object = {}) {
  const settings = {
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'src/shop' }],
    ...config,
  };
  const folder = makeTemporaryFolder({
    'src/shop/__init__.py': '',
    'src/shop/main.py': 'def read(): ...\n',
    'wrapdocs.config.mjs': `export default ${JSON.stringify(settings)}`,
  });
  const answer = path.join(folder, 'events');
  writeFileSync(answer, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const python = makePython('3.13', 'mkdir -p "$TARGET"', `cat '${answer}'`);
  return { folder, env: { WRAPDOCS_PYTHON: python, WRAPDOCS_CACHE: path.join(folder, 'cache') } };
}

interface Project {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/** Runs the command line in a project, without colours. */
export function runCli(args: string[], { folder, env }: Project) {
  return execa(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_command: undefined },
    reject: false,
    stdin: 'ignore',
  });
}
