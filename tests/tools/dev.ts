import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const BIN = fileURLToPath(new URL('../../extractor/bin.mjs', import.meta.url));
const READY_MS = 120_000;

/** `wrapdocs dev` in a folder. */
export interface DevServer {
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Presses Ctrl-C and returns the exit code. */
  stop: () => Promise<number | undefined>;
}

/**
 * Starts `wrapdocs dev` and waits until pages can be opened.
 *
 * @param folder the folder of the configuration
 * @param bin the program of the wrapdocs that is used
 * @throws Error with its output if it ends before that or is not ready in two minutes
 */
export async function startDev(folder: string, bin = BIN): Promise<DevServer> {
  const child = execa(process.execPath, [bin, 'dev', '--port', '0'], {
    cwd: folder,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
    reject: false,
    stdin: 'ignore',
    all: true,
  });
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`wrapdocs dev is not ready:\n${output}`));
    }, READY_MS);
    child.all.on('data', (text: Buffer) => {
      output += text.toString();
      const [, address] = /at (http:\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    void child.then(() => {
      clearTimeout(timer);
      reject(new Error(`wrapdocs dev has ended:\n${output}`));
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    return (await child).exitCode;
  };
  try {
    return { url: await url, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
