import { code, operation as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { CopyButton } from '../code/CopyButton.tsx';

/** The shape of the first successful response, folded. */
export function ResponseExample({ name, status, json }: SectionOf<'responseExample'>) {
  return (
    <details className="ex" data-copy data-pagefind-ignore>
      <summary className="ex-bar">{strings.response(status)}</summary>
      <CopyButton label={code.copyResponse} />
      <CodeBlock code={json} language="json" label={strings.responseOf(name)} />
    </details>
  );
}
