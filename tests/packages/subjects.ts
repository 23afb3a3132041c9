/** A package to read: its distribution in `packages.txt`, and its import name. */
export interface Subject {
  distribution: string;
  module: string;
  /**
   * Names in an `__all__` that no readable source file defines or imports: they are created at
   * import time, or the package lists names that do not exist.
   */
  absent?: string[];
  /** Whether it uses no HTTP library, so that none of its functions may send a request. */
  isOffline?: true;
  /** What following its requests may cost, compared with parsing, if that is more than for others. */
  ratio?: number;
}

const GRAI = [
  'cli',
  'client',
  'graph',
  'schemas',
  ...['bigquery', 'cube', 'dbt', 'dbt-cloud', 'fivetran', 'flat-file', 'looker'].map(toSource),
  ...['metabase', 'mssql', 'mysql', 'openlineage', 'postgres', 'redshift', 'snowflake'].map(
    toSource,
  ),
].map((name) => `grai-${name}`);

export const SUBJECTS: readonly Subject[] = [
  ...GRAI.map((distribution) => ({ distribution, module: distribution.replaceAll('-', '_') })),
  { distribution: 'attrs', module: 'attr', isOffline: true },
  { distribution: 'attrs', module: 'attrs', isOffline: true, absent: ['attrs.__doc__'] },
  { distribution: 'click', module: 'click', isOffline: true },
  { distribution: 'fastapi', module: 'fastapi' },
  { distribution: 'google-cloud-storage', module: 'google.cloud.storage' },
  { distribution: 'httpx', module: 'httpx' },
  {
    distribution: 'numpy',
    module: 'numpy',
    // Modules of distutils that are not in this one.
    absent: ['bdist', 'bdist_dumb', 'bdist_wininst', 'clean', 'install_lib', 'install_scripts'].map(
      (name) => `numpy.distutils.command.${name}`,
    ),
  },
  {
    distribution: 'openai',
    module: 'openai',
    // Assigned through `locals()`.
    absent: [
      ...['Audio', 'ChatCompletion', 'Completion', 'Customer', 'Deployment', 'Edit', 'Embedding'],
      ...['Engine', 'ErrorObject', 'File', 'FineTune', 'FineTuningJob', 'Image', 'Model'],
      'Moderation',
    ].map((name) => `openai.lib._old_api.${name}`),
    // Each request passes through several hundred lines of the client's own, for threads and for tasks.
    ratio: 60,
  },
  { distribution: 'pydantic', module: 'pydantic', isOffline: true },
  { distribution: 'requests', module: 'requests' },
  { distribution: 'rich', module: 'rich', isOffline: true },
  {
    distribution: 'sqlalchemy',
    module: 'sqlalchemy',
    isOffline: true,
    // `global` names of a function that runs later, and a name that does not exist.
    absent: [
      'sqlalchemy.ext.declarative.instrument_declarative',
      ...['MappedCollection', 'attribute_mapped_collection', 'column_mapped_collection'].map(
        (name) => `sqlalchemy.orm.collections.${name}`,
      ),
      'sqlalchemy.orm.collections.mapped_collection',
    ],
  },
];

function toSource(name: string): string {
  return `source-${name}`;
}
