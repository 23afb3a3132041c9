import { createTerminal } from '../../../../extractor/terminal/terminal.ts';

/** A terminal whose streams are kept as text. */
export function makeTerminal({ isTTY = false, quiet = false, columns = 80 } = {}) {
  const written = { out: '', err: '' };
  const makeStream = (name: 'out' | 'err') =>
    ({
      isTTY,
      columns,
      write(text: string) {
        written[name] += text;
        return true;
      },
    }) as Partial<NodeJS.WriteStream> as NodeJS.WriteStream;
  const streams = { stdout: makeStream('out'), stderr: makeStream('err') };
  // Colours have their own test; this stream has none.
  const paint = (_style: unknown, text: string) => text;
  const terminal = { ...createTerminal(streams, quiet), paintOut: paint, paintErr: paint };
  return { terminal, written };
}
