import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order } from './publish-child.ts';

/** Loading the code takes longer than publishing, so it is compiled once. */
const COMPILED = path.join(tmpdir(), 'wrapdocs-release-compiled');
const SCRIPT = fileURLToPath(new URL('publish-child.ts', import.meta.url));

/** A process that is about to publish a site. */
export interface PublishingChild {
  /** Resolves once it is ready to begin. */
  ready: Promise<void>;
  begin: () => void;
  signal: (name: NodeJS.Signals) => void;
  /** How it ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

export function startPublishing(order: Order): PublishingChild {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(order)], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`ended before it was ready: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.startsWith('ready\n')) resolve();
    });
  });
  ready.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.replace('ready\n', ''),
  }));
  return {
    ready,
    begin: () => child.stdin.write('go\n'),
    signal: (name) => child.kill(name),
    ended,
  };
}
