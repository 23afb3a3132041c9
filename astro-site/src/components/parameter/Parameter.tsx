import { parameter as strings } from '#strings';
import type { Parameter as ParameterData } from '../../../../extractor/contract/parameter.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { Facts } from './Facts.tsx';
import { Necessity } from './Necessity.tsx';

interface Props {
  parameter: ParameterData;
  operationId: string;
}

/** A parameter under its Python name, and the name that it has in the request. */
export function Parameter({ parameter, operationId }: Props) {
  const { pythonName, wireName, type, required, declared, deprecated } = parameter;
  return (
    <li>
      <p className="pn">
        <code className="n">{pythonName ?? wireName}</code>
        {pythonName !== undefined && pythonName !== wireName && (
          <span className="wire">
            {`${strings.sentAs} `}
            <code>{wireName}</code>
          </span>
        )}
        <TypeCode type={type} />
        <Necessity required={required} />
        {declared === false && <span className="tag warn">{strings.undeclared}</span>}
      </p>
      <ItemHistory id={operationId} part={pythonName ?? wireName} />
      <MarkdownLine text={parameter.description} />
      {declared === false && <p className="note">{strings.undeclaredNote}</p>}
      <Deprecation deprecated={deprecated} />
      <Facts
        default={parameter.default}
        constraints={parameter.constraints}
        example={parameter.example}
      />
    </li>
  );
}
