import * as z from 'zod';
import { RELEASES_VERSION } from '../../contract/version.ts';

/**
 * The placeholder path that a release is rendered for, and that its copies replace by their own.
 */
export const TOKEN_BASE = '/wrapdocs-base/';

/** The file in the folder of a version that makes its relocation reversible. */
export const RELOCATION_FILE = 'relocation.json';

/** Where a frozen copy is, and which text in it only looks like its path. */
export const RelocationSchema = z.strictObject({
  schemaVersion: z.literal(RELEASES_VERSION),
  /** The path of the copy, with its slashes: `/0.1.2/`. */
  base: z.string(),
  /** The path of the site that contains all versions: `/`. */
  root: z.string(),
  /** Which occurrences of `base` in a file, counted from 0, are not the copy's path. */
  foreign: z.array(z.strictObject({ file: z.string(), occurrences: z.array(z.int()) })),
});
export type Relocation = z.infer<typeof RelocationSchema>;

/** Whether a file may contain paths of the site as plain text. */
export function isText(file: string): boolean {
  return /\.(?:html|m?js|css|json|xml|svg|txt|md|webmanifest)$|(?:^|\/)_redirects$/.test(file);
}

export interface Relocated {
  text: string;
  /** Which occurrences of the new base are not the site's path. */
  foreign: number[];
}

/** Replaces the token by the path of a copy. */
export function relocate(text: string, base: string): Relocated {
  const parts: string[] = [];
  const placed = new Set<number>();
  let [read, written] = [0, 0];
  const write = (part: string): void => {
    parts.push(part);
    written += part.length;
  };
  for (const { at, form } of findForms(text, getForms(TOKEN_BASE))) {
    // Two tokens may share a slash.
    if (at < read) continue;
    write(text.slice(read, at));
    placed.add(written);
    write(getForms(base)[form] ?? '');
    read = at + (getForms(TOKEN_BASE)[form] ?? '').length;
  }
  write(text.slice(read));
  const relocated = parts.join('');
  const found = findForms(relocated, getForms(base));
  const foreign = found.flatMap(({ at }, index) => (placed.has(at) ? [] : [index]));
  return { text: relocated, foreign };
}

/** Replaces the path of a copy by the token. */
export function restore({ text, foreign }: Relocated, base: string): string {
  const skipped = new Set(foreign);
  const parts: string[] = [];
  let read = 0;
  for (const [index, { at, form }] of findForms(text, getForms(base)).entries()) {
    if (skipped.has(index)) continue;
    parts.push(text.slice(read, at), getForms(TOKEN_BASE)[form] ?? '');
    read = at + (getForms(base)[form] ?? '').length;
  }
  return [...parts, text.slice(read)].join('');
}

/** A path as written in pages, and as written within the address of another page. */
function getForms(base: string): [string, string] {
  return [base, encodeURIComponent(base)];
}

interface Found {
  at: number;
  /** Which of the forms. */
  form: number;
}

/** All occurrences in order; they may overlap. */
function findForms(text: string, forms: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const [form, wanted] of forms.entries()) {
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
      found.push({ at, form });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
