import { execa } from 'execa';

export interface Server {
  /** Origin without a slash at the end, for example `http://127.0.0.1:4321`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts `wrapdocs serve` on a free port and waits until it prints its address.
 *
 * @param args further arguments of the command
 * @throws Error with the command's output if it ends before it listens
 */
export async function startServer(args: string[] = []): Promise<Server> {
  const child = execa(process.execPath, ['extractor/bin.mjs', 'serve', '--port', '0', ...args], {
    env: { NO_COLOR: '1' },
    all: true,
    reject: false,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.all.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/[\w.:]+\d/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.all.on('end', () => reject(new Error(`wrapdocs serve did not listen:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await child;
    },
  };
}
