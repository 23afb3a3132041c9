import { code as strings } from '#strings';
import { CopyButton } from '../code/CopyButton.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { MethodBadge } from '../reference/MethodBadge.tsx';
import type { SectionOf } from '../../page-models/section.ts';

/** Method and path, with highlighted placeholders. */
export function Endpoint({ method, path }: SectionOf<'endpoint'>) {
  return (
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
}
