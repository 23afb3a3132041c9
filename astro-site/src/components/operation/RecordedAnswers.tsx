import { recorded as strings } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';

/** What tests have recorded of an operation, by status. */
export function RecordedAnswers({ note, answers }: SectionOf<'recorded'>) {
  return (
    <div data-pagefind-ignore>
      <p className="note">{note}</p>
      <ul className="ps">
        {answers.map(({ status, facts, shape }) => (
          <li key={status}>
            <p className="pn">
              <span className={`st s${status.charAt(0)}`}>{status}</span>
              {facts.map((fact) => (
                <span key={fact} className="wire">
                  {fact}
                </span>
              ))}
            </p>
            {shape !== undefined && (
              <CodeBlock code={shape} language="json" label={strings.shape(status)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
