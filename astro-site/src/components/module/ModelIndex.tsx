import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { getGroupAnchor } from '../../page-models/outline.ts';
import type { ModelGroup } from '../../page-models/model-groups.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The models of a module by the part that they play, each with a line on what it is. */
export function ModelIndex({ groups }: { groups: readonly ModelGroup[] }) {
  return groups.map(({ label, models }) => {
    const anchor = getGroupAnchor(label);
    return (
      <section key={label} aria-labelledby={anchor}>
        <h2 id={anchor}>
          {label}
          <span className="count">{models.length}</span>
        </h2>
        <ul className="index">
          {models.map((model) => (
            <ModelLine key={model.id} model={model} />
          ))}
        </ul>
      </section>
    );
  });
}

function ModelLine({ model }: { model: ClassItem }) {
  const { href, entry } = useScope();
  return (
    <li id={entry(model.id)}>
      <a href={href(model.id)}>
        <code>{model.name}</code>
      </a>
      <MarkdownLine text={model.docstring?.summary} />
    </li>
  );
}
