import { docstring as strings } from '#strings';
import type { DocstringSection } from '../../../extractor/contract/docstring.ts';

const TITLES: Partial<Record<string, string>> = strings.sections;

/** What a section of a docstring is headed: its own title, or what its kind is called. */
export function getSectionTitle(section: DocstringSection): string {
  switch (section.kind) {
    case 'admonition':
      return section.title ?? section.admonition;
    case 'text':
      return section.title ?? strings.notes;
    default:
      return section.title ?? TITLES[section.kind] ?? section.kind;
  }
}
