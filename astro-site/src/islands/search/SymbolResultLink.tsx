import { memo, type ReactNode } from 'react';
import { search as strings } from '#strings';
import type { FieldSymbol, ParameterSymbol, SearchSymbol } from '../../search/symbol.ts';
import { PageIcon } from './icons.tsx';
import { MarkedText, ResultLink } from './ResultLink.tsx';

interface SymbolResultLinkProps {
  symbol: SearchSymbol;
  words: readonly string[];
}

/** An operation, model, field, parameter, module, class or function. */
export const SymbolResultLink = memo(function SymbolResultLink({
  symbol,
  words,
}: SymbolResultLinkProps) {
  const detail = describe(symbol);
  return (
    <ResultLink
      href={symbol.href}
      title={symbol.name}
      detail={detail}
      badge={<SymbolBadge symbol={symbol} />}
    >
      <span className="search-result-name" data-code={isCode(symbol) || undefined}>
        <MarkedText text={symbol.name} words={words} />
        {symbol.kind === 'operation' && <span className="search-result-group">{symbol.group}</span>}
      </span>
      <span className="search-result-detail" data-code={symbol.kind === 'operation' || undefined}>
        <MarkedText text={detail} words={words} />
      </span>
    </ResultLink>
  );
});

function SymbolBadge({ symbol }: { symbol: SearchSymbol }): ReactNode {
  if (symbol.kind === 'page' || symbol.kind === 'heading') return <PageIcon />;
  return symbol.kind === 'operation' ? (
    <span className="search-badge" data-method={symbol.method}>
      {symbol.method}
    </span>
  ) : (
    <span className="search-badge">{strings.badges[symbol.kind]}</span>
  );
}

/** Whether the name is written in code, not in prose. */
function isCode({ kind }: SearchSymbol): boolean {
  return kind !== 'page' && kind !== 'heading';
}

/** A line that says where the symbol belongs. */
function describe(symbol: SearchSymbol): string {
  switch (symbol.kind) {
    case 'operation':
      return symbol.path;
    case 'field':
      return addWireName(strings.field(symbol.owner), symbol);
    case 'parameter':
      return addWireName(strings.parameter[symbol.place](symbol.owner), symbol);
    case 'page':
    case 'module':
      return symbol.summary;
    case 'heading':
      return strings.heading(symbol.owner);
    default:
      return symbol.summary === '' ? symbol.module : symbol.summary;
  }
}

function addWireName(
  description: string,
  { name, wireName }: FieldSymbol | ParameterSymbol,
): string {
  return name === wireName ? description : strings.sentAs(description, wireName);
}
