import type { OperationGroup as Group } from '../../../../extractor/contract/view/package-view.ts';
import { getGroupAnchor } from '../../page-models/outline.ts';
import { Operation } from './Operation.tsx';

/** The operations of a group under its label, which is no heading: those are the operations'. */
export function OperationGroup({ group }: { group: Group }) {
  const anchor = getGroupAnchor(group.label);
  return (
    <section className="grp" aria-labelledby={anchor} data-operation-group>
      <p className="grp-label" id={anchor}>
        {group.label}
      </p>
      {group.operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  );
}
