import type { ModuleContent } from '../../lib/module-content.ts';
import { groupMembers, getGroupAnchor } from '../../lib/outline.ts';
import type { Scope } from '../../lib/scope.ts';
import { OperationGroup } from '../operation/OperationGroup.tsx';
import { ScopeProvider } from '../reference/ScopeProvider.tsx';
import { Member } from './Member.tsx';
import { ModelIndex } from './ModelIndex.tsx';

/** Everything that a module declares: operations by group, models, and the rest by kind. */
export function ModuleReference({ scope, content }: { scope: Scope; content: ModuleContent }) {
  return (
    <ScopeProvider scope={scope}>
      <div className="ref not-content">
        {content.groups.map((group) => (
          <OperationGroup key={group.label} group={group} />
        ))}
        <ModelIndex groups={content.models} />
        {groupMembers(content.members).map(({ label, items }) => (
          <section key={label} className="grp" aria-labelledby={getGroupAnchor(label)}>
            <p className="grp-label" id={getGroupAnchor(label)}>
              {label}
            </p>
            {items.map((item) => (
              <Member key={item.id} item={item} />
            ))}
          </section>
        ))}
      </div>
    </ScopeProvider>
  );
}
