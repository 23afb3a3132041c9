import type { Integration } from './integration.ts';

const dbtCloud: Integration = {
  id: 'dbt-cloud',
  name: 'dbt Cloud',
  route: '/integrations/etl/dbt-cloud/',
  category: 'etl',
  status: 'general_release',
  metadata: 'calls its API',
  connector: 'dbt Cloud',
  python: {
    package: 'grai-source-dbt-cloud',
    version: '0.1.5',
    module: 'grai_source_dbt_cloud',
    integration: 'grai_source_dbt_cloud.base.DbtCloudIntegration',
  },
  fields: [{ name: 'api_key', required: true, secret: true, description: 'API key of dbt Cloud.' }],
  reads: [
    'the first account that the key can list',
    '`manifest.json` of the most recent run in that account',
    'for events: every run, its `run_results.json` and its `manifest.json`',
  ],
  produces: {
    nodes: [
      'a table node for each model, seed, snapshot and source',
      'a column node for each documented column',
    ],
    edges: [
      'from table to table for each `depends_on`, with the compiled SQL',
      'from each table to its columns',
    ],
    events: ['an event for each run of a job, with its status and the nodes that it built'],
  },
  limits: [
    'Only the first account of the key is read. You cannot choose another account.',
    'The manifest comes from the most recent run of any job, so several projects in one account replace each other.',
    'A run is stored as `success` if dbt Cloud reports success (status 10). All other runs are stored as `error`, including cancelled and running ones.',
    'The limits of the dbt integration also apply: only manifest versions 1 to 11, only documented columns, and no edges from column to column.',
    'The host is `cloud.getdbt.com` unless you set the environment variable `DBT_CLOUD_HOST`.',
  ],
};

export default dbtCloud;
