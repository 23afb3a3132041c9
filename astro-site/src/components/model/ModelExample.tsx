import { code as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { CopyButton } from '../code/CopyButton.tsx';

const TITLE = 'JSON';

/** A model as JSON, with a button that copies it. */
export function ModelExample({ json }: SectionOf<'modelExample'>) {
  return (
    <div className="ex" data-copy data-pagefind-ignore>
      <div className="ex-bar">
        <span className="ex-title">{TITLE}</span>
        <CopyButton label={strings.copy(TITLE)} />
      </div>
      <CodeBlock code={json} language="json" label={TITLE} />
    </div>
  );
}
