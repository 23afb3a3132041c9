import type { PackageConfig } from '../../../extractor/config/schema.ts';
import type { Diagnostic } from '../../../extractor/contract/diagnostic.ts';
import type { PackageView } from '../../../extractor/contract/package-view.ts';
import type { SourceLocation } from '../../../extractor/contract/source-location.ts';
import { getHref, type RouteTable } from './routes.ts';
import { getLineAnchor, getSourceUrl } from './source-link.ts';

/** What the components of a package's pages can ask for. */
export interface Scope {
  view: PackageView;
  settings: PackageConfig;
  /** The folder that the site is served from. */
  base: string;
  /** The address of a documented package, module or item. */
  href: (id: string) => string | undefined;
  /** The id of the element that documents an item on its page. */
  anchor: (id: string) => string | undefined;
  /** The id of the element that documents a field on its model's page. */
  fieldAnchor: (modelId: string, name: string) => string | undefined;
  diagnostics: (id: string) => readonly Diagnostic[];
  /** When a file of the package last changed. */
  changed: (file: string) => Date | undefined;
  /** The address of a source line: by the configured template, else on the site itself. */
  sourceUrl: (source: SourceLocation) => string | undefined;
}

interface Surroundings {
  /** The folder that the site is served from. */
  base?: string;
  /** ISO dates of the last change by file. */
  dates?: Record<string, string>;
}

/** Joins a package, its settings and the addresses of everything. */
export function createScope(
  view: PackageView,
  settings: PackageConfig,
  routes: RouteTable,
  { base = '/', dates = {} }: Surroundings = {},
): Scope {
  const changes = new Map(Object.entries(dates));
  const modules = new Map(view.modules.map(({ id, file }) => [file, id]));
  const diagnostics = Map.groupBy(view.index.diagnostics, ({ item }) => item);
  return {
    view,
    settings,
    base,
    href(id) {
      const place = routes.find(id);
      return place === undefined ? undefined : getHref(place, base);
    },
    anchor: (id) => routes.find(id)?.anchor,
    fieldAnchor: (modelId, name) => routes.findField(modelId, name)?.anchor,
    diagnostics: (id) => diagnostics.get(id) ?? [],
    changed(file) {
      const date = changes.get(file);
      return date === undefined ? undefined : new Date(date);
    },
    sourceUrl(source) {
      const place = routes.findSource(modules.get(source.file) ?? '');
      return place === undefined
        ? getSourceUrl(settings.sourceUrl, source)
        : getHref({ ...place, anchor: getLineAnchor(source.line) }, base);
    },
  };
}
