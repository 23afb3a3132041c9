import { renderInlineMarkdown, renderMarkdown } from '../../lib/markdown.ts';

interface Props {
  text: string | undefined;
}

/** A description: blocks of somebody else's Markdown. */
export function Markdown({ text }: Props) {
  if (text === undefined || text.trim() === '') return null;
  return <div className="md" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
}

/** A line of somebody else's Markdown, in a paragraph of its own where it has blocks. */
export function MarkdownLine({ text, className = 'md' }: Props & { className?: string }) {
  if (text === undefined || text.trim() === '') return null;
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(text) }} />
  );
}
