import type * as z from 'zod';

/** How the site reports something to the program that renders it. */
interface OutputLine<T> {
  write: (value: T) => string;
  /** What a line of the site's output reports; undefined for other lines. */
  parse: (line: string) => T | undefined;
}

/**
 * A kind of report: the site writes one line for each to stdout.
 *
 * @param name the name of the kind, which lines begin with
 */
export function createOutputLine<T>(name: string, schema: z.ZodType<T>): OutputLine<T> {
  const prefix = `wrapdocs:${name} `;
  return {
    write: (value) => prefix + JSON.stringify(value),
    parse(line) {
      if (!line.startsWith(prefix)) return undefined;
      try {
        return schema.parse(JSON.parse(line.slice(prefix.length)));
      } catch {
        return undefined;
      }
    },
  };
}
