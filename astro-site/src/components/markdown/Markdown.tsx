import { renderInlineMarkdown, renderMarkdown } from '../../docstring/markdown.ts';
import { useResolve } from '../reference/ScopeProvider.tsx';

interface Props {
  text: string | undefined;
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
