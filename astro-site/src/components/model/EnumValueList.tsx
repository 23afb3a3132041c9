import type { SectionOf } from '../../page-models/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { RowName } from '../parameter/RowName.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';

/** The values of an enum, each with its own anchor. */
export function EnumValueList({ values }: SectionOf<'values'>) {
  return (
    <ul className="ps">
      {values.map(({ name, anchor, value, history, description }) => (
        <li key={name} id={anchor}>
          <p className="pn">
            <RowName name={name} anchor={anchor} />
            <code className="ty">{value}</code>
          </p>
          {history && <ItemHistory history={history} />}
          <MarkdownLine text={description} />
        </li>
      ))}
    </ul>
  );
}
