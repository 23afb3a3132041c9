import { operation as strings, parameter } from '#strings';
import type { BodyField, RequestBody as Body } from '../../../../extractor/contract/operation.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ModelFieldDetails } from '../model/ModelFieldDetails.tsx';
import { Facts } from '../parameter/Facts.tsx';
import { Necessity } from '../parameter/Necessity.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** What an operation sends as the request's content. */
export function RequestBody({ body, operationId }: { body: Body; operationId: string }) {
  return (
    <div>
      <h3>{strings.requestBody}</h3>
      <ul className="ps">
        <li>
          <p className="pn">
            {body.pythonName !== undefined && <code className="n">{body.pythonName}</code>}
            <TypeCode type={body.type} />
            <Necessity required={body.required} />
            <span className="wire">{body.mediaType}</span>
          </p>
          <MarkdownLine text={body.description} />
          <Facts default={body.default} constraints={undefined} />
          <ModelFieldDetails type={body.type} />
        </li>
        {body.fields?.map((field) => (
          <BodyPart key={field.wireName} field={field} operationId={operationId} />
        ))}
      </ul>
    </div>
  );
}

function BodyPart({ field, operationId }: { field: BodyField; operationId: string }) {
  const { pythonName, wireName } = field;
  return (
    <li>
      <p className="pn">
        <code className="n">{pythonName}</code>
        {pythonName !== wireName && (
          <span className="wire">
            {`${parameter.sentAs} `}
            <code>{wireName}</code>
          </span>
        )}
        <TypeCode type={field.type} />
        <Necessity required={field.required} />
      </p>
      <ItemHistory id={operationId} part={pythonName} />
      <MarkdownLine text={field.description} />
      <Facts default={field.default} constraints={field.constraints} />
      <ModelFieldDetails type={field.type} />
    </li>
  );
}
