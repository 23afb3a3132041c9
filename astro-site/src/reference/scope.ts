import type { PackageConfig } from '../../../extractor/config/package-schema.ts';
import type { Diagnostic } from '../../../extractor/contract/diagnostic.ts';
import type {
  ModuleEntry,
  PackageIndex,
  PackageSource,
} from '../../../extractor/contract/package.ts';
import type { RecordedAnswer } from '../../../extractor/contract/recordings.ts';
import type { ApiView } from '../../../extractor/contract/view/api-view.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { isFileOf, type SourceLocation } from '../../../extractor/contract/source-location.ts';
import type { FindExternal } from './inventories.ts';
import type { FindHistory } from '../news/item-history.ts';
import { NEWS_ROUTE } from '../news/route.ts';
import { createNameResolver, type ResolveName } from './name-resolver.ts';
import { getParent } from '../routing/item-tree.ts';
import { getHref, type ClassRoute, type OperationRoute, type Route } from '../routing/route.ts';
import type { PlacedModule } from '../routing/placed-module.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { getLineAnchor, getSourceUrl } from './source-link.ts';

/** A module with the modules of its package that it imports. */
interface Dependency {
  id: string;
  imports: string[];
}

/** What the components of a package's pages can ask for. */
export interface Scope {
  view: PackageView;
  settings: PackageConfig;
  /** The folder that the site is served from. */
  base: string;
  /** The address of a documented package, module or item. */
  href: (id: string) => string | undefined;
  /** The address of the index of the requests that the package's clients send. */
  operationsHref: string | undefined;
  /** The page about what is new, which only a release has. */
  newsHref: string | undefined;
  /** The address of the page about how much of its API the package covers. */
  coverageHref: string | undefined;
  /** The package beside the documents of its API. */
  api: ApiView | undefined;
  /** The id of the element that documents an item on its page. */
  anchor: (id: string) => string | undefined;
  /** The id of the element that represents an item on its module's page. */
  entry: (id: string) => string | undefined;
  /** What a module's page shows. */
  module: (id: string) => PlacedModule | undefined;
  /** The pages of a module's models, or of its other classes. */
  classRoutes: (moduleId: string, kind: ClassRoute['kind']) => readonly ClassRoute[];
  /** The pages of the requests of a class that has too many of them for one page. */
  operationRoutes: (classId: string) => readonly OperationRoute[];
  /** The modules of the package that are listed: public ones, other than the package itself. */
  listedModules: readonly ModuleEntry[];
  dependencies: readonly Dependency[];
  /** The address of what a name in a docstring means. */
  resolve: ResolveName;
  /** Where another project documents a dotted path. */
  external: FindExternal;
  /** The id of the element that documents a field on its model's page. */
  fieldAnchor: (modelId: string, name: string) => string | undefined;
  /** What could not be read about an item: findings that matter to readers. */
  gaps: (id: string) => readonly Diagnostic[];
  /** What releases changed about an item, or about a parameter, field or member of it. */
  history: FindHistory;
  /** What its tests have recorded of an operation. */
  recorded: (id: string) => readonly RecordedAnswer[];
  /** When a file of the package last changed. */
  changed: (file: string) => Date | undefined;
  /** The address of a source line: by the configured template, otherwise on the site itself. */
  sourceUrl: (source: SourceLocation) => string | undefined;
}

interface Surroundings {
  /** The folder that the site is served from. */
  base?: string;
  /** Whether the site is a release, which has a page about what is new. */
  isRelease?: boolean;
  /** ISO dates of the last change by file. */
  dates?: Record<string, string>;
  external?: FindExternal;
  history?: FindHistory;
  /** What its tests have recorded, by operation. */
  recorded?: ReadonlyMap<string, readonly RecordedAnswer[]>;
  api?: ApiView | undefined;
}

