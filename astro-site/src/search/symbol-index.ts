import type { Method } from '../../../extractor/contract/operation.ts';
import type { ParameterPlace } from '../page-models/sections/row.ts';
import type { Steps } from './steps.ts';
import {
  isVariant,
  type CodeSymbol,
  type HeadingSymbol,
  type ModuleSymbol,
  type OperationSymbol,
  type PageSymbol,
  type SearchSymbol,
  type SymbolKind,
} from './symbol.ts';

/**
 * The symbols as they are sent: one list per property, all of the same length and in the same order.
 *
 * A value that follows from the others is 0. An operation, class, function or attribute belongs to
 * the module before it, a parameter or field to the operation or model before it, a heading to the
 * page before it; addresses continue those of their owners.
 */
export interface SymbolIndex {
  format: number;
  /** One letter per symbol; see `LETTERS`. An upper-case letter marks a variant. */
  kinds: string;
  names: string[];
  /** The end of the address, if it is not the usual one for the name. */
  links: (string | 0)[];
  /** The name in HTTP, if it differs. */
  wireNames: (string | 0)[];
  /** Summary of a page, module, operation, class, function or attribute. */
  summaries: (string | 0)[];
  /** `METHOD path` of an operation, location of a parameter. */
  details: (string | 0)[];
  /** Position in `labels` + 1. */
  groups: number[];
  labels: string[];
  /** The folders of narrative pages in other languages, if there are any. */
  folders?: string[];
}

const FORMAT = 1;

const LETTERS: Record<SymbolKind, string> = {
  page: 'g',
  heading: 'h',
  module: 'm',
  operation: 'o',
  model: 't',
  class: 'c',
  function: 'f',
  attribute: 'v',
  parameter: 'p',
  field: 'a',
};
const KINDS = new Map(
  Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as SymbolKind]),
);

/** The address of most symbols of the kind, as a continuation of their owner's. */
function getUsualLink(kind: SymbolKind, name: string): string {
  const segment = encodeURIComponent(name);
  if (kind === 'model') return `${segment}/`;
  return kind === 'parameter' ? '' : `#${segment}`;
}

interface Owners {
  module: { name: string; href: string };
  item: { name: string; href: string };
}

const NOBODY = { name: '', href: '' };

/** Packs symbols; members must follow their owners. */
export function packSymbols(
  symbols: readonly SearchSymbol[],
  folders: readonly string[] = [],
): SymbolIndex {
  const labels = [...new Set(symbols.flatMap(getGroup))];
  return {
    format: FORMAT,
    kinds: symbols.map(getLetter).join(''),
    names: symbols.map(({ name }) => name),
    links: packLinks(symbols),
    wireNames: symbols.map(packWireName),
    summaries: symbols.map((symbol) => ('summary' in symbol && symbol.summary) || 0),
    details: symbols.map(packDetail),
    groups: symbols.map((symbol) => labels.indexOf(getGroup(symbol)[0] ?? '') + 1),
    labels,
    ...(folders.length === 0 ? {} : { folders: [...folders] }),
  };
}

function getLetter(symbol: SearchSymbol): string {
  const letter = LETTERS[symbol.kind];
  return isVariant(symbol) ? letter.toUpperCase() : letter;
}

function getGroup(symbol: SearchSymbol): string[] {
  return symbol.kind === 'operation' && symbol.group !== '' ? [symbol.group] : [];
}

function packLinks(symbols: readonly SearchSymbol[]): (string | 0)[] {
  const owners: Owners = { module: NOBODY, item: NOBODY };
  return symbols.map((symbol) => {
    const start = getOwner(symbol.kind, owners).href;
    keepOwner(symbol, owners);
    const link = getLink(symbol.href, start);
    return link === getUsualLink(symbol.kind, symbol.name) ? 0 : link;
  });
}

/** The rest of the address after its owner's; the full address if it is elsewhere. */
function getLink(href: string, start: string): string {
  const rest = href.slice(start.length);
  return href.startsWith(start) && !rest.startsWith('/') ? rest : href;
}

function joinLink(start: string, link: string): string {
  return link.startsWith('/') ? link : start + link;
}

function packWireName(symbol: SearchSymbol): string | 0 {
  return 'wireName' in symbol && symbol.wireName !== symbol.name ? symbol.wireName : 0;
}

function packDetail(symbol: SearchSymbol): string | 0 {
  if (symbol.kind === 'operation') return `${symbol.method} ${symbol.path}`;
  return symbol.kind === 'parameter' ? symbol.place : 0;
}

/** Unpacks an index; any other format causes an error that says so. */
export function* unpackSymbols(index: SymbolIndex): Steps<SearchSymbol[]> {
  if (index.format !== FORMAT) {
    throw new Error(
      `The symbol index has format ${String(index.format)}, this page reads ${String(FORMAT)}: reload the page.`,
    );
  }
  const owners: Owners = { module: NOBODY, item: NOBODY };
  const symbols: SearchSymbol[] = [];
  for (const [row, name] of index.names.entries()) {
    const kind = KINDS.get(index.kinds[row]?.toLowerCase() ?? '') ?? 'function';
    const link = index.links[row] || getUsualLink(kind, name);
    const href = joinLink(getOwner(kind, owners).href, link);
    const symbol = makeSymbol(kind, { name, href }, index, row, owners);
    keepOwner(symbol, owners);
    symbols.push(symbol);
    if (symbols.length % STEP === 0) yield;
  }
  return symbols;
}

/** How many symbols are unpacked in one step. */
const STEP = 50;

interface Base {
  name: string;
  href: string;
}

function makeSymbol(
  kind: SymbolKind,
  base: Base,
  index: SymbolIndex,
  row: number,
  owners: Owners,
): SearchSymbol {
  const summary = index.summaries[row] || '';
  const module = owners.module.name;
  switch (kind) {
    case 'page':
    case 'module':
      return { kind, ...base, summary } satisfies PageSymbol | ModuleSymbol;
    case 'heading':
      return { kind, ...base, owner: owners.item.name } satisfies HeadingSymbol;
    case 'operation': {
      const group = index.labels[(index.groups[row] ?? 0) - 1] ?? '';
      return { kind, ...base, module, summary, group, ...readRequest(index.details[row]) };
    }
    case 'parameter':
    case 'field': {
      const wireName = index.wireNames[row] || base.name;
      const member = { ...base, module, owner: owners.item.name, wireName };
      if (kind === 'field') return { kind, ...member };
      return { kind, ...member, place: (index.details[row] || 'query') as ParameterPlace };
    }
    default:
      return {
        ...{ kind, ...base, module, summary },
        ...(/\p{Lu}/u.test(index.kinds[row] ?? '') && { isVariant: true }),
      } satisfies CodeSymbol;
  }
}

function readRequest(detail: string | 0 | undefined): Pick<OperationSymbol, 'method' | 'path'> {
  const [method = '', ...path] = (detail || '').split(' ');
  return { method: method as Method, path: path.join(' ') };
}

function getOwner(kind: SymbolKind, owners: Owners): Base {
  if (kind === 'module' || kind === 'page') return NOBODY;
  return isMember(kind) ? owners.item : owners.module;
}

function keepOwner(symbol: SearchSymbol, owners: Owners): void {
  if (symbol.kind === 'module') owners.module = owners.item = symbol;
  else if (!isMember(symbol.kind)) owners.item = symbol;
}

function isMember(kind: SymbolKind): boolean {
  return kind === 'parameter' || kind === 'field' || kind === 'heading';
}
