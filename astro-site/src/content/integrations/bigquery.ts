import type { Integration } from './integration.ts';

const bigquery: Integration = {
  id: 'bigquery',
  name: 'BigQuery',
  route: '/integrations/data_warehouses/bigquery/',
  category: 'data_warehouses',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'Google BigQuery',
  python: {
    package: 'grai-source-bigquery',
    version: '0.2.4',
    module: 'grai_source_bigquery',
    integration: 'grai_source_bigquery.base.BigQueryIntegration',
  },
  githubAction: '/tooling/github-actions/bigquery/',
  fields: [
    {
      name: 'project',
      required: true,
      example: 'shop-analytics',
      description: 'ID of the Google Cloud project.',
      env: 'GRAI_BIGQUERY_PROJECT',
    },
    {
      name: 'dataset',
      label: 'Dataset(s)',
      required: true,
      example: 'sales,marketing',
      description: 'Datasets to read, separated by commas without spaces.',
      env: 'GRAI_BIGQUERY_DATASET',
    },
    {
      name: 'credentials',
      required: true,
      secret: true,
      description: 'The complete JSON key of a service account.',
      env: 'GRAI_BIGQUERY_CREDENTIALS',
    },
    {
      name: 'log_parsing',
      label: 'Log Parsing',
      required: false,
      default: 'false',
      description: 'Also read the audit log and derive edges between tables from it.',
    },
    {
      name: 'log_parsing_window',
      label: 'Log Parsing Window',
      required: false,
      default: '7',
      description: 'How many days of the audit log to read.',
    },
  ],
  reads: [
    '`INFORMATION_SCHEMA.TABLES` of each dataset',
    '`INFORMATION_SCHEMA.COLUMNS` of each dataset',
    'with log parsing: entries of `JobService.InsertJob` in Cloud Logging',
  ],
  produces: {
    nodes: [
      'a table node for each table, view, materialized view, external table, clone and snapshot',
      'a column node for each column, with its data type, default value and whether it can be null',
    ],
    edges: [
      'from each table to its columns',
      'with log parsing: from each table that a query read to the table that it wrote',
    ],
  },
  limits: [
    'Names of tables and columns are converted to lower case, so two tables whose names only differ in case become the same node.',
    'Nested fields do not become nodes: a `STRUCT` column is a single column.',
    'Keys are not read, so no column is marked as primary key or unique.',
    'Log parsing only creates an edge if both tables are in the datasets of the connection.',
    'Without log parsing there are no edges between tables.',
  ],
};

export default bigquery;
