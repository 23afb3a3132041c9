import type { Integration } from './integration.ts';

const dbt: Integration = {
  id: 'dbt',
  name: 'dbt',
  route: '/integrations/etl/dbt/',
  category: 'etl',
  status: 'general_release',
  metadata: 'reads a file',
  connector: 'dbt',
  python: {
    package: 'grai-source-dbt',
    version: '0.3.5',
    module: 'grai_source_dbt',
    integration: 'grai_source_dbt.base.DbtIntegration',
  },
  githubAction: '/tooling/github-actions/dbt/',
  fields: [],
  upload: 'the `manifest.json` of a dbt project, from its `target` folder',
  reads: [
    'models, seeds, snapshots and sources of the manifest',
    'columns that the project documents in its YAML files',
    'tests `not_null` and `unique`',
    '`depends_on` of each model, and its compiled SQL',
  ],
  produces: {
    nodes: [
      'a table node for each model, seed, snapshot and source, with its entry in the manifest as metadata',
      'a column node for each documented column; `not_null` and `unique` tests set whether it can be null and is unique',
    ],
    edges: [
      'from table to table for each `depends_on`, with the compiled SQL of the dependent table',
      'from each table to its columns',
    ],
  },
  limits: [
    'Only manifest versions 1 to 11 (up to dbt 1.7) are supported.',
    'Columns that are not documented in a YAML file of the project are not in the manifest, so they do not become nodes.',
    'There are no edges from column to column.',
    'Models are named after their schema and name; `alias` is ignored.',
    'Exposures, metrics and analyses are not read.',
  ],
};

export default dbt;
