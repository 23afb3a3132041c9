import { code, operation as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { CopyButton } from '../code/CopyButton.tsx';

const LANGUAGES = ['python', 'curl'] as const;

/** The call in Python and as curl; radio buttons switch between them, also without scripts. */
export function Examples({ anchor, name, python, curl }: SectionOf<'examples'>) {
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
      <CodeBlock code={python} language="python" label={strings.inPython(name)} />
      <CodeBlock code={curl} language="shell" label={strings.withCurl(name)} />
    </div>
  );
}
