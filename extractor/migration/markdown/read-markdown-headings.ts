import GithubSlugger from 'github-slugger';

/** A heading of a page in Markdown. */
export interface MarkdownHeading {
  text: string;
  /** Its anchor. */
  slug: string;
  /** The label in front of it: `(limits)=`. */
  label?: string;
}

/** Reads the headings of a page with the anchors that the site gives them. */
export function readMarkdownHeadings(text: string): MarkdownHeading[] {
  const slugger = new GithubSlugger();
  const headings: MarkdownHeading[] = [];
  let fence: string | undefined;
  let label: string | undefined;
  for (const line of text.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const heading = /^#{1,6}\s/.test(line)
      ? line.replace(/^#+/, '').trim().replace(/\s#+$/, '')
      : undefined;
    const [, name] = /^\(([^()]+)\)=\s*$/.exec(line) ?? [];
    if (name !== undefined) label = name;
    if (heading === undefined || fence !== undefined) continue;
    const plain = heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');
    headings.push({
      text: plain,
      slug: slugger.slug(plain),
      ...(label === undefined ? {} : { label }),
    });
    label = undefined;
  }
  return headings;
}