/** Joins a package, its settings and the addresses of everything. */
export function createScope(
  view: PackageView,
  settings: PackageConfig,
  routes: RouteTable,
  {
    base = '/',
    isRelease = false,
    dates = {},
    external = () => undefined,
    history = () => undefined,
    recorded = new Map(),
    api,
  }: Surroundings = {},
): Scope {
  const modules = new Map(view.modules.map(({ id, file }) => [file, id]));
  const gaps = Map.groupBy(view.index.diagnostics.filter(isGap), ({ item }) => item);
  const href = (id: string): string | undefined => {
    const place = routes.find(id);
    return place && getHref(place, base);
  };
  const { index } = view;
  const operations = routes.findOperations(index.name);
  const coverage = routes.findCoverage(index.name);
  const isPublic = (id: string): boolean => view.module(id)?.private !== true;
  const classRoutes = Map.groupBy(routes.routes.filter(isClassRoute), getGroup);
  const operationRoutes = Map.groupBy(
    routes.routes.filter((route) => route.kind === 'operation'),
    ({ operationId }) => getParent(operationId),
  );
  return {
    view,
    settings,
    base,
    href,
    operationsHref: operations && getHref(operations, base),
    newsHref: isRelease ? `${base}${NEWS_ROUTE}/` : undefined,
    coverageHref: coverage && getHref(coverage, base),
    api,
    anchor: (id) => routes.find(id)?.anchor,
    entry: (id) => routes.findEntry(id),
    module: (id) => routes.findModule(id),
    classRoutes: (moduleId, kind) => classRoutes.get(getGroup({ moduleId, kind })) ?? [],
    operationRoutes: (classId) => operationRoutes.get(classId) ?? [],
    listedModules: index.modules.filter(
      (module) => module.id !== index.name && isPublic(module.id) && !isTechnical(module),
    ),
    dependencies: listDependencies(index, isPublic),
    resolve: createNameResolver(view, { href, external: (name) => getTarget(name, external) }),
    external,
    fieldAnchor: (modelId, name) => routes.findField(modelId, name)?.anchor,
    gaps: (id) => gaps.get(id) ?? [],
    history,
    recorded: (id) => recorded.get(id) ?? [],
    changed: createChangeFinder(index.source, dates),
    sourceUrl(source) {
      const place = routes.findSource(modules.get(source.file) ?? '');
      return place === undefined
        ? getSourceUrl(settings.sourceUrl, source)
        : getHref({ ...place, anchor: getLineAnchor(source.line) }, base);
    },
  };
}

/** A file that git knows has its own date; a file of a release has that of the release. */
/** Whether a module is like `__version__` or `__about__`: nothing in it is sent or received. */
function isTechnical({ id, operations, models }: ModuleEntry): boolean {
  return operations + models === 0 && /\.__\w+__$/.test(id);
}

function createChangeFinder(
  { released, replaced = [] }: PackageSource,
  dates: Record<string, string>,
): Scope['changed'] {
  const known = new Map(Object.entries(dates));
  return (file) => {
    const isReplaced = replaced.some(({ id }) => isFileOf(file, id));
    const date = known.get(file) ?? (isReplaced ? undefined : released);
    return date === undefined ? undefined : new Date(date);
  };
}

function isClassRoute(route: Route): route is ClassRoute {
  return route.kind === 'model' || route.kind === 'class';
}

function getGroup({ moduleId, kind }: Pick<ClassRoute, 'moduleId' | 'kind'>): string {
  return `${kind} ${moduleId}`;
}

/** Undotted names only match types and functions: `string` rarely means the module. */
function getTarget(name: string, external: FindExternal): string | undefined {
  const place = external(name);
  return name.includes('.') || ['class', 'exception', 'function'].includes(place?.role ?? '')
    ? place?.href
    : undefined;
}

/** The imports between the listed modules; modules without imports are left out. */
function listDependencies(
  { modules, dependencies = {} }: PackageIndex,
  isListed: (id: string) => boolean,
): Dependency[] {
  const imports = new Map(Object.entries(dependencies));
  return modules
    .filter(({ id }) => isListed(id))
    .map(({ id }) => ({ id, imports: (imports.get(id) ?? []).filter(isListed) }))
    .filter((dependency) => dependency.imports.length > 0);
}

/** Findings about the documentation itself (`WD4..`) are for authors: `wrapdocs check` lists them. */
function isGap({ code }: Diagnostic): boolean {
  return !code.startsWith('WD4');
}
