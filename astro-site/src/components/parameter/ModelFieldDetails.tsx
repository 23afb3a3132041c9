import { model as strings, parameter } from '#strings';
import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** The fields of the model that a row is, folded. */
export function ModelFieldDetails({ fields }: { fields: readonly InheritedField[] }) {
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
