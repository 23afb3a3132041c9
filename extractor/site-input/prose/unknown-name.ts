import * as z from 'zod';

const PREFIX = 'wrapdocs:unknown-name ';

const UnknownNameSchema = z.strictObject({
  /** The route of the narrative page; the home page is `index`. */
  page: z.string(),
  name: z.string(),
});

/** A name in a narrative page that nothing documents. The site writes one line for each to stdout. */
export type UnknownName = z.infer<typeof UnknownNameSchema>;

export function writeUnknownName(unknown: UnknownName): string {
  return PREFIX + JSON.stringify(unknown);
}

/** The name that a line of the site's output reports. */
export function parseUnknownName(line: string): UnknownName | undefined {
  if (!line.startsWith(PREFIX)) return undefined;
  try {
    return UnknownNameSchema.parse(JSON.parse(line.slice(PREFIX.length)));
  } catch {
    return undefined;
  }
}
