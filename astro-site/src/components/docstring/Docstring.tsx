import type { Docstring as DocstringData } from '../../../../extractor/contract/docstring.ts';
import { Markdown, MarkdownLine } from '../markdown/Markdown.tsx';
import { DocstringSections } from './DocstringSections.tsx';

/** A whole docstring: summary, description, sections. */
export function Docstring({ docstring }: { docstring: DocstringData | undefined }) {
  if (docstring === undefined) return null;
  return (
    <>
      <MarkdownLine text={docstring.summary} className="md lead" />
      <Markdown text={docstring.description} />
      <DocstringSections sections={docstring.sections} />
    </>
  );
}
