import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { ASTRO_ENVIRONMENT } from '../site/astro-environment.ts';
import { unknownNameLine } from '../site-input/prose/unknown-name.ts';
import { RESTART_CODE } from '../site-input/restart-code.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import { getModuleFile } from '../version.ts';
import type { Problem } from './problem.ts';

const SCRIPT = getModuleFile('astro-site/dev/server');
const LINES_KEPT = 30;
/** A line of a stack trace that says nothing about the author's files. */
const OF_LIBRARIES = /^\s+at .*\/node_modules\//;

interface Options {
  /** The `site.json` of the site. */
  siteFile: string;
  /** The folder that Astro may write to. */
  root: string;
  host: string;
  port: number;
  signal: AbortSignal;
  /** Called with Astro's output. */
  onLog: (line: string) => void;
}

/** Tells the open pages that the JSON has changed, and what could not be shown. */
interface SiteUpdate {
  isChanged: boolean;
  problems: Problem[];
}

/** Astro's development server, in a separate process, which is started again when it asks for it. */
export interface SiteProcess {
  /** Resolves when pages can be opened. */
  ready: Promise<void>;
  /** Rejects with the reason when the process has ended; never resolves. */
  ended: Promise<never>;
  show: (update: SiteUpdate) => void;
}

export function startSite({ siteFile, root, host, port, signal, onLog }: Options): SiteProcess {
  const ready = Promise.withResolvers<undefined>();
  const log: string[] = [];
  let send: ((line: string) => void) | undefined;
  let problems: Problem[] = [];

  function take(line: string): void {
    if (line === 'wrapdocs:ready') {
      ready.resolve(undefined);
    } else if (line.trim() !== '') {
      log.push(line);
      onLog(explain(line));
    }
  }

  function run(): Promise<ChildResult> {
    const site = ['--root', root, '--site-json', siteFile];
    const args = [...site, '--host', host, '--port', String(port)];
    return runChild(process.execPath, [SCRIPT, ...args], {
      cwd: root,
      // With `VITEST`, Vite would not start its server in the usual way.
      env: { ...ASTRO_ENVIRONMENT, NODE_ENV: 'development', VITEST: undefined },
      signal,
      onStart(write) {
        send = write;
        show({ isChanged: false, problems });
      },
      onLine: take,
      // Astro's reports of pages that it cannot show.
      onErrorLine: (line) => {
        if (!OF_LIBRARIES.test(line)) take(line);
      },
    });
  }

  async function runUntilEnd(): Promise<never> {
    let end = await run();
    while (end.exitCode === RESTART_CODE) end = await run();
    throw explainEnd(end, log);
  }

  function show(update: SiteUpdate): void {
    ({ problems } = update);
    send?.(JSON.stringify(update));
  }

  const ended = runUntilEnd();
  const whenReady = Promise.race([ready.promise, ended]);
  // The packages may still be read when the process ends; `ended` reports it.
  whenReady.catch(() => undefined);
  return {
    ready: whenReady,
    ended,
    show,
  };
}

/** What a line of the site's output says to people. */
function explain(line: string): string {
  const unknown = unknownNameLine.parse(line);
  return unknown === undefined ? line : `${unknown.page}: nothing documents \`${unknown.name}\`.`;
}

function explainEnd(
  { aborted, exitCode, signal, stderr }: ChildResult,
  log: readonly string[],
): WrapdocsError {
  if (aborted) return makeInterrupted();
  const tail = [...log, ...stderr.split('\n')].filter((line) => line.trim() !== '');
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: [
      `Astro's development server has stopped ${signal === undefined ? `with code ${String(exitCode)}` : `by ${signal}`}.`,
      ...tail.slice(-LINES_KEPT),
    ].join('\n'),
    hint: 'Fix the problem in its output. If the problem is not in your files, this is a bug in wrapdocs. Please report it.',
  });
}
