import { markdownFile as strings } from '#strings';
import type { ReactNode } from 'react';
import type { OperationSection } from '../../page-models/sections/section.ts';
import { useOperationMarkdown } from '../reference/ScopeProvider.tsx';
import { makeHeights } from './estimate-height.ts';
import { Breakable } from '../reference/Breakable.tsx';

/** An operation under its heading; the filter of the page reads the attributes. */
export function Operation(props: { operation: OperationSection; children: ReactNode }) {
  const { anchor, name, label, method, path, group, sections } = props.operation;
  const markdown = useOperationMarkdown(anchor);
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
      {markdown !== undefined && <MarkdownOf name={name} href={markdown} />}
      {props.children}
    </section>
  );
}

/** The operation as Markdown: a link, and with scripts a button that copies it. */
function MarkdownOf({ name, href }: { name: string; href: string }) {
  return (
    <p className="files op-files" data-pagefind-ignore>
      <span className="scripted">
        <button
          type="button"
          className="cpp"
          data-markdown={href}
          aria-label={strings.copyOf(name)}
        >
          {strings.copyForModel}
        </button>
      </span>
      <a href={href} aria-label={strings.viewOf(name)}>
        {strings.view}
      </a>
    </p>
  );
}
