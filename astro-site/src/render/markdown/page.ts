import type { Page, ReferencePage } from '../../page-models/page.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { writeSections } from './sections.ts';
import { makeCode } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { createWriter, type Writer } from './writer.ts';

/**
 * Writes a page of the reference in Markdown, for programs and language models.
 *
 * @param href the address of the page
 * @param base the folder that the site is served from, with its slashes
 */
export function writeReferencePage(page: Page, href: string, base: string): string {
  const { title, reference, scope, areas, owner } = page;
  const writer = createWriter({ scope, href, base }, owner ?? scope?.view.index.name);
  return joinBlocks([
    `# ${reference.isCode ? makeCode(title) : escapeMarkdown(title)}`,
    writePosition(reference, writer),
    ...writeSections(areas.flat(), 2, writer),
  ]);
}

/**
 * Writes an operation of a page as a file of its own.
 *
 * @param href the address that a page in place of the file would have
 */
export function writeOperation(
  operation: SectionOf<'operation'>,
  page: Page,
  href: string,
  base: string,
): string {
  const { scope, reference, title } = page;
  const writer = createWriter({ scope, href, base }, operation.id);
  const trail = [...reference.trail, { label: title, href: scope?.href(operation.id) ?? '' }];
  return joinBlocks([
    `# ${makeCode(operation.call ?? operation.name)}`,
    writePosition({ ...reference, trail, badges: [] }, writer),
    ...writeSections(operation.sections, 2, writer),
  ]);
}

/** The pages above the page, and the short facts beside its title. */
function writePosition({ trail, badges }: ReferencePage, { link }: Writer): string {
  const links = trail.map(({ label, href }) => link(escapeMarkdown(label), href)).join(' / ');
  return [links, ...badges.map(escapeMarkdown)].filter((part) => part !== '').join(' · ');
}

/** Blocks with an empty line between them. */
export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}
