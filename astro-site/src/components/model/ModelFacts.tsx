import { model as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { Fact } from '../reference/Fact.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { ImportLine } from './ImportLine.tsx';

/** How to import a model, what it derives from, what derives from it, and its settings. */
export function ModelFacts({ model, name }: { model: ClassItem; name: string }) {
  const { view } = useScope();
  const subtypes = view.subtypes(model.id);
  const config = Object.entries(model.model?.config ?? {});
  return (
    <dl className="fact-list" data-pagefind-ignore>
      <Fact title={strings.import}>
        <ImportLine item={model} name={name} />
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
