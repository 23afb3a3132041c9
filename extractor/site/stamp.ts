import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const FILE = '.wrapdocs-build.json';

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
  try {
    return StampSchema.parse(JSON.parse(await readFile(path.join(site, FILE), 'utf8')));
  } catch {
    // A stamp that is missing or damaged makes the next build a full one.
    return undefined;
  }
}

export async function writeStamp(site: string, stamp: Stamp): Promise<void> {
  await writeFile(path.join(site, FILE), `${JSON.stringify(stamp, undefined, 2)}\n`);
}
