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
      description: 'Address of the Looker API. Everything from `/api` on is ignored.',
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
        'JSON object that maps LookML models to namespaces. Other models use the namespace of the connection.',
      env: 'GRAI_LOOKER_NAMESPACES',
    },
  ],
  reads: [
    'all dashboards and their tiles with their queries',
    'the explore of each query: its SQL table and its dimensions',
  ],
  produces: {
    nodes: [
      'a table for each dashboard, named after its ID',
      'a column for each tile with a query, named after its title',
      "a table for each explore, named after its `sql_table_name`, in the model's namespace",
      'a column for each dimension that a query uses, named after its SQL',
    ],
    edges: [
      'from each dashboard to its tiles',
      'from each explore to its dimensions',
      'from each dimension to the tiles that use it',
    ],
  },
  limits: [
    'Version 0.0.3 cannot read dashboards with query tiles: building the edges fails with `full_name field required`, so the whole run fails.',
    'Looks and tiles without their own query are not read.',
    'Measures are only read if the query itself bases them on a dimension. Measures that are defined in LookML are ignored.',
    'Columns do not have a data type.',
  ],
};

export default looker;
