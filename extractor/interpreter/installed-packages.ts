import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of a RECORD whose file has a hash: `griffe/__init__.py,sha256=…,1234`. */
const RECORDED = /^("?)(.+)\1,sha256=([\w-]{43}),\d*$/;

/**
 * Whether every file of the packages that pip has installed into a folder is as their wheels have it,
 * which pip has compared with the lock file.
 */
export function areInstalled(folder: string): boolean {
  try {
    const records = readdirSync(folder).filter((name) => name.endsWith('.dist-info'));
    return records.length > 0 && records.every((name) => isRecorded(folder, name));
  } catch {
    // A file that is missing or cannot be read.
    return false;
  }
}

function isRecorded(folder: string, name: string): boolean {
  const lines = readFileSync(path.join(folder, name, 'RECORD'), 'utf8')
    .trimEnd()
    .split('\n');
  const files = lines.flatMap((line) => {
    const [, , file, hash] = RECORDED.exec(line.trimEnd()) ?? [];
    // `pip --target` moves programs elsewhere.
    return file === undefined || file.startsWith('..') ? [] : [{ file, hash }];
  });
  return (
    files.length > 0 &&
    files.every(({ file, hash }) => {
      const content = readFileSync(path.join(folder, file));
      return createHash('sha256').update(content).digest('base64url') === hash;
    })
  );
}
