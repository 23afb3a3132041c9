import type { Integration } from './integration.ts';

const snowflake: Integration = {
  id: 'snowflake',
  name: 'Snowflake',
  route: '/integrations/data_warehouses/snowflake/',
  category: 'data_warehouses',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'Snowflake',
  python: {
    package: 'grai-source-snowflake',
    version: '0.1.2',
    module: 'grai_source_snowflake',
    integration: 'grai_source_snowflake.base.SnowflakeIntegration',
  },
  githubAction: '/tooling/github-actions/snowflake/',
  fields: [
    {
      name: 'account',
      required: true,
      example: 'myorg-shop',
      description: 'Account identifier: the part of the address before `.snowflakecomputing.com`.',
      env: 'GRAI_SNOWFLAKE_ACCOUNT',
    },
    {
      name: 'user',
      required: true,
      example: 'GRAI',
      description: 'User to log in as.',
      env: 'GRAI_SNOWFLAKE_USER',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: 'Password of this user.',
      env: 'GRAI_SNOWFLAKE_PASSWORD',
    },
    {
      name: 'role',
      required: true,
      example: 'GRAI_READER',
      description: 'Role of the session, which determines what Grai can see.',
      env: 'GRAI_SNOWFLAKE_ROLE',
    },
    {
      name: 'warehouse',
      required: true,
      example: 'COMPUTE_WH',
      description: 'Virtual warehouse that runs the queries.',
      env: 'GRAI_SNOWFLAKE_WAREHOUSE',
    },
    {
      name: 'database',
      required: true,
      example: 'SHOP',
      description: 'Database to read.',
      env: 'GRAI_SNOWFLAKE_DATABASE',
    },
  ],
  reads: ['`information_schema.tables`', '`information_schema.columns`', '`SHOW IMPORTED KEYS`'],
  produces: {
    nodes: [
      'a table node for each table, view and temporary table',
      'a column node for each column, with its data type, default value and whether it can be null',
    ],
    edges: [
      'from each table to its columns',
      'for foreign keys: from the referring column to the referenced column, if the names of tables and columns are lower case (see the limits)',
    ],
  },
  limits: [
    'A connection reads only one database.',
    'A run fails if the database contains a materialized view or an external table: version 0.1.2 only supports base tables, views and temporary tables.',
    'Unquoted names of tables and columns are converted to lower case, but names of schemas are not: `PUBLIC.orders.id`.',
    'Foreign keys keep the upper-case names that Snowflake reports, so their edges refer to nodes that do not exist. The server excludes such edges.',
    'You can only log in with a user and password, not with a key pair, OAuth or SSO.',
    'Columns are not marked as keys, and queries inside views are not parsed.',
  ],
};

export default snowflake;
