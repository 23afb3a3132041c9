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
      description: 'Account identifier: what stands before `.snowflakecomputing.com`.',
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
      description: 'Password of that user.',
      env: 'GRAI_SNOWFLAKE_PASSWORD',
    },
    {
      name: 'role',
      required: true,
      example: 'GRAI_READER',
      description: 'Role of the session; it decides what is seen.',
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
      'along foreign keys, from the referring column to the column it refers to, where table and column names are lower case (see the limits)',
    ],
  },
  limits: [
    'One database for each connection.',
    'A materialized view or an external table in the database stops the run: version 0.1.2 knows base tables, views and temporary tables only.',
    'Unquoted names of tables and columns are turned to lower case, schemas are not: `PUBLIC.orders.id`.',
    'Foreign keys keep the upper-case names that Snowflake reports, so their edges name nodes that do not exist. The server sets such edges aside.',
    'Signing in takes user and password; key pairs, OAuth and SSO are not provided for.',
    'Keys are not marked on columns, and queries inside views are not parsed.',
  ],
};

export default snowflake;
