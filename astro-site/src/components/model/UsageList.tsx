import { model as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { MethodBadge } from '../reference/MethodBadge.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The operations that take or return a model. */
export function UsageList({ usages }: SectionOf<'usages'>) {
  const { href } = useScope();
  if (usages.length === 0) return <p>{strings.noUsage}</p>;
  return (
    <ul className="uses">
      {usages.map(({ id, name, method, roles }) => (
        <li key={id}>
          <MethodBadge method={method} />
          <a href={href(id)}>
            <code>{name}</code>
          </a>
          <span className="wire">{roles.join('; ')}</span>
        </li>
      ))}
    </ul>
  );
}
