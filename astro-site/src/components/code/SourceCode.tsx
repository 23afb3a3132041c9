import { code, reference } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import { getLineAnchor, getSourceText } from '../../reference/source-link.ts';
import { useScope } from '../reference/ScopeProvider.tsx';

/** A source file, each line with an anchor; the numbers are drawn by CSS, so that they are not copied. */
export function SourceCode({ file, text }: { file: string; text: string }) {
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    <pre className="source" role="group" aria-label={code.source(file)} tabIndex={0}>
      <code>
        {lines.map((line, index) => (
          <span key={index} id={getLineAnchor(index + 1)}>
            {`${line}\n`}
          </span>
        ))}
      </code>
    </pre>
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
