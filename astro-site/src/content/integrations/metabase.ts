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
      description: 'JSON object from ids of databases in Metabase to namespaces.',
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
    '`/api/database`: ids and names of the databases',
    '`/api/table` and `/api/table/{id}/query_metadata`: active tables and their columns',
    '`/api/card`: questions that are not archived',
    '`/api/collection`: collections that are not archived',
  ],
  produces: {
    nodes: [
      'a query for each question, `Question: Orders per day.7`',
      'a collection for each collection, `Collection: Sales`',
      'a table for each table, `public.orders`',
      'a column for each column of a table that a question asks, `public.orders.id`',
    ],
    edges: [
      'from each collection to its questions',
      'from each question to its table',
      'from each column of that table to the question',
    ],
  },
  limits: [
    'Dashboards are not read.',
    'A question is tied to one table, the one Metabase reports for it. Joined tables are not, and questions in native SQL have none.',
    'Each column of the table leads to the question, whether the question uses it or not.',
    'Tables have no edges to their columns. A connection to the database itself brings them.',
    'A table whose `schema` is `null` in the API ends the run.',
    'Two collections of one name become one node.',
    'Log-in is by user name and password only: neither API keys nor single sign-on.',
  ],
};

export default metabase;
