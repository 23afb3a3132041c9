import { createContext, use, type ReactNode } from 'react';
import type { ResolveLink } from '../../docstring/object-links.ts';
import type { Scope } from '../../reference/scope.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);
const MarkdownContext = createContext<((anchor: string) => string) | undefined>(undefined);
const OwnerContext = createContext<string | undefined>(undefined);

/** Provides the components below it with their package. */
export function ScopeProvider({
  scope,
  getMarkdown,
  children,
}: {
  scope: Scope | undefined;
  /** Finds the Markdown of an operation by its anchor. */
  getMarkdown?: ((anchor: string) => string) | undefined;
  children: ReactNode;
}) {
  return (
    <ScopeContext value={scope}>
      <MarkdownContext value={getMarkdown}>{children}</MarkdownContext>
    </ScopeContext>
  );
}

/** The address of the Markdown of an operation, if it is there. */
export function useOperationMarkdown(anchor: string): string | undefined {
  return use(MarkdownContext)?.(anchor);
}

export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (scope === undefined) throw new Error('A component of the reference needs a ScopeProvider.');
  return scope;
}

/**
 * Sets the documented object (by its id) that the texts below are about: names are resolved from
 * there.
 */
export function Owner({ id, children }: { id: string | undefined; children: ReactNode }) {
  return <OwnerContext value={id}>{children}</OwnerContext>;
}

/** The id of the documented object that is shown. */
export function useOwner(): string {
  return use(OwnerContext) ?? '';
}

/** Resolves a name in the current docstring; an object does not link to itself. */
export function useResolve(): ResolveLink {
  const scope = use(ScopeContext);
  const owner = use(OwnerContext) ?? scope?.view.index.name ?? '';
  return (name) => {
    const href = scope?.resolve(name, owner);
    return href === scope?.href(owner) ? undefined : href;
  };
}
