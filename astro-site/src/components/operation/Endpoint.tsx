import { code as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { CopyButton } from '../code/CopyButton.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { MethodBadge } from '../reference/MethodBadge.tsx';

/** Method and path, the placeholders of the path set off. */
export function Endpoint({ method, path }: Pick<Operation, 'method' | 'path'>) {
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
