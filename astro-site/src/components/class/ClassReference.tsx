import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Scope } from '../../reference/scope.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { ImportLine } from '../model/ImportLine.tsx';
import { Deprecation } from '../reference/Deprecation.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { Owner, ScopeProvider } from '../reference/ScopeProvider.tsx';
import { SourceLine } from '../reference/SourceLine.tsx';
import { ClassDeclaration, Subclasses } from './ClassContent.tsx';
import { ClassParts } from './ClassParts.tsx';

interface Props {
  scope: Scope;
  item: ClassItem;
  /** Its name in the module that users import it from. */
  name: string;
}

/** The page of a class whose module is too large for one page. */
export function ClassReference({ scope, item, name }: Props) {
  return (
    <ScopeProvider scope={scope}>
      <Owner id={item.id}>
        <div className="ref not-content">
          <ItemHistory id={item.id} />
          <p className="import">
            <ImportLine item={item} name={name} />
          </p>
          <ClassDeclaration item={item} name={name} />
          <Deprecation deprecated={item.deprecated} />
          <DiagnosticNotes id={item.id} />
          <Docstring docstring={item.docstring} />
          <Subclasses item={item} />
          <ClassParts item={item} />
          <SourceLine source={item.source} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}
