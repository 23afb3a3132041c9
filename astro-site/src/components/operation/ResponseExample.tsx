import { code, operation as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeExample, toJson } from '../../code/example.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { CopyButton } from '../code/CopyButton.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The shape of the first successful response, folded. */
export function ResponseExample({ operation }: { operation: Operation }) {
  const { view } = useScope();
  const response = operation.responses.find(({ status }) => status.startsWith('2'));
  if (response?.type === undefined || response.status === '204') return null;
  const json = toJson(makeExample(response.type, view));
  return (
    <details className="ex" data-copy data-pagefind-ignore>
      <summary className="ex-bar">{strings.response(response.status)}</summary>
      <CopyButton label={code.copyResponse} />
      <CodeBlock
        code={JSON.stringify(json, null, 2)}
        language="json"
        label={strings.responseOf(operation.name)}
      />
    </details>
  );
}
