import { news as strings } from '#strings';
import type { ItemHistory as ItemHistoryData } from '../../news/item-history.ts';
import { Message } from '../news/ChangeLine.tsx';

/** Says that something is new or has changed recently, with what each release changed. */
export function ItemHistory({ history }: { history: ItemHistoryData }) {
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
