import { code, reference } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import { getLineAnchor, getSourceText } from '../../reference/source-link.ts';
import { type CodePart, splitLines } from '../../code/highlight.ts';
import { CodeParts } from './CodeBlock.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** A source file, each line with an anchor. The numbers are links to the lines and are not copied. */
export function SourceCode({ file, text }: { file: string; text: string }) {
  return (
    <pre className="source" role="group" aria-label={code.source(file)} tabIndex={0}>
      <code>
        {splitLines(text.replace(/\n$/, '')).map((parts, index) => (
          <SourceCodeLine key={index} number={index + 1} parts={parts} />
        ))}
      </code>
    </pre>
  );
}

/** The keyboard passes over the numbers: a file has thousands of them. */
function SourceCodeLine({ number, parts }: { number: number; parts: readonly CodePart[] }) {
  const anchor = getLineAnchor(number);
  return (
    <span id={anchor} className="line">
      <a href={`#${anchor}`} tabIndex={-1}>
        {number}
      </a>
      <CodeParts parts={parts} />
    </span>
  );
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
