import { reference as strings } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { useScope } from './ScopeProvider.tsx';

/** Where an item is written; a link where the configuration says how to make one. */
export function SourceLine({ source }: { source: SourceLocation }) {
  const url = useScope().sourceUrl(source);
  const text = <code>{getSourceText(source)}</code>;
  return (
    <p className="src" data-pagefind-ignore>
      {`${strings.sourceAt} `}
      {url === undefined ? text : <a href={url}>{text}</a>}
    </p>
  );
}
