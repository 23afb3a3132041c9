import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { code, docstring as strings } from '#strings';
import type { DocstringSection } from '../../../../extractor/contract/docstring.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { getSectionTitle } from '../../docstring/section-title.ts';
import { CodeBlock, CopyButton } from '../code/CodeBlock.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { SectionItems } from './SectionItems.tsx';

interface Props {
  section: DocstringSection;
  /** The parameters of the signature, for a list of parameters. */
  parameters?: readonly SignatureParameter[] | undefined;
  /** The level of its heading. */
  level: number;
}

/** A section of a docstring: exceptions, examples, notes... */
export function DocstringPart({ section, parameters, level }: Props) {
  const Heading = `h${level as 3 | 4 | 5}` as const;
  return (
    <div className={section.kind === 'admonition' ? 'note' : undefined}>
      <Heading className="sec">{getSectionTitle(section)}</Heading>
      <SectionContent section={section} parameters={parameters} />
    </div>
  );
}

function SectionContent({ section, parameters }: Omit<Props, 'level'>) {
  switch (section.kind) {
    case 'text':
    case 'admonition':
      return <Markdown text={section.text} />;
    case 'examples':
      return section.examples.map(({ kind, text }, index) =>
        kind === 'code' ? (
          <Example key={index} text={text} />
        ) : (
          <Markdown key={index} text={asMarkdown(text)} />
        ),
      );
    default:
      return <SectionItems items={section.items} parameters={parameters} />;
  }
}

function Example({ text }: { text: string }) {
  return (
    <div className="ex" data-copy>
      <CopyButton label={code.copyExample} />
      <CodeBlock code={text} language="python" label={strings.example} />
    </div>
  );
}
