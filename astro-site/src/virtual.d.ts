declare module 'virtual:wrapdocs/project' {
  // An ambient module cannot import by a relative path.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const project: import('../integrations/derive-project.ts').Project;
  export default project;
}

declare module 'virtual:wrapdocs/root.css';

declare module 'virtual:wrapdocs/icons' {
  /** The class of each icon that the style sheet of all pages draws, by its name. */
  const icons: Partial<Record<string, string>>;
  export default icons;
}

declare module 'virtual:wrapdocs/island-element';

/** Starlight's components, or what the project has in their places. */
declare module 'virtual:starlight/components/*' {
  const component: (props: object) => unknown;
  export default component;
}

declare module 'virtual:starlight/user-config' {
  const config: { social?: { href: string; label: string }[] };
  export default config;
}

/** What a ready renderer uses of Astro and Starlight, which declare it to nobody. */
declare module 'virtual:wrapdocs/internals' {
  import type { PathWithRoute } from 'astro';

  type Route = PathWithRoute['route'];

  interface StoredEntry {
    id: string;
    assetImports?: string[];
  }

  export class MutableDataStore {
    scopedStore(collection: string): object;
    metaStore(collection: string): object;
    values(collection: string): StoredEntry[];
    collections(): Map<string, unknown>;
  }

  export class StaticPaths {
    constructor(app: object);
    getAll(): Promise<PathWithRoute[]>;
  }

  export const markdownContentEntryType: { extensions: string[] };

  export function createRequest(options: object): Request;
  export function getEntryData(
    entry: object,
    collection: object,
    shouldEmitFile: boolean,
  ): Promise<Record<string, unknown>>;
  export function getOutFolder(settings: object, pathname: string, route: Route): URL;
  export function getOutFile(format: string, folder: URL, pathname: string, route: Route): URL;
  export function runPlugins(
    options: object,
    plugins: undefined,
    context: object,
  ): Promise<{
    starlightConfig: object;
    useTranslations: (language: string | undefined) => unknown;
    absolutePathToLang: (file: string) => string;
  }>;
  export function satteriDirectivesRestoration(): never;
  /** Astro's store as JSON text, sorted. */
  export function serializeDataStore(collections: Map<string, unknown>): string;
  export function starlightSatteriPlugins(options: object): {
    mdastPlugins: never[];
    hastPlugins: never[];
  };
}
