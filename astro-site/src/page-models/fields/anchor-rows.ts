import type { Row } from '../sections/row.ts';
import type { Section } from '../sections/section.ts';

/**
 * Gives the parameters of an operation, and the named parts of its body, ids of their own: the first
 * one of each name.
 *
 * @param anchor the id of the operation; empty if it is what the page is about
 */
export function anchorRows(sections: readonly Section[], anchor: string): Section[] {
  const known = new Set<string>();
  const prefix = anchor === '' ? '' : `${anchor}.`;

  const visit = (section: Section): Section => {
    switch (section.kind) {
      case 'columns': {
        const [lead, main, side] = [section.lead, section.main, section.side].map((each) =>
          each.map(visit),
        );
        return { ...section, lead: lead ?? [], main: main ?? [], side: side ?? [] };
      }
      case 'parameters':
        return { ...section, rows: section.rows.map(addAnchor) };
      default:
        return section;
    }
  };

  const addAnchor = (row: Row): Row => {
    const { name, place } = row;
    if (name === undefined || place === undefined || row.anchor !== undefined) return row;
    if (known.has(name)) return row;
    known.add(name);
    return { ...row, anchor: prefix + name };
  };

  return sections.map(visit);
}
