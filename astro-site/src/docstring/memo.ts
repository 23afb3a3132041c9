import type { Markdown } from '../../../extractor/contract/text/markdown.ts';

/** Returns what a name or an address in a text leads to. */
type Lookup = (name: string) => string | undefined;

interface Result<Names extends string> {
  output: string;
  /** What was looked up while the text was rendered, and what was found. */
  lookups: { from: Names; name: string; found: string | undefined }[];
}

/**
 * Keeps what texts are rendered to. Packages say the same in many places, and only what the names in
 * a text lead to can differ: a result is used again where all of them lead to the same.
 *
 * @param render renders a text, and looks up names only through the functions that it is given
 */
export function createMemo<Names extends string>(
  render: (text: Markdown, lookups: Record<Names, Lookup>) => string,
): (text: Markdown, lookups: Record<Names, Lookup>) => string {
  const known = new Map<string, Result<Names>>();
  return (text, lookups) => {
    const present = known.get(text);
    const isSame = present?.lookups.every(({ from, name, found }) => lookups[from](name) === found);
    if (present !== undefined && isSame === true) return present.output;
    const result: Result<Names> = { output: '', lookups: [] };
    result.output = render(text, record(lookups, result));
    known.set(text, result);
    return result.output;
  };
}

/** The same functions, which also note what they are asked. */
function record<Names extends string>(
  lookups: Record<Names, Lookup>,
  result: Result<Names>,
): Record<Names, Lookup> {
  const entries = (Object.entries(lookups) as [Names, Lookup][]).map(([from, lookUp]) => [
    from,
    (name: string) => {
      const found = lookUp(name);
      result.lookups.push({ from, name, found });
      return found;
    },
  ]);
  return Object.fromEntries(entries) as Record<Names, Lookup>;
}
