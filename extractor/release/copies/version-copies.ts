import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASES_VERSION } from '../../contract/version.ts';
import { WrapdocsError } from '../../errors.ts';
import { addMarks, removeMarks } from './indexing-marks.ts';
import type { YieldToEventLoop } from '../yield-to-event-loop.ts';
import { getPageFile } from './page-list.ts';
import {
  isText,
  RELOCATION_FILE,
  relocate,
  RelocationSchema,
  restore,
  type Relocation,
} from './relocation.ts';
import { linkFile, listFiles } from '../file-tree.ts';

interface Frozen {
  /** The path of the copy, with its slashes. */
  base: string;
  /** The path of the site that contains all versions, with its slashes. */
  root: string;
  /** The pages that the default version has. */
  rootPages: readonly string[];
}

/** Makes the frozen copy of a rendered site in the folder of its version. */
export async function writeFrozenCopy(
  rendered: string,
  folder: string,
  { base, root, rootPages }: Frozen,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  const foreign: Relocation['foreign'] = [];
  const atRoot = new Set(rootPages.map(getPageFile));
  await copy(rendered, folder, yieldToEventLoop, (text, file) => {
    const isAtRoot = atRoot.has(file);
    const marked = file.endsWith('.html') ? addMarks(text, { isAtRoot, root }) : text;
    const relocated = relocate(marked, base);
    if (relocated.foreign.length > 0) foreign.push({ file, occurrences: relocated.foreign });
    return relocated.text;
  });
  const relocation: Relocation = { schemaVersion: RELEASES_VERSION, base, root, foreign };
  writeFileSync(
    path.join(folder, RELOCATION_FILE),
    `${JSON.stringify(relocation, undefined, 2)}\n`,
  );
}

/** Makes the copy of a rendered site at the root. */
export async function writeRootCopy(
  rendered: string,
  folder: string,
  root: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  await copy(rendered, folder, yieldToEventLoop, (text) => relocate(text, root).text);
}

/** Makes the root's copy from a frozen one: with the same bytes as from the rendered site. */
export async function writeRootFromFrozen(
  frozen: string,
  folder: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  const { base, root, foreign } = readRelocation(path.join(frozen, RELOCATION_FILE));
  const skipped = new Map(foreign.map(({ file, occurrences }) => [file, occurrences]));
  await copy(frozen, folder, yieldToEventLoop, (text, file) => {
    const restored = restore({ text, foreign: skipped.get(file) ?? [] }, base);
    const bare = file.endsWith('.html') ? removeMarks(restored) : restored;
    return relocate(bare, root).text;
  });
}

/**
 * Copies a site without the files that only frozen copies have, and changes text byte by byte on
 * the way.
 */
async function copy(
  from: string,
  to: string,
  yieldToEventLoop: YieldToEventLoop,
  change: (text: string, file: string) => string,
): Promise<void> {
  const made = new Set<string>();
  for (const file of listFiles(from)) {
    if (file === RELOCATION_FILE) continue;
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const folder = path.dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    // Latin-1 has a character for each byte, so the rest of any file stays unchanged.
    if (isText(file)) writeText(target, change(readFileSync(source, 'latin1'), file));
    else linkFile(source, target);
    await yieldToEventLoop();
  }
}

function writeText(file: string, text: string): void {
  writeFileSync(file, text, { encoding: 'latin1', flag: 'wx' });
}

function readRelocation(file: string): Relocation {
  try {
    return RelocationSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new WrapdocsError({
      code: 'RELEASES_UNREADABLE',
      message: `${file} is missing or damaged, so this version cannot be published at the root. Nothing was changed.`,
      hint: 'Release this version again with --replace.',
      cause,
    });
  }
}
