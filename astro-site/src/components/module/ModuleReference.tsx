import type { AttributeItem, Module } from '../../../../extractor/contract/module.ts';
import type { ModuleContent } from '../../page-models/module-content.ts';
import { groupMembers, getGroupAnchor } from '../../page-models/outline.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ShownItem } from '../../routing/shown-modules.ts';
import { AttributeList } from '../member/AttributeList.tsx';
import { Member } from '../member/Member.tsx';
import { OperationGroup } from '../operation/OperationGroup.tsx';
import { Owner, ScopeProvider } from '../reference/ScopeProvider.tsx';
import { MemberIndex } from './MemberIndex.tsx';
import { ModelIndex } from './ModelIndex.tsx';
import { ReExportList } from './ReExportList.tsx';

interface Props {
  scope: Scope;
  module: Module;
  content: ModuleContent;
}

/** Everything that a module shows: operations by group, models, the rest by kind, names from elsewhere. */
export function ModuleReference({ scope, module, content }: Props) {
  return (
    <ScopeProvider scope={scope}>
      <Owner id={module.id}>
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
              <Members items={items} isSplit={content.isSplit} />
            </section>
          ))}
          <ReExportList reExports={content.reExports} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}

/** Members of one kind. Attributes are short: they stay where their module is too large for one page. */
function Members({ items, isSplit }: { items: ShownItem[]; isSplit: boolean }) {
  const attributes = items.filter(isAttribute);
  if (attributes.length > 0) return <AttributeList items={attributes} />;
  if (isSplit) return <MemberIndex members={items} />;
  return items.map(({ item, name }) => <Member key={item.id} item={item} name={name} level={2} />);
}

function isAttribute(shown: ShownItem): shown is ShownItem & { item: AttributeItem } {
  return shown.item.kind === 'attribute';
}
