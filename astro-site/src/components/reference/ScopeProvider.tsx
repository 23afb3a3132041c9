import { createContext, use, type ReactNode } from 'react';
import type { Scope } from '../../lib/scope.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Gives the components beneath it the package that they show. */
export function ScopeProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (scope === undefined) throw new Error('A component of the reference needs a ScopeProvider.');
  return scope;
}
