import { model, parameter as strings } from '#strings';
import type { Row } from '../../page-models/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { Owner } from '../reference/ScopeProvider.tsx';
import { ObjectType, TypeCode } from '../type/TypeExpression.tsx';
import { ModelFieldDetails } from './ModelFieldDetails.tsx';
import { Necessity } from './Necessity.tsx';
import { RowFacts } from './RowFacts.tsx';
import { RowName } from './RowName.tsx';

/** Parameters, fields or parts of a body, under the names that they have in Python. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="ps">
      {rows.map((row, index) => (
        <RowEntry key={index} row={row} />
      ))}
    </ul>
  );
}

function RowEntry({ row }: { row: Row }) {
  return (
    <li id={row.anchor}>
      <RowLine row={row} />
      {row.history && <ItemHistory history={row.history} />}
      {row.inheritedFrom === undefined ? (
        <MarkdownLine text={row.description} />
      ) : (
        <Owner id={row.inheritedFrom.id}>
          <MarkdownLine text={row.description} />
        </Owner>
      )}
      {row.undeclared === true && <p className="note">{strings.undeclaredNote}</p>}
      <Deprecation deprecated={row.deprecated} />
      <RowFacts row={row} />
      {row.fields && <ModelFieldDetails fields={row.fields} />}
    </li>
  );
}

/** The first line of a row: name, name in the request, type, and whether it is required. */
function RowLine({ row }: { row: Row }) {
  return (
    <p className="pn">
      {row.name !== undefined && <RowName name={row.name} anchor={row.anchor} />}
      {row.wireName !== undefined && (
        <span className="wire">
          {`${strings.sentAs} `}
          <code>{row.wireName}</code>
        </span>
      )}
      <TypeCode type={row.type} />
      <Necessity required={row.required} />
      {row.mediaType !== undefined && <span className="wire">{row.mediaType}</span>}
      {row.undeclared === true && <span className="tag warn">{strings.undeclared}</span>}
      {row.inheritedFrom !== undefined && (
        <span className="wire">
          {`${model.inheritedFrom} `}
          <ObjectType object={row.inheritedFrom} />
        </span>
      )}
    </p>
  );
}
