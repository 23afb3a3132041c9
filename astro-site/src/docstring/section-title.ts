import { docstring as strings } from '#strings';
import type { DocstringSection } from '../../../extractor/contract/docstring.ts';

const TITLES: Partial<Record<string, string>> = strings.sections;

/** The heading of a docstring section: its own title, or the name of its kind. */
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
