import { operation as strings } from '#strings';
import type { Response } from '../../../../extractor/contract/operation.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The responses of an operation by status. */
export function ResponseList({ responses }: { responses: Response[] }) {
  if (responses.length === 0) return null;
  return (
    <div>
      <h3>{strings.responses}</h3>
      <ul className="ps">
        {responses.map(({ status, type, mediaType, description }) => (
          <li key={status}>
            <p className="pn">
              <span className={`st s${status.charAt(0)}`}>{status}</span>
              {type === undefined ? (
                <span className="opt">{strings.noContent}</span>
              ) : (
                <TypeCode type={type} />
              )}
              {mediaType !== undefined && <span className="wire">{mediaType}</span>}
            </p>
            <MarkdownLine text={description} />
          </li>
        ))}
      </ul>
    </div>
  );
}
