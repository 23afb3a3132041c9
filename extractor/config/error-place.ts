import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/**
 * The file and line of an error in a configuration, `wrapdocs.config.ts:12`; only the file if the
 * line is not known.
 *
 * @param error what importing the file has thrown
 */
export function findErrorPlace(file: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = findLine(file, stack) ?? (error instanceof SyntaxError ? checkSyntax(file) : '');
  return line === '' ? file : `${file}:${line}`;
}

/** The line of an error that the code of the file has thrown, or that is in its TypeScript. */
function findLine(file: string, stack: string): string | undefined {
  const names = [`${file}:`, `${pathToFileURL(file).href}:`];
  const first = names.find((name) => stack.startsWith(name));
  if (first !== undefined) return /^\d+/.exec(stack.slice(first.length))?.[0];
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const frame = frames.find((one) => names.some((name) => one.includes(name)));
  return frame === undefined ? undefined : /:(\d+):\d+\)?$/.exec(frame)?.[1];
}

/** Node says where JavaScript cannot be parsed only when it is run or checked as a program. */
function checkSyntax(file: string): string {
  if (/\.m?ts$/.test(file)) return '';
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
  const [place = ''] = stderr.split('\n');
  return place.startsWith(`${file}:`) ? place.slice(file.length + 1).trim() : '';
}
