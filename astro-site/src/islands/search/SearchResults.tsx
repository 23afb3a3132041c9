import { memo, useId, useState, type ReactNode } from 'react';
import { search as strings } from '#strings';
import type { PageResult } from '../../search/pages.ts';
import { getResultKey, type Result, type Section } from '../../search/sections.ts';
import { PageIcon } from './icons.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { makeOption, MarkedParts, ResultLink } from './ResultLink.tsx';
import { SymbolResultLink } from './SymbolResultLink.tsx';

/** A section, and the words of its query to highlight. */
export interface FoundSection {
  section: Section;
  words: readonly string[];
}

/** All results; a key press that changes none of them costs nothing here. */
export const SearchResults = memo(function SearchResults({
  found,
}: {
  found: readonly FoundSection[];
}) {
  return found.map((each) => <ResultGroup key={each.section.heading} {...each} />);
});

/** The results under a heading; the last line shows more of them. */
const ResultGroup = memo(function ResultGroup({ section, words }: FoundSection): ReactNode {
  const { heading, results, more = [], total } = section;
  // Another query starts with the short lists again.
  const query = words.join(' ');
  const [openFor, setOpenFor] = useState<string>();
  const isOpen = openFor === query;
  const id = useId();
  const shown = isOpen ? [...results, ...more] : results;
  return (
    <OptionGroup heading={<Heading text={heading} shown={shown.length} total={total} />}>
      {shown.map((result) => (
        <ResultOf key={getResultKey(result)} result={result} words={words} />
      ))}
      {!isOpen && more.length > 0 && (
        <div
          {...makeOption(id, id)}
          className="search-result search-result-more"
          onClick={() => {
            setOpenFor(query);
          }}
        >
          {strings.more(more.length)}
        </div>
      )}
    </OptionGroup>
  );
});

function Heading(props: { text: string; shown: number; total: number }): ReactNode {
  const { text, shown, total } = props;
  return (
    <>
      {text}
      {total > shown && <span className="search-more">{` ${strings.shown(shown, total)}`}</span>}
    </>
  );
}

function ResultOf({ result, words }: { result: Result; words: readonly string[] }): ReactNode {
  return result.kind === 'page' ? (
    <PageResultLink page={result.page} />
  ) : (
    <SymbolResultLink symbol={result.symbol} words={words} />
  );
}

/** A page of prose or a section of one. */
function PageResultLink({ page }: { page: PageResult }): ReactNode {
  return (
    <ResultLink
      href={page.href}
      title={page.title}
      detail={page.page ?? strings.page}
      badge={<PageIcon />}
    >
      <span className="search-result-name">
        {page.page !== undefined && <span className="search-result-page">{page.page} › </span>}
        {page.title}
      </span>
      <span className="search-result-detail">
        <MarkedParts parts={page.excerpt} />
      </span>
    </ResultLink>
  );
}
