import { code as strings } from '#strings';
import { getLineAnchor } from '../../reference/source-link.ts';

/** A source file, each line with an anchor; the numbers are drawn by CSS, so that they are not copied. */
export function SourceCode({ file, text }: { file: string; text: string }) {
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    <pre className="source" role="region" aria-label={strings.source(file)} tabIndex={0}>
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
