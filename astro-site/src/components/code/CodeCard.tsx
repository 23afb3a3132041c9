import { code as strings } from '#strings';
import type { CodeLanguage } from '../../code/highlight.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  title: string;
  code: string;
  language: CodeLanguage;
}

/** A titled piece of code with a button that copies it. */
export function CodeCard({ title, code, language }: Props) {
  return (
    <div className="ex" data-copy data-pagefind-ignore>
      <div className="ex-bar">
        <span className="ex-title">{title}</span>
        <CopyButton label={strings.copy(title)} />
      </div>
      <CodeBlock code={code} language={language} label={title} />
    </div>
  );
}
