import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { SeveritySchema } from '../contract/diagnostic.ts';

/** The file at the root of a site with its stamp. */
export const STAMP_FILE = '.wrapdocs-build.json';

const StampSchema = z.strictObject({
  /** The fingerprint of everything that the site was made from. */
  fingerprint: z.string(),
  /** The number of findings of its build. */
  findings: z.int(),
  /** The worst of them, which decides whether a strict build has to make the site again. */
  worst: SeveritySchema.optional(),
  /** The number of those about files that could not be read. */
  unparsed: z.int().optional(),
  pages: z.int(),
  bytes: z.int(),
  /** The headers, by name, that every response with a file of the site must have. */
  headers: z.record(z.string(), z.string()),
  /** The path that the site, with all its versions, is served from; older sites do not say it. */
  base: z.string().optional(),
  /**
   * Files that the site also depends on, because its pages import them, relative to the
   * configuration.
   */
  imports: z.array(z.string()).optional(),
});

/**
 * What a built site records about itself. The file is part of the site, so it is moved and deleted
 * together with it.
 */
export type Stamp = z.infer<typeof StampSchema>;

/** The stamp of a site, or undefined if the folder is not a site of wrapdocs. */
export async function readStamp(site: string): Promise<Stamp | undefined> {
  const text = await readFile(path.join(site, STAMP_FILE), 'utf8').catch(() => '');
  return parseStamp(text);
}

/** A missing or damaged stamp makes the next build a full one. */
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
