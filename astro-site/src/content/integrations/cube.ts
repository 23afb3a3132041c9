import type { Integration } from './integration.ts';

const cube: Integration = {
  id: 'cube',
  name: 'Cube',
  route: '/integrations/business_intelligence/cube/',
  category: 'business_intelligence',
  status: 'alpha',
  metadata: 'calls its API',
  connector: 'Cube',
  python: {
    package: 'grai-source-cube',
    version: '0.0.2',
    module: 'grai_source_cube',
    integration: 'grai_source_cube.base.CubeIntegration',
  },
  fields: [
    {
      name: 'api_url',
      required: true,
      example: 'https://cube.example.com/cubejs-api/v1',
      description: 'Address of the REST API. It must end in `/v1`.',
      env: 'GRAI_CUBE_API_URL',
    },
    {
      name: 'api_token',
      required: true,
      secret: true,
      description: 'JSON Web Token to authenticate with.',
      env: 'GRAI_CUBE_API_TOKEN',
    },
    {
      name: 'namespace_map',
      required: false,
      example: '{"orders": "shop"}',
      description:
        'JSON object that maps cubes to namespaces. Version 0.0.2 reads it but does not use it.',
    },
  ],
  reads: [
    '`/meta?extended` of the REST API: cubes with their SQL, dimensions and measures',
    '`grai` in the `meta` of a cube: `source_namespace` and `table_name`',
    '`/readyz`, when the connection is tested',
  ],
  produces: {
    nodes: [
      'a table for each cube, such as `orders`',
      'a column for each dimension and each measure, such as `orders.orders.status`, with its type',
      'the source table from the `meta` of a cube',
    ],
    edges: ['from the source table to the cube', 'from each cube to its dimensions and measures'],
  },
  limits: [
    'A cube without `table_name` in its `meta` does not have an edge to a source table, because the SQL is not parsed.',
    'If `grai` in a `meta` does not contain `source_namespace`, the whole run fails. You cannot use `namespace_map` instead.',
    'There are no edges from columns of source tables to dimensions and measures.',
    'There are no edges for joins, segments and pre-aggregations.',
  ],
};

export default cube;
