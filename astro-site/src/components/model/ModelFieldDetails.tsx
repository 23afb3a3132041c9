import { model as strings, parameter } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The fields of the one model that a type names, folded. */
export function ModelFieldDetails({ type }: { type: TypeExpression | undefined }) {
  const { view } = useScope();
  const model = findModel(type, view);
  const fields = model === undefined ? [] : view.fields(model.id);
  if (model === undefined || fields.length === 0) return null;
  return (
    <details className="fs">
      <summary>{strings.countFields(fields.length)}</summary>
      <ul className="ps">
        {fields.map((field) => (
          <li key={field.name}>
            <p className="pn">
              <code className="n">{field.wireName}</code>
              <TypeCode type={field.type} />
              {field.required && <span className="req">{parameter.required}</span>}
            </p>
            <MarkdownLine text={field.description} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function findModel(type: TypeExpression | undefined, view: PackageView): ClassItem | undefined {
  const models = view.references(type).flatMap((id) => {
    const item = view.item(id);
    return item?.kind === 'class' && item.model !== undefined ? [item] : [];
  });
  return models.length === 1 ? models[0] : undefined;
}
