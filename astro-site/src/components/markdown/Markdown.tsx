import type { Markdown as MarkdownText } from '../../../../extractor/contract/text/markdown.ts';
import { renderInlineMarkdown, renderMarkdown } from '../../docstring/markdown.ts';
import { useResolve } from '../reference/ScopeProvider.tsx';
import type { SectionOf } from '../../page-models/sections/section.ts';

interface Props {
  text: MarkdownText | undefined;
}

/** Untrusted Markdown as blocks. */
export function Markdown({ text }: Props) {
  const resolve = useResolve();
  if (text === undefined || text.trim() === '') return null;
  return <div className="md" dangerouslySetInnerHTML={{ __html: renderMarkdown(text, resolve) }} />;
}

/** Untrusted Markdown without the paragraph around it, unless it has several blocks. */
export function MarkdownLine({ text, className = 'md' }: Props & { className?: string }) {
  const resolve = useResolve();
  if (text === undefined || text.trim() === '') return null;
  const html = renderInlineMarkdown(text, resolve);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

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
