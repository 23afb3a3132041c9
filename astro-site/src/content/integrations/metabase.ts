import type { Integration } from './integration.ts';

const metabase: Integration = {
  id: 'metabase',
  name: 'Metabase',
  route: '/integrations/business_intelligence/metabase/',
  category: 'business_intelligence',
  status: 'general_release',
  metadata: 'calls its API',
  connector: 'Metabase',
  python: {
    package: 'grai-source-metabase',
    version: '0.2.6',
    module: 'grai_source_metabase',
    integration: 'grai_source_metabase.base.MetabaseIntegration',
  },
  fields: [
    {
      name: 'username',
      required: true,
      example: 'grai@example.com',
      description: 'E-mail address of the user to log in as.',
      env: 'GRAI_METABASE_USERNAME',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: "The user's password.",
      env: 'GRAI_METABASE_PASSWORD',
    },
    {
      name: 'namespaces',
      required: false,
      example: '{"1": "shop"}',
      description: 'JSON object that maps the IDs of databases in Metabase to namespaces.',
    },
    {
      name: 'endpoint',
      required: true,
      example: 'https://metabase.example.com',
      description: 'Address of Metabase with `https://` or `http://`, without `/api`.',
      env: 'GRAI_METABASE_ENDPOINT',
    },
  ],
  reads: [
    '`/api/database`: IDs and names of the databases',
    '`/api/table` and `/api/table/{id}/query_metadata`: active tables and their columns',
    '`/api/card`: questions that are not archived',
    '`/api/collection`: collections that are not archived',
  ],
  produces: {
    nodes: [
      'a query for each question, such as `Question: Orders per day.7`',
      'a collection for each collection, such as `Collection: Sales`',
      'a table for each table, such as `public.orders`',
      'a column for each column of a table that a question uses, such as `public.orders.id`',
    ],
    edges: [
      'from each collection to its questions',
      'from each question to its table',
      'from each column of that table to the question',
    ],
  },
  limits: [
    'Dashboards are not read.',
    'A question is only linked to the table that Metabase reports for it. It is not linked to joined tables, and questions in native SQL are not linked to any table.',
    'There is an edge from every column of the table to the question, even if the question does not use the column.',
    'There are no edges from tables to their columns. A connection to the database itself adds them.',
    'The run fails if the `schema` of a table is `null` in the API.',
    'Two collections with the same name become the same node.',
    'You can only log in with a user name and password, not with an API key or single sign-on.',
  ],
};

export default metabase;
