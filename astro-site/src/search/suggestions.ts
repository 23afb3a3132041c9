import { search as strings } from '#strings';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import type { OperationSymbol, SearchSymbol } from './symbol.ts';

/** A suggestion for an empty query. */
export interface Suggestion {
  title: string;
  detail: string;
  href: string;
}

const MOST = 12;
const PACKAGE = new RegExp(`^.*?/${REFERENCE_FOLDER}/([^/#?]+)/`, 'u');

/** The groups with most operations, each as its page with the filter set. */
export function suggestGroups(symbols: readonly SearchSymbol[]): Suggestion[] {
  const grouped = symbols.filter((symbol) => symbol.kind === 'operation' && symbol.group !== '');
  const groups = Map.groupBy(
    grouped as OperationSymbol[],
    ({ href, group }) => `${findPackage(href)?.name ?? ''} ${group}`,
  );
  const hasSeveral = listPackages(symbols).length > 1;
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST)
    .map((operations) => suggestGroup(operations, hasSeveral));
}

function suggestGroup(operations: readonly OperationSymbol[], hasSeveral: boolean): Suggestion {
  const [{ href, group } = { href: '', group: '' }] = operations;
  const found = findPackage(href);
  const pages = new Set(operations.map((each) => each.href.replace(/#.*$/su, '')));
  const [page = ''] = pages;
  const isTogether = pages.size === 1 || found === undefined;
  const count = strings.operations(operations.length);
  return {
    title: group,
    detail: hasSeveral && found !== undefined ? `${found.name} · ${count}` : count,
    href: isTogether
      ? `${page}?${new URLSearchParams({ group }).toString()}`
      : `${found.href}operations/`,
  };
}

/** The packages with most operations; of a single one the modules. */
export function suggestPackages(symbols: readonly SearchSymbol[]): Suggestion[] {
  const packages = listPackages(symbols);
  return packages.length > 1
    ? packages.slice(0, MOST).map(suggestPackage)
    : suggestModules(symbols);
}

interface FoundPackage {
  name: string;
  href: string;
  /** What search finds of it, and how many operations are among that. */
  symbols: number;
  operations: number;
}

function suggestPackage({ name, href, operations, symbols }: FoundPackage): Suggestion {
  const detail = operations > 0 ? strings.operations(operations) : strings.names(symbols);
  return { title: name, detail, href };
}

/** The packages of the symbols: those with most operations first, then those with most names. */
function listPackages(symbols: readonly SearchSymbol[]): FoundPackage[] {
  const packages = new Map<string, FoundPackage>();
  for (const { kind, href } of symbols) {
    if (kind === 'page' || kind === 'heading') continue;
    const found = findPackage(href);
    if (found === undefined) continue;
    const known = packages.get(found.name) ?? { ...found, symbols: 0, operations: 0 };
    known.symbols += 1;
    if (kind === 'operation') known.operations += 1;
    packages.set(found.name, known);
  }
  return [...packages.values()].sort(
    (one, other) => other.operations - one.operations || other.symbols - one.symbols,
  );
}

/** The package that an address of the reference belongs to, and its page. */
function findPackage(href: string): { name: string; href: string } | undefined {
  const [page, name] = PACKAGE.exec(href) ?? [];
  return page === undefined || name === undefined ? undefined : { name: decode(name), href: page };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function suggestModules(symbols: readonly SearchSymbol[]): Suggestion[] {
  return symbols
    .filter((symbol) => symbol.kind === 'module')
    .map(({ name, summary, href }) => ({ title: name, detail: summary, href }))
    .slice(0, MOST);
}
