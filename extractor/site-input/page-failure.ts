import * as z from 'zod';

const PREFIX = 'wrapdocs:page-failure ';

const PageFailureSchema = z.strictObject({
  /** The path of the page below the site's reference. */
  page: z.string(),
  package: z.string().optional(),
  /** The id of the object that the page is about. */
  object: z.string().optional(),
  file: z.string().optional(),
  line: z.int().positive().optional(),
  message: z.string(),
});

/** A page that could not be rendered. The site writes one line for each to stdout. */
export type PageFailure = z.infer<typeof PageFailureSchema>;

export function writePageFailure(failure: PageFailure): string {
  return PREFIX + JSON.stringify(failure);
}

/** The failure that a line of the site's output describes. */
export function parsePageFailure(line: string): PageFailure | undefined {
  if (!line.startsWith(PREFIX)) return undefined;
  try {
    return PageFailureSchema.parse(JSON.parse(line.slice(PREFIX.length)));
  } catch {
    return undefined;
  }
}
