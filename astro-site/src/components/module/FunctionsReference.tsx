import type { Scope } from '../../reference/scope.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { Member } from '../member/Member.tsx';
import { ScopeProvider } from '../reference/ScopeProvider.tsx';

/** The functions of a module that is too large for one page. */
export function FunctionsReference({ scope, functions }: { scope: Scope; functions: ShownItem[] }) {
  return (
    <ScopeProvider scope={scope}>
      <div className="ref not-content">
        {functions.map(({ item, name }) => (
          <Member key={item.id} item={item} name={name} level={2} />
        ))}
      </div>
    </ScopeProvider>
  );
}
