import type { ReactNode } from 'react';
import type { OperationSection } from '../../page-models/sections/section.ts';
import { makeHeights } from './estimate-height.ts';
import { Breakable } from '../reference/Breakable.tsx';

/** An operation under its heading; the filter of the page reads the attributes. */
export function Operation(props: { operation: OperationSection; children: ReactNode }) {
  const { anchor, name, label, method, path, group, sections } = props.operation;
  return (
    <section
      className="op"
      style={makeHeights(sections)}
      aria-label={label}
      aria-labelledby={label === undefined ? anchor : undefined}
      data-operation={name}
      data-method={method}
      data-path={path}
      data-group={group}
    >
      <h2 id={anchor} data-filter-text>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={name} />
        </a>
      </h2>
      {props.children}
    </section>
  );
}
