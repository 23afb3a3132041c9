import { model as strings } from '#strings';
import type { SectionOf } from '../../page-models/section.ts';
import { RowList } from '../parameter/RowList.tsx';

/** The fields of a model, each with an anchor of its own. */
export function FieldList({ rows }: SectionOf<'fields'>) {
  return (
    <>
      {rows.length === 0 && <p>{strings.noFields}</p>}
      <RowList rows={rows} />
    </>
  );
}
