import { code as strings } from '#strings';
import { PhraseText } from '../client/Phrase.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import type { SectionOf } from '../../page-models/sections/section.ts';
import type { Method } from '../../../../extractor/contract/operation.ts';
import { CopyButton } from '../code/CodeBlock.tsx';

/** Method and path, with highlighted placeholders. */
export function Endpoint({ method, path, base }: SectionOf<'endpoint'>) {
  const line = (
    <p className="ep" data-copy>
      <MethodBadge method={method} />
      <code>
        {path
          .split(/(\{[^{}]*\})/)
          .map((part, index) =>
            index % 2 === 1 ? <var key={index}>{part}</var> : <Breakable key={index} text={part} />,
          )}
      </code>
      <CopyButton label={strings.copyPath} />
    </p>
  );
  if (base === undefined) return line;
  return (
    <>
      {line}
      <p className="wire base">
        <PhraseText phrase={base} />
      </p>
    </>
  );
}

/** An HTTP method in its colour. */
export function MethodBadge({ method }: { method: Method }) {
  return <span className={`m ${method.toLowerCase()}`}>{method}</span>;
}
