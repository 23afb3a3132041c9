import { module as strings } from '#strings';
import type { ReExportItem } from '../../../../extractor/contract/module.ts';
import { getGroupAnchor } from '../../page-models/outline.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** Names that a module shows as its own, linked to where they are documented. */
export function ReExportList({ reExports }: { reExports: readonly ReExportItem[] }) {
  if (reExports.length === 0) return null;
  const anchor = getGroupAnchor(strings.reExports);
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>
        {strings.reExports}
        <span className="count">{reExports.length}</span>
      </h2>
      <p>{strings.reExportsNote}</p>
      <ul className="index">
        {reExports.map((item) => (
          <ReExportLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ReExportLine({ item: { id, name, target } }: { item: ReExportItem }) {
  const { href, entry, external, view } = useScope();
  const address = href(target) ?? external(target)?.href;
  const definition = view.item(target) ?? view.module(target);
  const summary =
    definition !== undefined && 'docstring' in definition ? definition.docstring?.summary : '';
  return (
    <li id={entry(id)}>
      {address === undefined ? (
        <code>{name}</code>
      ) : (
        <a href={address}>
          <code>{name}</code>
        </a>
      )}
      <div>
        <MarkdownLine text={summary} />
        {target !== id && <p className="wire">{strings.from(target)}</p>}
      </div>
    </li>
  );
}
