import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('collector-process.ts', import.meta.url));

export interface CollectorProcess {
  /** Opens the database and returns the address to post to. */
  start: () => Promise<string>;
  /** SIGKILL: the process cannot react. */
  kill: () => Promise<void>;
  /** Its messages about failures. */
  getErrors: () => string;
}

/** A process that has loaded its code and waits; `limit` is a line of shell to run before it. */
export function prepareCollector(file: string, limit = ':'): CollectorProcess {
  const command = `${limit}; exec "$0" "$@"`;
  const child = spawn('sh', ['-c', command, process.execPath, PROGRAM, file], {
    // Compiled code is kept between the processes of a test, so that a hundred of them start quickly.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(path.dirname(file), 'compiled') },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    async start() {
      child.stdin.write('\n');
      const [port] = (await Promise.race([once(child.stdout, 'data'), failOnExit(child)])) as [
        Buffer,
      ];
      return `http://127.0.0.1:${port.toString().trim()}/`;
    },
    async kill() {
      if (child.exitCode !== null) throw new Error(`the collector ended by itself: ${errors}`);
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
    getErrors: () => errors,
  };
}

async function failOnExit(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the collector ended before it listened');
}
