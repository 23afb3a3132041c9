import { describeContent, describeReturned } from '../../page-models/fields/returned-fields.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { NestedFieldDetails, NestedModelDetails } from '../parameter/NestedFields.tsx';
import { useOwner } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

type Response = SectionOf<'responses'>['responses'][number];

/** The responses of an operation by status; several have a tab each, also without scripts. */
export function ResponseList({ title, responses }: SectionOf<'responses'>) {
  const hasTabs = responses.length > 1;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={hasTabs ? 'ps tabs' : 'ps'}>
        {responses.map((response, index) => (
          <li key={getKey(response)}>
            {hasTabs && <Tab response={response} isFirst={index === 0} />}
            <div className={hasTabs ? 'tab' : undefined}>
              <ResponseOf response={response} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function getKey({ status, mediaType = '' }: Response): string {
  return `${status} ${mediaType}`;
}

/** A radio button: the arrow keys go from one status to the next. */
function Tab({ response, isFirst }: { response: Response; isFirst: boolean }) {
  const owner = useOwner();
  return (
    <label>
      <input
        type="radio"
        name={`status-${owner}`}
        value={getKey(response)}
        defaultChecked={isFirst}
      />
      {response.status}
    </label>
  );
}

function ResponseOf({ response }: { response: Response }) {
  const { status, type, mediaType, description, fields, nested } = response;
  return (
    <>
      <p className="pn">
        <span className={`st s${status.charAt(0)}`}>{status}</span>
        {type === undefined ? (
          <span className="opt">{describeContent(response)}</span>
        ) : (
          <TypeCode type={type} />
        )}
        {mediaType !== undefined && <span className="wire">{mediaType}</span>}
      </p>
      <MarkdownLine text={description} />
      {describeReturned(response).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {fields && <NestedFieldDetails fields={fields} />}
      {nested && <NestedModelDetails model={nested} />}
    </>
  );
}
