import type { Module } from '../../../../extractor/contract/module.ts';
import type { Scope } from '../../reference/scope.ts';
import { Docstring } from '../docstring/Docstring.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { Owner, ScopeProvider } from '../reference/ScopeProvider.tsx';

/** What a module says about itself. */
export function ModuleHeader({ scope, module }: { scope: Scope; module: Module }) {
  return (
    <ScopeProvider scope={scope}>
      <Owner id={module.id}>
        <div className="ref not-content">
          <Docstring docstring={module.docstring} />
          <DiagnosticNotes id={module.id} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}
