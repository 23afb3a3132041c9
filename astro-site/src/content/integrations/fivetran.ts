import type { Integration } from './integration.ts';

const fivetran: Integration = {
  id: 'fivetran',
  name: 'Fivetran',
  route: '/integrations/etl/fivetran/',
  category: 'etl',
  status: 'general_release',
  metadata: 'calls its API',
  connector: 'Fivetran',
  python: {
    package: 'grai-source-fivetran',
    version: '0.1.2',
    module: 'grai_source_fivetran',
    integration: 'grai_source_fivetran.base.FivetranIntegration',
  },
  githubAction: '/tooling/github-actions/fivetran/',
  fields: [
    {
      name: 'api_key',
      required: true,
      description: 'API key of Fivetran.',
      env: 'GRAI_FIVETRAN_API_KEY',
    },
    {
      name: 'api_secret',
      required: true,
      secret: true,
      description: 'API secret that belongs to the key.',
      env: 'GRAI_FIVETRAN_API_SECRET',
    },
    {
      name: 'namespaces',
      required: false,
      example: '{"pgsales_id": {"source": "shop", "destination": "warehouse"}}',
      description:
        'JSON object that maps Fivetran connectors to the namespaces of their source and destination. Keep the default if you do not need it.',
    },
    {
      name: 'endpoint',
      required: false,
      default: 'https://api.fivetran.com/v1',
      description: 'Base address of the API.',
      env: 'GRAI_FIVETRAN_ENDPOINT',
    },
    {
      name: 'limit',
      required: false,
      default: '10000',
      description: 'Number of entries to request in one call.',
    },
    {
      name: 'parallelization',
      required: false,
      default: '10',
      description: 'Maximum number of concurrent API calls.',
    },
  ],
  reads: [
    '`GET /groups` and `GET /groups/{id}/connectors`',
    '`GET /metadata/connectors/{id}/schemas`, `/tables` and `/columns`',
  ],
  produces: {
    nodes: [
      'a table node for each source table and each destination table',
      'a column node for each source column and each destination column, with whether it is the primary key',
    ],
    edges: [
      'from each table to its columns',
      'from each source column to the column that it is copied to',
    ],
  },
  limits: [
    'The run fails if a source and a destination table have the same schema, name and namespace. Set different namespaces.',
    'There are no edges from table to table, only from column to column.',
    'The data types of columns are not stored.',
    'Test Connection does not detect a wrong key. The first run does.',
    'Version 0.1.2 cannot read the next page of a list, so `limit` must be at least the length of the longest list.',
    'Transformations, including dbt, are not read.',
  ],
};

export default fivetran;
