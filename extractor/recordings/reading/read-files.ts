import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getMessage } from '../../errors.ts';
import type { RecordedExchange } from '../recorded-exchange.ts';
import { parseRecording } from './parse-recording.ts';
import { readExchanges } from './read-exchanges.ts';

/** The exchanges of recordings, and the files that have none. */
export interface ReadRecordings {
  exchanges: RecordedExchange[];
  /** Files that could not be read, each with the reason. */
  broken: { file: string; reason: string }[];
  /** JSON and YAML without any request. */
  without: string[];
}

const MAX_FILES = 10_000;
const MAX_FILE = 64 * 1024 * 1024;
const MAX_TOTAL = 512 * 1024 * 1024;

/** Reads recordings; a broken file costs only itself. */
export function readFiles(files: readonly string[], folder: string): ReadRecordings {
  const result: ReadRecordings = { exchanges: [], broken: [], without: [] };
  let total = 0;
  for (const [index, file] of files.entries()) {
    try {
      const place = path.join(folder, file);
      const { size } = statSync(place);
      total += size;
      if (size > MAX_FILE) throw new RangeError('it is larger than 64 MiB');
      if (total > MAX_TOTAL) throw new RangeError('the files before it have 512 MiB');
      if (index >= MAX_FILES) throw new RangeError(`there are ${String(MAX_FILES)} before it`);
      const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
      const found = readExchanges(parseRecording(text), file);
      if (found.length === 0) result.without.push(file);
      result.exchanges.push(...found);
    } catch (error) {
      result.broken.push({ file, reason: describeReason(error) });
    }
  }
  return result;
}

/** Messages of parsers can quote the file, so only their first words count. */
function describeReason(error: unknown): string {
  if (error instanceof RangeError) return error.message;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return code;
  return getMessage(error).startsWith('Excessive alias count')
    ? 'its aliases repeat too much'
    : 'it is neither JSON nor YAML';
}
