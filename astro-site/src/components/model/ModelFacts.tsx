import type { ReactNode } from 'react';
import { code, model as strings } from '#strings';
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
      <Fact title={strings.import}>
        <ImportLine model={model} />
      </Fact>
      {model.bases.length > 0 && (
        <Fact title={strings.bases}>
          {model.bases.map((base, index) => (
            <TypeCode key={index} type={base} />
          ))}
        </Fact>
      )}
      {subtypes.length > 0 && (
        <Fact title={strings.subtypes}>
          {subtypes.map(({ id, name }) => (
            <TypeCode key={id} type={{ kind: 'name', name, id }} />
          ))}
        </Fact>
      )}
      {model.model?.root !== undefined && (
        <Fact title={strings.value}>
          <TypeCode type={model.model.root} />
        </Fact>
      )}
      {config.length > 0 && (
        <Fact title={strings.settings}>
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
      <CopyButton label={code.copyImport} />
    </span>
  );
}
