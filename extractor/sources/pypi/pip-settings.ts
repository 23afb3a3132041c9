import { makeInterrupted, WrapdocsError } from '../../errors.ts';
import { findPython } from '../../interpreter/find-python.ts';
import { runChild } from '../../system/run-child.ts';
import type { IndexSettings } from '../run-fetch.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import type { SourceOptions } from '../source.ts';

const TIMEOUT_MS = 30_000;
const PUBLIC_INDEX = 'https://pypi.org/simple';
/** From the weakest to the strongest, in pip's order. */
const SECTIONS = ['global', 'download', 'install', ':env:'];

/** Asks pip which index it uses, so that pip itself reads its files and variables. */
export const readPipSettings = oncePerEnvironment(askPip);

async function askPip({ python: named, env, signal }: SourceOptions): Promise<IndexSettings> {
  const python = await findPython({ python: named, env, signal });
  const lines: string[] = [];
  const result = await runChild(python.executable, ['-I', '-m', 'pip', 'config', 'list'], {
    env,
    signal,
    timeoutMs: TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  if (result.aborted) throw makeInterrupted();
  if (result.exitCode !== 0) {
    throw new WrapdocsError({
      code: 'PYTHON_DEPENDENCY',
      message: `The package index of pip could not be determined: \`pip config list\` of ${python.executable} failed.`,
      hint: result.stderr.trim() || 'Install pip, or use another Python with --python.',
    });
  }
  return makeSettings(parsePipConfig(lines));
}

/**
 * Parses the lines of `pip config list`, such as `global.index-url='https://…'`; stronger settings
 * win.
 */
function parsePipConfig(lines: readonly string[]): Map<string, string> {
  const found = lines.flatMap((line) => {
    const match = /^(.+?)\.([\w-]+)=(['"])(.*)\3$/.exec(line);
    if (match === null) return [];
    const [, section = '', name = '', , value = ''] = match;
    return [{ rank: SECTIONS.indexOf(section), name, value: unescape(value) }];
  });
  const ranked = found.filter(({ rank }) => rank !== -1).toSorted((a, b) => a.rank - b.rank);
  return new Map(ranked.map(({ name, value }) => [name, value]));
}

/** pip prints values as Python writes strings. */
function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function makeSettings(config: ReadonlyMap<string, string>): IndexSettings {
  if (/^(?:1|true|yes|on)$/i.test(config.get('no-index') ?? '')) {
    throw new WrapdocsError({
      code: 'SOURCE_UNREACHABLE',
      message: 'pip is configured not to use a package index (`no-index`).',
      hint: 'Remove `no-index` from the configuration of pip. To see it, run `pip config list`.',
    });
  }
  const timeout = Number(config.get('timeout') ?? config.get('default-timeout'));
  const texts = { cert: 'cert', clientCert: 'client-cert', proxy: 'proxy' } as const;
  return {
    index: checkIndex(config.get('index-url') ?? PUBLIC_INDEX),
    trustedHosts: (config.get('trusted-host') ?? '').split(/\s+/).filter((host) => host !== ''),
    ...(timeout > 0 ? { timeout } : {}),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([key, name]) => {
        const value = config.get(name);
        return value === undefined || value === '' ? [] : [[key, value]];
      }),
    ),
  };
}

function checkIndex(index: string): string {
  if (URL.canParse(index) && /^https?:/i.test(index)) return index;
  throw new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: "pip's `index-url` is not a web address.",
    hint: 'Set it to the address of a simple index, such as https://pypi.org/simple.',
  });
}
