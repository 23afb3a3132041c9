import { code, operation as strings } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { PhraseText } from '../client/Phrase.tsx';
import { CodeBlock, CopyButton } from './CodeBlock.tsx';

const LANGUAGES = ['python', 'async', 'curl'] as const;

/** The call in Python and as curl; radio buttons switch between them, also without scripts. */
export function Examples({
  anchor,
  name,
  python,
  async: asynchronous,
  curl,
  curlNote,
  facts,
}: SectionOf<'examples'>) {
  const languages = LANGUAGES.filter((each) => each !== 'async' || asynchronous !== undefined);
  return (
    <div className="ex" data-copy data-pagefind-ignore data-facts={JSON.stringify(facts)}>
      <fieldset className="ex-bar">
        <legend>{strings.examples}</legend>
        {languages.map((value, index) => (
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
      {asynchronous !== undefined && (
        <div className="async">
          <CodeBlock code={asynchronous} language="python" label={strings.inAsyncPython(name)} />
        </div>
      )}
      <CodeBlock code={curl} language="shell" label={strings.withCurl(name)} />
      {curlNote !== undefined && (
        <p className="ex-note of-curl">
          <PhraseText phrase={curlNote} />
        </p>
      )}
    </div>
  );
}

/** The shape of the first successful response, or of what a call returns; folded. */
export function ResponseExample({ name, status, json, leftOut }: SectionOf<'responseExample'>) {
  const isSent = status !== undefined;
  const label = isSent ? strings.responseOf(name) : strings.returnedBy(name);
  return (
    <details className="ex" data-copy data-pagefind-ignore>
      <summary className="ex-bar">
        {isSent ? strings.response(status) : strings.returnedAsJson}
      </summary>
      <CopyButton label={isSent ? code.copyResponse : code.copyReturned} />
      <CodeBlock code={json} language="json" label={label} />
      <LeftOut names={leftOut} />
    </details>
  );
}

const TITLE = 'JSON';

/** A model as JSON, with a button that copies it. */
export function ModelExample({ json, leftOut }: SectionOf<'modelExample'>) {
  return (
    <div className="ex" data-copy data-pagefind-ignore>
      <div className="ex-bar">
        <span className="ex-title">{TITLE}</span>
        <CopyButton label={code.copy(TITLE)} />
      </div>
      <CodeBlock code={json} language="json" label={TITLE} />
      <LeftOut names={leftOut} />
    </div>
  );
}

function LeftOut({ names }: { names: readonly string[] | undefined }) {
  return names === undefined ? null : (
    <p className="ex-note">{strings.leftOut(names.join(', '))}</p>
  );
}
