import { renderInlineMarkdown, renderMarkdown } from '../../docstring/markdown.ts';
import { useResolve } from '../reference/ScopeProvider.tsx';

interface Props {
  text: string | undefined;
}

/** A description: blocks of somebody else's Markdown. */
export function Markdown({ text }: Props) {
  const resolve = useResolve();
  if (text === undefined || text.trim() === '') return null;
  return <div className="md" dangerouslySetInnerHTML={{ __html: renderMarkdown(text, resolve) }} />;
}

/** A line of somebody else's Markdown, in a paragraph of its own where it has blocks. */
export function MarkdownLine({ text, className = 'md' }: Props & { className?: string }) {
  const resolve = useResolve();
  if (text === undefined || text.trim() === '') return null;
  const html = renderInlineMarkdown(text, resolve);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
