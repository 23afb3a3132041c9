import { styleText } from 'node:util';
import { hideCredentials } from './hide-credentials.ts';

type Style = Parameters<typeof styleText>[0];
/** Colours a text, or returns it unchanged if the stream has no colours. */
export type Paint = (style: Style, text: string) => string;

/** A line that says what is being done, shown once it has taken a second. */
export interface Progress {
  update: (detail: string) => void;
  stop: () => void;
}

/** A command's output: results on stdout, everything about the run on stderr. */
export interface Terminal {
  /** The width of stdout if it is a terminal. */
  columns: number | undefined;
  print: (text: string) => void;
  /** Information about the run; silent with `--quiet`. */
  note: (text: string) => void;
  /** Something that must be seen, even with `--quiet`. */
  warn: (text: string) => void;
  startProgress: (label: string) => Progress;
  paintOut: Paint;
  paintErr: Paint;
}

const PROGRESS_DELAY_MS = 1000;
const PROGRESS_REFRESH_MS = 100;
const CLEAR_LINE = '\r\u001B[2K';

interface Streams {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}

/** Colours depend on the stream, NO_COLOR and FORCE_COLOR, as in Node's `styleText`. */
export function createTerminal({ stdout, stderr }: Streams, quiet: boolean): Terminal {
  let progress: Progress | undefined;

  function write(text: string): void {
    progress?.stop();
    stderr.write(`${hideCredentials(text)}\n`);
  }

  return {
    columns: stdout.isTTY ? stdout.columns : undefined,
    print(text) {
      progress?.stop();
      stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    },
    note(text) {
      if (!quiet) write(text);
    },
    warn: write,
    startProgress(label) {
      progress?.stop();
      progress = quiet
        ? { update: ignore, stop: ignore }
        : startProgress(hideCredentials(label), stderr);
      return progress;
    },
    paintOut: makePaint(stdout),
    paintErr: makePaint(stderr),
  };
}

function makePaint(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}

function ignore(): void {
  // A quiet run shows no progress.
}

/** On a terminal the line is redrawn in place; elsewhere it is written once. */
function startProgress(label: string, stream: NodeJS.WriteStream): Progress {
  const started = performance.now();
  let detail = '';
  let shown = false;

  function draw(): void {
    const seconds = Math.floor((performance.now() - started) / 1000);
    if (seconds < PROGRESS_DELAY_MS / 1000) return;
    if (!stream.isTTY) {
      if (!shown) stream.write(`${label}…\n`);
    } else {
      const line = `${label}… ${detail}${detail === '' ? '' : ' '}(${String(seconds)} s)`;
      stream.write(`${CLEAR_LINE}${line.slice(0, Math.max(stream.columns - 1, 20))}`);
    }
    shown = true;
  }

  const timer = setInterval(draw, PROGRESS_REFRESH_MS);
  timer.unref();
  return {
    update(text) {
      detail = hideCredentials(text);
    },
    stop() {
      clearInterval(timer);
      if (shown && stream.isTTY) stream.write(CLEAR_LINE);
      shown = false;
    },
  };
}
