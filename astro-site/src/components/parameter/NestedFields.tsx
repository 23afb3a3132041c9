import { model as strings, parameter } from '#strings';
import type { NestedField, NestedModel } from '../../page-models/sections/row.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ObjectType, TypeCode } from '../type/TypeExpression.tsx';
import { RowName } from './RowName.tsx';

/** If a model has more fields than this, readers open them. */
export const MOST_OPEN_FIELDS = 20;

/** The fields of a model. `areSent`: callers must give those that are required. */
export function NestedFieldDetails({
  fields,
  areSent = false,
}: {
  fields: readonly NestedField[];
  areSent?: boolean;
}) {
  return (
    <details className="fs" open={fields.length <= MOST_OPEN_FIELDS}>
      <summary>{strings.countFields(fields.length)}</summary>
      <ul className="ps">
        {fields.map((field) => (
          <li key={field.name} id={field.anchor}>
            <p className="pn">
              <RowName name={field.name} anchor={field.anchor} />
              <TypeCode type={field.type} />
              {areSent && field.required && <span className="req">{parameter.required}</span>}
            </p>
            <MarkdownLine text={field.description} />
            {field.values && <ValueList values={field.values} />}
            {field.nested && <NestedModelDetails model={field.nested} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ValueList({ values }: { values: readonly string[] }) {
  return (
    <p className="facts">
      <span>
        {strings.oneOf}{' '}
        {values.map((value, index) => (
          <span key={value}>
            {index > 0 && ', '}
            <code>{value}</code>
          </span>
        ))}
      </span>
    </p>
  );
}

/**
 * A model whose fields `scripts/nested-fields.ts` loads from its page when a reader opens it; without
 * scripts, a link to that page.
 */
export function NestedModelDetails({ model }: { model: NestedModel }) {
  return (
    <details className="fs" data-model>
      <summary>{strings.countFields(model.count)}</summary>
      <p>
        <ObjectType object={model} />
      </p>
    </details>
  );
}
