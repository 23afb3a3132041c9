import type { SectionOf } from '../../page-models/section.ts';
import { Markdown, MarkdownLine } from '../markdown/Markdown.tsx';

/** The summary and the description of a documented object. */
export function Prose({ summary, description, isFilterText = false }: SectionOf<'prose'>) {
  const text = (
    <>
      <MarkdownLine text={summary} className="md lead" />
      <Markdown text={description} />
    </>
  );
  return isFilterText ? <div data-filter-text>{text}</div> : text;
}
