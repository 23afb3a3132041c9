import { news as strings } from '#strings';
import { Message } from '../news/ChangeLine.tsx';
import { useScope } from './ScopeProvider.tsx';

interface Props {
  id: string;
  /** A parameter, field or member of the item, by its name in Python. */
  part?: string | undefined;
}

/** Says that something is new or has changed lately; behind it stands what each release did to it. */
export function ItemHistory({ id, part }: Props) {
  const history = useScope().history(id, part);
  if (history === undefined) return null;
  const { isNew, version, entries } = history;
  return (
    <details className="hist" data-pagefind-ignore>
      <summary>{(isNew ? strings.badgeNew : strings.badgeChanged)(version)}</summary>
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>
            <b>{entry.version}</b> <Message text={entry.message} />
          </li>
        ))}
      </ul>
    </details>
  );
}
