import { execa } from 'execa';

export interface Server {
  /** Origin without a slash at the end, for example `http://127.0.0.1:4321`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts `wrapdocs serve` on a free port and waits until it says where it listens.
 *
 * @param args further arguments of the command
 */
export async function startServer(args: string[] = []): Promise<Server> {
  const child = execa(process.execPath, ['extractor/bin.mjs', 'serve', '--port', '0', ...args], {
    env: { NO_COLOR: '1' },
    reject: false,
  });
  for await (const line of child.iterable({ from: 'all' in child ? 'all' : 'stdout' })) {
    const url = /http:\/\/[\w.[\]:]+\d/.exec(line)?.[0];
    if (url !== undefined) return { url, stop: () => stop(child) };
  }
  const { stderr } = await child;
  throw new Error(`wrapdocs serve ended before it listened:\n${stderr}`);
}

async function stop(child: { kill: () => boolean } & PromiseLike<unknown>): Promise<void> {
  child.kill();
  await child;
}
