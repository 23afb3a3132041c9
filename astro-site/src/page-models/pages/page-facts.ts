import { footer, sidebar } from '#strings';
import type { Module } from '../../../../extractor/contract/module.ts';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { EditLink, PageLink, ReferencePage } from '../page.ts';
import { getHref, getPageId, type Route } from '../../routing/route.ts';
import type { Scope } from '../../reference/scope.ts';

type TrailLink = ReferencePage['trail'][number];

/** The documented things above an id: all packages, its package, its modules. */
export function getTrail(id: string, scope: Scope): TrailLink[] {
  const parts = id.split('.').slice(0, -1);
  return [
    getRootLink(scope),
    ...parts.flatMap((label, index) => {
      const target = scope.href(getPageId(parts.slice(0, index + 1).join('.')));
      return target === undefined ? [] : [{ label, href: target }];
    }),
  ];
}

export function getRootLink({ base }: Scope): TrailLink {
  return { label: sidebar.reference, href: getHref({ slug: '' }, base) };
}

export function getVersionBadge({ view }: Scope): string[] {
  return view.index.version === undefined ? [] : [`v${view.index.version.replace(/^v/, '')}`];
}

export function getModuleFacts(module: Module | undefined, scope: Scope) {
  return getSourceFacts(module && { file: module.file, line: 1 }, scope);
}

/** What the footer of a page says about the source that it was made from. */
export function getSourceFacts(
  source: SourceLocation | undefined,
  scope: Scope,
): Pick<ReferencePage, 'edit' | 'lastUpdated'> {
  if (source === undefined) return {};
  return { edit: getSourceLink(source, scope), lastUpdated: scope.changed(source.file) };
}

/** To change a page of the reference, edit the Python source, which may be read-only. */
function getSourceLink(source: SourceLocation, scope: Scope): EditLink | undefined {
  const href = scope.sourceUrl(source);
  if (href === undefined) return undefined;
  return { href, label: scope.settings.sourceUrl === undefined ? footer.source : footer.edit };
}

/** The pages of the same kind before and after a page, within its module. */
export function getNeighbours(
  route: Route & { name: string },
  siblings: readonly (Route & { name: string })[],
  { base }: Scope,
): { prev: PageLink | false; next: PageLink | false } {
  const index = siblings.findIndex(({ slug }) => slug === route.slug);
  const link = (sibling: (Route & { name: string }) | undefined): PageLink | false =>
    sibling === undefined ? false : { label: sibling.name, link: getHref(sibling, base) };
  return { prev: link(siblings[index - 1]), next: link(siblings[index + 1]) };
}
