import { model as strings, parameter } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import { MODEL_PARTS } from '../../page-models/outline.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { Facts } from '../parameter/Facts.tsx';
import { Necessity } from '../parameter/Necessity.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The fields of a model, each with an anchor of its own. */
export function FieldList({ model }: { model: ClassItem }) {
  const fields = useScope().view.fields(model.id);
  const { id, title } = MODEL_PARTS.fields;
  if (model.model?.members !== undefined || model.model?.root !== undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {fields.length === 0 && <p>{strings.noFields}</p>}
      <ul className="ps">
        {fields.map((field) => (
          <FieldLine key={field.name} field={field} modelId={model.id} />
        ))}
      </ul>
    </section>
  );
}

function FieldLine({ field, modelId }: { field: InheritedField; modelId: string }) {
  const anchor = useScope().fieldAnchor(modelId, field.name) ?? field.name;
  return (
    <li id={anchor}>
      <p className="pn">
        <a className="n" href={`#${encodeURIComponent(anchor)}`}>
          <code>{field.name}</code>
        </a>
        {field.wireName !== field.name && (
          <span className="wire">
            {`${parameter.sentAs} `}
            <code>{field.wireName}</code>
          </span>
        )}
        <TypeCode type={field.type} />
        <Necessity required={field.required} />
        {field.inheritedFrom !== undefined && <InheritedFrom id={field.inheritedFrom} />}
      </p>
      <ItemHistory id={field.inheritedFrom ?? modelId} part={field.name} />
      <MarkdownLine text={field.description} />
      <Deprecation deprecated={field.deprecated} />
      <Facts default={field.default} constraints={field.constraints} example={field.example} />
    </li>
  );
}

function InheritedFrom({ id }: { id: string }) {
  const name = useScope().view.item(id)?.name ?? id;
  return (
    <span className="wire">
      {`${strings.inheritedFrom} `}
      <TypeCode type={{ kind: 'name', name, id }} />
    </span>
  );
}
