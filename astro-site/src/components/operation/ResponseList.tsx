import { operation as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The responses of an operation by status. */
export function ResponseList({ title, responses }: SectionOf<'responses'>) {
  return (
    <div>
      <h3>{title}</h3>
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
