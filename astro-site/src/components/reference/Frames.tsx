import type { ReactNode } from 'react';
import type { PartSection } from '../../page-models/sections/section.ts';

/** A part of a page under a heading. */
export function Part({ part, children }: { part: PartSection; children: ReactNode }) {
  const { id, title, count, note } = part;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className="count">{count}</span>}
      </h2>
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  );
}

interface GroupProps {
  id: string;
  title: string;
  hasOperations?: boolean;
  children: ReactNode;
}

/** Operations or members under a label. The label is not a heading, because the entries have headings of that level. */
export function Group({ id, title, hasOperations = false, children }: GroupProps) {
  return (
    <section
      className="grp"
      aria-labelledby={id}
      data-operation-group={hasOperations ? true : undefined}
    >
      <p className="grp-label" id={id}>
        {title}
      </p>
      {children}
    </section>
  );
}

interface ColumnsProps {
  lead: ReactNode | undefined;
  main: ReactNode;
  side: ReactNode | undefined;
}

/** Two columns on a wide screen; one if there is nothing for the side. The order is that of `listColumns`. */
export function Columns({ lead, main, side }: ColumnsProps) {
  return (
    <div className={side === undefined ? 'one-col' : 'cols'}>
      {lead !== undefined && <div className="col">{lead}</div>}
      {lead === undefined && <div className="col">{main}</div>}
      {side !== undefined && <div className="col side">{side}</div>}
      {lead !== undefined && <div className="col">{main}</div>}
    </div>
  );
}

/** Details that are closed at first. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fs">
      <summary>{title}</summary>
      <div className="fs-content">{children}</div>
    </details>
  );
}
