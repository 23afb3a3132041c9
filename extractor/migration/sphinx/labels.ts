import GithubSlugger from 'github-slugger';
import { getText, isNode, type Attributes, type Node } from '../pandoc/document.ts';

/** A place that pages refer to by a label. */
export interface Label {
  /** The file of its page. */
  file: string;
  /** The title of its section, unless it is elsewhere. */
  title?: string;
  /** The anchor of its section. */
  slug?: string;
}

/** The title of a page and its labels. */
export interface Headings {
  title: string | undefined;
  labels: Map<string, Label>;
}

/**
 * Reads the headings of a page with the anchors that the site will give them.
 *
 * @param names the labels that the page has
 */
export function readHeadings(
  file: string,
  blocks: readonly Node[],
  names: readonly string[],
): Headings {
  const slugger = new GithubSlugger();
  const labels = new Map<string, Label>(names.map((name) => [name.toLowerCase(), { file }]));
  let title: string | undefined;
  for (const { id, text } of listHeaders(blocks)) {
    const slug = slugger.slug(text);
    title ??= text;
    const name = names.find((one) => normalize(one) === normalize(id));
    if (name !== undefined) labels.set(name.toLowerCase(), { file, title: text, slug });
  }
  return { title, labels };
}

/** Pandoc makes identifiers of labels. */
function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function listHeaders(value: unknown): Array<{ id: string; text: string }> {
  if (Array.isArray(value)) return value.flatMap(listHeaders);
  if (!isNode(value)) return [];
  if (value.t !== 'Header') return listHeaders(value.c);
  const [, [id], inlines] = value.c as [number, Attributes, Node[]];
  return [{ id, text: getText(inlines) }];
}

/** The labels of a page in reStructuredText. */
export function listLabels(text: string): string[] {
  return [...text.matchAll(/^\s*\.\. _([^:\n]+|`[^`\n]+`):\s*$/gm)].map(([, name = '']) =>
    name.replaceAll('`', ''),
  );
}
