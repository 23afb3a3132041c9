import type { SectionOf } from '../../page-models/section.ts';
import { RowList } from './RowList.tsx';

/** The parameters of one kind, or the body of the request. */
export function ParameterList({ title, rows }: SectionOf<'parameters'>) {
  return (
    <div>
      <h3>{title}</h3>
      <RowList rows={rows} />
    </div>
  );
}
