import { news as strings, reference } from '#strings';
import type { ItemHistory as ItemHistoryData } from '../../news/item-history.ts';
import { Message } from '../news/ChangeLine.tsx';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';

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

/** Says that an item is deprecated, and what to use instead if its author says so. */
export function Deprecation({ deprecated }: { deprecated: Deprecated | undefined }) {
  if (deprecated === undefined) return null;
  return (
    <div className="note warn">
      <strong>{reference.deprecatedNote}</strong>{' '}
      <MarkdownLine text={deprecated === true ? undefined : deprecated} />
    </div>
  );
}
