import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The file at the top of a site that holds its stamp. */
export const STAMP_FILE = '.wrapdocs-build.json';

const StampSchema = z.strictObject({
  /** The fingerprint of everything that the site was made from. */
  fingerprint: z.string(),
  /** How many findings its build showed; `--strict` builds only a site of none. */
  findings: z.int(),
  pages: z.int(),
  bytes: z.int(),
  /** What every answer with a file of the site must carry, by name. */
  headers: z.record(z.string(), z.string()),
});

/** What a built site says of itself; it lies in the site, so it is moved and lost with it. */
export type Stamp = z.infer<typeof StampSchema>;

/** The stamp of a site, or nothing where the folder is no site of wrapdocs. */
export async function readStamp(site: string): Promise<Stamp | undefined> {
  const text = await readFile(path.join(site, STAMP_FILE), 'utf8').catch(() => '');
  return parseStamp(text);
}

/** What is missing or damaged is no stamp: it makes the next build a full one. */
export function parseStamp(text: string): Stamp | undefined {
  try {
    return StampSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export async function writeStamp(site: string, stamp: Stamp): Promise<void> {
  await writeFile(path.join(site, STAMP_FILE), `${JSON.stringify(stamp, undefined, 2)}\n`);
}
