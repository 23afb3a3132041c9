/** A series of published versions of a package, each to be compared with the next. */
export interface History {
  project: string;
  /** The import name. */
  module: string;
  versions: readonly string[];
}

export const HISTORIES: readonly History[] = [
  {
    project: 'grai-source-fivetran',
    module: 'grai_source_fivetran',
    // All that there are.
    versions: [
      ...['0.0.1', '0.0.2', '0.0.3', '0.0.4', '0.0.5', '0.0.6', '0.0.7', '0.0.8', '0.0.9'],
      ...['0.1.0a1', '0.1.0a2', '0.1.0a4', '0.1.0a5', '0.1.0a6', '0.1.0', '0.1.1a1', '0.1.1'],
      '0.1.2',
    ],
  },
  {
    // A FastAPI server with 200 operations.
    project: 'fief-server',
    module: 'fief',
    versions: [
      ...['0.21.0', '0.22.0', '0.22.1', '0.22.2', '0.23.0', '0.23.1', '0.23.2', '0.24.0', '0.24.1'],
      '0.24.2',
    ],
  },
];
