import { makePrintableLines } from '../../terminal/printable.ts';
import type { Source, SourceOptions } from '../../sources/source.ts';
import type { Context } from './context.ts';

export interface SourceRequest {
  /** The name of the source in progress messages. */
  label: string;
  /** The folder that relative paths start from. */
  cwd: string;
  python: string | undefined;
}

/** Resolves a source, shows progress, and prints its warnings. */
export async function fetchSource<Result extends { source: Source } | undefined>(
  { label, cwd, python }: SourceRequest,
  { env, signal, terminal }: Context,
  fetch: (options: SourceOptions) => Promise<Result>,
): Promise<Result> {
  const progress = terminal.startProgress(`Fetching ${label}`);
  const options = { cwd, env, signal, python, onProgress: progress.update };
  const result = await fetch(options).finally(progress.stop);
  for (const warning of result?.source.warnings ?? []) terminal.note(makePrintableLines(warning));
  return result;
}
