import { code, operation as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { makeCurlCommand } from '../../code/curl.ts';
import { makePythonCall } from '../../code/python-call.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { CopyButton } from '../code/CopyButton.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

const LANGUAGES = ['python', 'curl'] as const;

/** The call in Python and as curl; radio buttons switch between them, also without scripts. */
export function Examples({ operation, anchor }: { operation: Operation; anchor: string }) {
  const { view, settings } = useScope();
  return (
    <div className="ex" data-copy data-pagefind-ignore>
      <fieldset className="ex-bar">
        <legend>{strings.examples}</legend>
        {LANGUAGES.map((value, index) => (
          <label key={value}>
            <input
              type="radio"
              name={`example-${anchor}`}
              value={value}
              defaultChecked={index === 0}
            />
            {strings.languages[value]}
          </label>
        ))}
        <CopyButton label={code.copyExample} />
      </fieldset>
      <CodeBlock
        code={makePythonCall(operation, view)}
        language="python"
        label={strings.inPython(operation.name)}
      />
      <CodeBlock
        code={makeCurlCommand(operation, view, settings.apiBaseUrl)}
        language="shell"
        label={strings.withCurl(operation.name)}
      />
    </div>
  );
}
