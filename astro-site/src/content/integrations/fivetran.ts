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
        'JSON object: which namespaces the two ends of a Fivetran connector have. Leave it untouched if you need none.',
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
      description: 'How many entries to ask for in one call.',
    },
    {
      name: 'parallelization',
      required: false,
      default: '10',
      description: 'Size of the semaphore around calls of the API.',
    },
  ],
  reads: [
    '`GET /groups` and `GET /groups/{id}/connectors`',
    '`GET /metadata/connectors/{id}/schemas`, `/tables` and `/columns`',
  ],
  produces: {
    nodes: [
      'a table node for each table at the source and for each at the destination',
      'a column node for each column at the source and for each at the destination, with whether it is the primary key',
    ],
    edges: [
      'from each table to its columns',
      'from each column at the source to the column that it is copied to',
    ],
  },
  limits: [
    'Source and destination table of the same schema and name in the same namespace are refused as duplicates: give them namespaces.',
    'There are no edges from table to table, only from column to column.',
    'The data type of columns is not kept.',
    'Test Connection does not notice a wrong key; the first run does.',
    'Following a list to its next page fails in version 0.1.2, so `limit` must be at least the length of the longest list.',
    'Transformations, among them dbt, are not read.',
  ],
};

export default fivetran;
