import { memo, useMemo, type ReactNode } from 'react';
import { search as strings } from '#strings';
import { suggestGroups, suggestPackages, type Suggestion } from '../../search/suggestions.ts';
import type { SearchSymbol } from '../../search/symbol.ts';
import { GroupIcon, PageIcon, RecentIcon } from './icons.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { ResultLink } from './ResultLink.tsx';

interface SearchSuggestionsProps {
  recent: readonly Suggestion[];
  symbols: readonly SearchSymbol[];
}

/**
 * The content of an empty search: recently opened results, the packages, the groups of operations.
 */
export const SearchSuggestions = memo(function SearchSuggestions({
  recent,
  symbols,
}: SearchSuggestionsProps): ReactNode {
  const groups = useMemo(() => suggestGroups(symbols), [symbols]);
  const packages = useMemo(() => suggestPackages(symbols), [symbols]);
  return (
    <>
      <Suggestions heading={strings.recent} icon={<RecentIcon />} suggestions={recent} />
      <Suggestions heading={strings.packages} icon={<PageIcon />} suggestions={packages} />
      <Suggestions heading={strings.groups} icon={<GroupIcon />} suggestions={groups} />
    </>
  );
});

interface SuggestionsProps {
  heading: string;
  icon: ReactNode;
  suggestions: readonly Suggestion[];
}

function Suggestions({ heading, icon, suggestions }: SuggestionsProps): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <OptionGroup className="search-suggestions" heading={heading}>
      {suggestions.map(({ title, detail, href }) => (
        <ResultLink key={href} href={href} title={title} detail={detail} badge={icon}>
          <span className="search-result-name">{title}</span>
          <span className="search-result-detail">{detail}</span>
        </ResultLink>
      ))}
    </OptionGroup>
  );
}
