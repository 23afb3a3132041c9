import type { Integration } from './integration.ts';

const looker: Integration = {
  id: 'looker',
  name: 'Looker',
  route: '/integrations/business_intelligence/looker/',
  category: 'business_intelligence',
  status: 'alpha',
  metadata: 'calls its API',
  connector: 'Looker',
  python: {
    package: 'grai-source-looker',
    version: '0.0.3',
    module: 'grai_source_looker',
    integration: 'grai_source_looker.base.LookerIntegration',
  },
  fields: [
    {
      name: 'base_url',
      required: true,
      example: 'https://looker.example.com',
      description: 'Address of the Looker API. A path from `/api` on is cut off.',
      env: 'GRAI_LOOKER_BASE_URL',
    },
    {
      name: 'client_id',
      required: true,
      description: 'Client ID of an API key.',
      env: 'GRAI_LOOKER_CLIENT_ID',
    },
    {
      name: 'client_secret',
      required: true,
      secret: true,
      description: 'Client secret of the same API key.',
      env: 'GRAI_LOOKER_CLIENT_SECRET',
    },
    {
      name: 'verify_ssl',
      required: false,
      default: 'true',
      description:
        'Whether to check the certificate of the server. The server ignores this field and always checks.',
      env: 'GRAI_LOOKER_VERIFY_SSL',
    },
    {
      name: 'namespaces',
      required: false,
      example: '{"shop": "warehouse"}',
      description:
        'JSON object from LookML models to namespaces. A model that it does not name uses the namespace of the connection.',
      env: 'GRAI_LOOKER_NAMESPACES',
    },
  ],
  reads: [
    'all dashboards and their tiles with the queries behind them',
    'the explore of each query: its SQL table and its dimensions',
  ],
  produces: {
    nodes: [
      'a table for each dashboard, named with its id',
      'a column for each tile with a query, named with its title',
      "a table for each explore, named with its `sql_table_name`, in the model's namespace",
      'a column for each dimension that a query uses, named with its SQL',
    ],
    edges: [
      'from each dashboard to its tiles',
      'from each explore to its dimensions',
      'from each dimension to the tiles that use it',
    ],
  },
  limits: [
    'Version 0.0.3 cannot read a dashboard with a query tile: building its edges fails with `full_name field required`, and the whole run ends.',
    'Looks and tiles that have no query of their own are not read.',
    'Measures are followed only where the query itself bases them on a dimension; measures defined in LookML are left out.',
    'Columns have no data type.',
  ],
};

export default looker;
