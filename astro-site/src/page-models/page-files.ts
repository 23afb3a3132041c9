import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { getMarkdownPath } from '../routing/markdown-path.ts';
import { hasMarkdown } from '../routing/route.ts';
import type { Page, PageFiles } from './page.ts';
import type { Scope } from '../reference/scope.ts';

/**
 * The addresses of a package in the forms that programs read; those of operations only if it has
 * any.
 */
export interface PackageFiles {
  contract: string;
  openApi?: string;
  /** The requests with the calls that send them. */
  operations?: string;
}

export function getPackageFiles({ view, href, base }: Scope): PackageFiles {
  const page = (href(view.index.name) ?? '').replace(/\/+$/, '');
  const contract = `${base}${REFERENCE_FOLDER}/${encodeURIComponent(view.index.name)}.json`;
  return view.operations.length === 0
    ? { contract }
    : { contract, openApi: `${page}/openapi.json`, operations: `${page}/operations.json` };
}

/**
 * Finds the alternative formats of a page at `href`; `base` is the folder that the site is served
 * from.
 */
export function getPageFiles(page: Page, href: string, base: string): PageFiles {
  if (!hasMarkdown(page)) return {};
  const markdown = getMarkdownPath(href, base);
  const { scope } = page;
  const { openApi } = scope !== undefined && showsOperations(page) ? getPackageFiles(scope) : {};
  if (scope === undefined || openApi === undefined) return { markdown };
  const fileName = `${scope.view.index.name}.openapi.json`;
  return { markdown, openApi: { href: openApi, fileName } };
}

/** Whether it is the page of a package, or of a module with operations. */
function showsOperations({ kind, areas }: Page): boolean {
  return kind === 'package' || areas.flat().some((section) => section.kind === 'operations');
}
