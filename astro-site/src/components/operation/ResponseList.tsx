import { describeContent, describeReturned } from '../../page-models/fields/returned-fields.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { NestedFieldDetails, NestedModelDetails } from '../parameter/NestedFields.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The responses of an operation by status. */
export function ResponseList({ title, responses }: SectionOf<'responses'>) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ps">
        {responses.map((response) => (
          <li key={`${response.status} ${response.mediaType ?? ''}`}>
            <p className="pn">
              <span className={`st s${response.status.charAt(0)}`}>{response.status}</span>
              {response.type === undefined ? (
                <span className="opt">{describeContent(response)}</span>
              ) : (
                <TypeCode type={response.type} />
              )}
              {response.mediaType !== undefined && (
                <span className="wire">{response.mediaType}</span>
              )}
            </p>
            <MarkdownLine text={response.description} />
            {describeReturned(response).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {response.fields && <NestedFieldDetails fields={response.fields} />}
            {response.nested && <NestedModelDetails model={response.nested} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
