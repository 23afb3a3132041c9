import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { useScope } from '../reference/ScopeProvider.tsx';
import { PhraseText } from './Phrase.tsx';

/** The lines of the source that show what a request is. */
export function Evidence({ steps }: SectionOf<'evidence'>) {
  return (
    <ol className="steps" data-pagefind-ignore>
      {steps.map(({ text, source }, index) => (
        <li key={index}>
          <PhraseText phrase={text} /> <SourceLink source={source} />
        </li>
      ))}
    </ol>
  );
}

/** A line of the source, which links to it if it is published. */
export function SourceLink({ source }: { source: SourceLocation }) {
  const url = useScope().sourceUrl(source);
  const text = <code>{getSourceText(source)}</code>;
  return url === undefined ? text : <a href={url}>{text}</a>;
}
