import { model, parameter as strings } from '#strings';
import { repeatsBase, type Row } from '../../page-models/sections/row.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { PhraseText } from '../client/Phrase.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { Deprecation, ItemHistory } from '../reference/ItemHistory.tsx';
import { Owner } from '../reference/ScopeProvider.tsx';
import { ObjectType, TypeCode } from '../type/TypeExpression.tsx';
import { RowName } from './RowName.tsx';
import { NestedFieldDetails, NestedModelDetails } from './NestedFields.tsx';

/** The parameters of one kind, or the body of the request. */
export function ParameterList({ title, rows }: SectionOf<'parameters'>) {
  return (
    <div>
      <h3>{title}</h3>
      <RowList rows={rows} />
    </div>
  );
}

/** The fields of a model, each with an anchor of its own. */
export function FieldList({ rows }: SectionOf<'fields'>) {
  return (
    <>
      {rows.length === 0 && <p>{model.noFields}</p>}
      <RowList rows={rows} areFields />
    </>
  );
}

/**
 * Parameters, fields or parts of a body, under their Python names. Other pages show the fields of a
 * model in place; `scripts/nested-fields.ts` finds them by `data-fields`.
 */
function RowList({ rows, areFields = false }: { rows: readonly Row[]; areFields?: boolean }) {
  return (
    <ul className="ps" data-fields={areFields ? '' : undefined}>
      {rows.map((row, index) => (
        <RowEntry key={index} row={row} repeatsBase={repeatsBase(rows, index)} />
      ))}
    </ul>
  );
}

interface RowProps {
  row: Row;
  repeatsBase: boolean;
}

function RowEntry({ row, ...base }: RowProps) {
  return (
    <li id={row.anchor}>
      <RowLine row={row} {...base} />
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
      {row.fields && <NestedFieldDetails fields={row.fields} areSent />}
      {row.nested && <NestedModelDetails model={row.nested} />}
    </li>
  );
}

/** The first line of a row: name, name in the request, type, and whether it is required. */
function RowLine({ row, repeatsBase: isRepeated }: RowProps) {
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
      {row.constant === undefined && row.isSet !== true && <Necessity required={row.required} />}
      {row.mediaType !== undefined && <span className="wire">{row.mediaType}</span>}
      {row.undeclared === true && <span className="tag warn">{strings.undeclared}</span>}
      {row.inheritedFrom !== undefined && (
        <span className="wire">
          {`${model.inheritedFrom} `}
          {isRepeated ? (
            <code className="ty">{row.inheritedFrom.name}</code>
          ) : (
            <ObjectType object={row.inheritedFrom} />
          )}
        </span>
      )}
    </p>
  );
}

/** Whether a value must be given. */
function Necessity({ required }: { required: boolean }) {
  return required ? (
    <span className="req">{strings.required}</span>
  ) : (
    <span className="opt">{strings.optional}</span>
  );
}

/** Default, constraints and example of a parameter or field. */
function RowFacts({ row }: { row: Row }) {
  const { default: value, limits = [], example, constant, sending = [] } = row;
  const facts = [value, example, constant, ...limits, ...sending];
  if (facts.every((fact) => fact === undefined)) return null;
  return (
    <p className="facts">
      {constant !== undefined && (
        <span>
          <code>{constant}</code>
        </span>
      )}
      {value !== undefined && <RowFact label={strings.default} text={value} />}
      {limits.length > 0 && <span>{limits.join(', ')}</span>}
      {example !== undefined && <RowFact label={strings.example} text={example} />}
      {sending.map((phrase, index) => (
        <span key={index}>
          <PhraseText phrase={phrase} />
        </span>
      ))}
    </p>
  );
}

function RowFact({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {`${label} `}
      <code>{text}</code>
    </span>
  );
}

/** The values of an enum, each with its own anchor. */
export function EnumValueList({ values }: SectionOf<'values'>) {
  return (
    <ul className="ps">
      {values.map(({ name, anchor, value, history, description }) => (
        <li key={name} id={anchor}>
          <p className="pn">
            <RowName name={name} anchor={anchor} />
            <code className="ty">{value}</code>
          </p>
          {history && <ItemHistory history={history} />}
          <MarkdownLine text={description} />
        </li>
      ))}
    </ul>
  );
}
