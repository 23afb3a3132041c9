import type { Docstring as DocstringData } from '../../../../extractor/contract/docstring.ts';
import { Markdown, MarkdownLine } from '../markdown/Markdown.tsx';
import { DocstringSections, type SectionLevel } from './DocstringSections.tsx';

interface Props {
  docstring: DocstringData | undefined;
  /** The level of the sections' headings. */
  level?: SectionLevel;
}

/** A whole docstring: summary, description, sections. */
export function Docstring({ docstring, level }: Props) {
  if (docstring === undefined) return null;
  return (
    <>
      <MarkdownLine text={docstring.summary} className="md lead" />
      <Markdown text={docstring.description} />
      <DocstringSections sections={docstring.sections} level={level} />
    </>
  );
}
