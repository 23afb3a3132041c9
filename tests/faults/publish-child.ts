/**
 * Publishes a rendered site in a process that may be killed. It prints `ready` once it is loaded,
 * waits for a line, and prints `done` at the end.
 *
 * Arguments: a JSON object, see `Order`.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { WrapdocsError } from '../../extractor/errors.ts';
import { openBranchTarget } from '../../extractor/release/branch/branch-target.ts';
import { openFolderTarget } from '../../extractor/release/folder/folder-target.ts';
import { publishRelease } from '../../extractor/release/publish.ts';

export interface Order {
  /** The folder of the site, or of a repository with a branch `gh-pages`. */
  to: string;
  isBranch?: boolean;
  /** The rendered site. */
  rendered: string;
  /** A folder of this run. */
  work: string;
  version: string;
  replace: boolean;
  waitSeconds: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const { to, rendered, work, waitSeconds } = order;
const interruption = new AbortController();
process.on('SIGINT', () => interruption.abort());
const { signal } = interruption;

const lock = { waitSeconds, signal, onWait: () => undefined };
const target = order.isBranch
  ? openBranchTarget({ repository: to, branch: 'gh-pages', push: false, ...lock })
  : openFolderTarget({ folder: to, python: 'python3', ...lock });
const own = path.join(work, 'rendered');
mkdirSync(work, { recursive: true });
cpSync(rendered, own, { recursive: true });

process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const { version, replace } = order;
const request = { version, date: '2026-01-01', prerelease: false, aliases: [], replace };
try {
  await publishRelease(target, { ...request, rendered: own, root: '/' }, { work, signal });
  process.stdout.write('done\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof WrapdocsError ? error.exitCode : 130;
}
