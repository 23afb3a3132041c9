const LINES_KEPT = 30;
/** The place that Astro names, if it is a page that people write. */
const PLACE_IN_PAGE = /^[^\S\n]+Location:[^\S\n]*\n[^\S\n]+\S.*\.mdx?(?::\d+)*$/m;
/** What Astro adds for those who work on it, up to the next part of the message. */
const FOR_DEVELOPERS = /^ +(?:Stack trace|Error reference):\s*\n(?: {4,}.*\n?)*/gm;

/**
 * What Astro said before it failed. If a page is to blame, the place in it is what its author needs,
 * and where Astro noticed is left out.
 *
 * @param lines everything that Astro wrote
 */
export function describeAstroError(lines: readonly string[]): string {
  const text = lines
    .filter((line) => line.trim() !== '')
    .slice(-LINES_KEPT)
    .join('\n');
  return PLACE_IN_PAGE.test(text) ? text.replaceAll(FOR_DEVELOPERS, '').trimEnd() : text;
}
