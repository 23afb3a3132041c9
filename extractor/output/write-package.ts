import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../contract/api-file.ts';
import { getSourceFileName, type ModuleFile, type Package } from '../contract/package.ts';
import { RECORDINGS_FILE, type Recordings } from '../contract/recordings.ts';
import { replaceFolder } from './replace-folder.ts';

/** The text of each module's source by the module's id. */
type SourceTexts = ReadonlyMap<string, string>;

/** What is written of a package besides its JSON. */
interface Additions {
  sources?: SourceTexts | undefined;
  /** The package beside the documents of its API. */
  apiFile?: ApiFile | undefined;
  /** What its tests have recorded. */
  recordings?: Recordings | undefined;
}

/**
 * Writes a package's folder: its JSON, what its tests have recorded and, next to each module's JSON,
 * the source that it was read from. The same package gives the same bytes, and a folder that already has them is left
 * untouched.
 *
 * @returns whether anything was written
 */
export async function writePackage(
  extracted: Package,
  folder: string,
  additions: Additions = {},
): Promise<boolean> {
  const files = renderPackage(extracted, additions);
  if (holdsExactly(folder, files)) return false;
  await replaceFolder(folder, (staging) => {
    for (const [name, text] of files) writeFileSync(path.join(staging, name), text);
  });
  return true;
}

/** The files of a package's folder by name. */
export function renderPackage(
  { index, modules }: Package,
  { sources = new Map(), apiFile, recordings }: Additions = {},
): Map<string, string> {
  const { schemaVersion, generator } = index;
  const files = new Map([['index.json', `${JSON.stringify(index, undefined, 2)}\n`]]);
  if (apiFile !== undefined) files.set(API_FILE, `${JSON.stringify(apiFile)}\n`);
  for (const [position, entry] of index.modules.entries()) {
    const module = modules[position];
    if (module?.id !== entry.id) throw new Error(`index and modules disagree on ${entry.id}`);
    files.set(entry.path, renderModule({ schemaVersion, generator, module }));
    const source = sources.get(entry.id);
    if (source !== undefined) files.set(getSourceFileName(entry.path), source);
  }
  if (recordings !== undefined) {
    files.set(RECORDINGS_FILE, `${JSON.stringify(recordings, undefined, 2)}\n`);
  }
  return files;
}

/** Compact JSON with one line per item, so that a change shows up as changed lines. */
function renderModule({ module, ...header }: ModuleFile): string {
  const { items, ...rest } = module;
  const head = JSON.stringify({ ...header, module: { ...rest, items: [] } });
  const lines = items.map((item) => JSON.stringify(item)).join(',\n');
  return `${head.slice(0, -']}}'.length)}\n${lines}\n]}}\n`;
}

function holdsExactly(folder: string, files: ReadonlyMap<string, string>): boolean {
  try {
    if (readdirSync(folder).length !== files.size) return false;
    return [...files].every(
      ([name, text]) => readFileSync(path.join(folder, name), 'utf8') === text,
    );
  } catch {
    // There is no such folder yet, or it cannot be read.
    return false;
  }
}
