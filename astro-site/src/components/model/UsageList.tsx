import { model as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { MODEL_PARTS } from '../../page-models/outline.ts';
import { mergeUsages, type OperationUsage } from '../../page-models/usages.ts';
import { MethodBadge } from '../reference/MethodBadge.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The operations that take or return a model. */
export function UsageList({ model }: { model: ClassItem }) {
  const usages = mergeUsages(useScope().view.usedBy(model.id));
  const { id, title } = MODEL_PARTS.usage;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {usages.length > 0 && <span className="count">{usages.length}</span>}
      </h2>
      {usages.length === 0 ? (
        <p>{strings.noUsage}</p>
      ) : (
        <ul className="uses">
          {usages.map((usage) => (
            <UsageLine key={usage.operation.id} usage={usage} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UsageLine({ usage: { operation, roles } }: { usage: OperationUsage }) {
  const { href } = useScope();
  return (
    <li>
      <MethodBadge method={operation.method} />
      <a href={href(operation.id)}>
        <code>{operation.name}</code>
      </a>
      <span className="wire">{roles.join('; ')}</span>
    </li>
  );
}
