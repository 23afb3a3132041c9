import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { makeExample, toJson } from '../../code/example.ts';
import { showsExample, showsUsage } from '../../page-models/model-parts.ts';
import { MODEL_PARTS } from '../../page-models/outline.ts';
import type { Scope } from '../../reference/scope.ts';
import { ClassParts } from '../class/ClassParts.tsx';
import { CodeCard } from '../code/CodeCard.tsx';
import { Docstring } from '../docstring/Docstring.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { Owner, ScopeProvider } from '../reference/ScopeProvider.tsx';
import { SourceLine } from '../reference/SourceLine.tsx';
import { FieldList } from './FieldList.tsx';
import { MemberList } from './MemberList.tsx';
import { ModelFacts } from './ModelFacts.tsx';
import { UsageList } from './UsageList.tsx';

interface Props {
  scope: Scope;
  model: ClassItem;
  /** Its name in the module that users import it from. */
  name: string;
}

/** A model: its fields or values, an example, and where it is used. */
export function ModelReference({ scope, model, name }: Props) {
  const hasExample = showsExample(model, scope.view);
  return (
    <ScopeProvider scope={scope}>
      <Owner id={model.id}>
        <div className="ref not-content">
          <ItemHistory id={model.id} />
          <Docstring docstring={model.docstring} />
          <Deprecation deprecated={model.deprecated} />
          <DiagnosticNotes id={model.id} />
          <ModelFacts model={model} name={name} />
          <div className={hasExample ? 'cols' : undefined}>
            <div className="col">
              <MemberList model={model} />
              <FieldList model={model} />
            </div>
            {hasExample && (
              <div className="col">
                <ModelExamples model={model} scope={scope} />
              </div>
            )}
          </div>
          <ClassParts item={model} />
          {showsUsage(scope.view) && <UsageList model={model} />}
          <SourceLine source={model.source} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}

function ModelExamples({ model, scope }: { model: ClassItem; scope: Scope }) {
  const { view } = scope;
  const example = makeExample({ kind: 'name', name: model.name, id: model.id }, view);
  const { id, title } = MODEL_PARTS.example;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CodeCard title="JSON" code={JSON.stringify(toJson(example), null, 2)} language="json" />
    </section>
  );
}
