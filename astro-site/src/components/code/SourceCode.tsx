import { code, reference } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import { getLineAnchor, getSourceText } from '../../reference/source-link.ts';
import { type CodePart, splitLines } from '../../code/highlight.ts';
import { useScope } from '../reference/ScopeProvider.tsx';
import { renderCode } from './render-code.ts';

/**
 * A source file, each line with an anchor. The style sheet numbers the lines; a click on a number
 * goes to its line (`scripts/source-lines.ts`).
 */
export function SourceCode({ file, text }: { file: string; text: string }) {
  const lines = splitLines(text.replace(/\n$/, ''));
  return (
    <pre className="source" role="group" aria-label={code.source(file)} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: lines.map(renderLine).join('') }} />
    </pre>
  );
}

/** As short as HTML allows: a large package has hundreds of thousands of lines. */
function renderLine(parts: readonly CodePart[], index: number): string {
  return `<b id=${getLineAnchor(index + 1)}></b>${renderCode(parts)}`;
}

/** Where an item is written; a link where the configuration says how to make one. */
export function SourceLine({ source }: { source: SourceLocation }) {
  const url = useScope().sourceUrl(source);
  const text = <code>{getSourceText(source)}</code>;
  return (
    <p className="src" data-pagefind-ignore>
      {`${reference.sourceAt} `}
      {url === undefined ? text : <a href={url}>{text}</a>}
    </p>
  );
}
