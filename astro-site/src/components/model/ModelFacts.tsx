import type { ReactNode } from 'react';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { getLocalName } from '../../lib/routes.ts';
import { CopyButton } from '../code/CopyButton.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';

/** How to import a model, what it derives from, what derives from it, and its settings. */
export function ModelFacts({ model }: { model: ClassItem }) {
  const { view } = useScope();
  const subtypes = view.subtypes(model.id);
  const config = Object.entries(model.model?.config ?? {});
  return (
    <dl className="fact-list" data-pagefind-ignore>
      <Fact title="Import">
        <ImportLine model={model} />
      </Fact>
      {model.bases.length > 0 && (
        <Fact title="Bases">
          {model.bases.map((base, index) => (
            <TypeCode key={index} type={base} />
          ))}
        </Fact>
      )}
      {subtypes.length > 0 && (
        <Fact title="Subtypes">
          {subtypes.map(({ id, name }) => (
            <TypeCode key={id} type={{ kind: 'name', name, id }} />
          ))}
        </Fact>
      )}
      {model.model?.root !== undefined && (
        <Fact title="Value">
          <TypeCode type={model.model.root} />
        </Fact>
      )}
      {config.length > 0 && (
        <Fact title="Settings">
          {config.map(([key, value]) => (
            <code key={key}>{`${key} = ${value}`}</code>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ImportLine({ model }: { model: ClassItem }) {
  const moduleId = useScope().view.moduleOf(model.id)?.id ?? '';
  const name = getLocalName(model.id, moduleId).split('.', 1)[0] ?? model.name;
  return (
    <span data-copy>
      <code>{`from ${moduleId} import ${name}`}</code>
      <CopyButton what="import" />
    </span>
  );
}
