import type { Integration } from './integration.ts';

const postgres: Integration = {
  id: 'postgres',
  name: 'PostgreSQL',
  route: '/integrations/databases/postgres/',
  category: 'databases',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'PostgreSQL',
  python: {
    package: 'grai-source-postgres',
    version: '0.2.4',
    module: 'grai_source_postgres',
    integration: 'grai_source_postgres.base.PostgresIntegration',
  },
  githubAction: '/tooling/github-actions/postgres/',
  fields: [
    {
      name: 'host',
      required: true,
      default: 'localhost',
      example: 'postgres.example.com',
      description: 'Host name or address of the server.',
      env: 'GRAI_POSTGRES_HOST',
    },
    {
      name: 'port',
      required: true,
      default: '5432',
      description: 'Port of the server.',
      env: 'GRAI_POSTGRES_PORT',
    },
    {
      name: 'dbname',
      label: 'Database Name',
      required: true,
      example: 'shop',
      description: 'Database to read.',
      env: 'GRAI_POSTGRES_DBNAME',
    },
    {
      name: 'user',
      required: true,
      example: 'grai',
      description: 'Role to log in as.',
      env: 'GRAI_POSTGRES_USER',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: 'Password of this role.',
      env: 'GRAI_POSTGRES_PASSWORD',
    },
  ],
  reads: [
    '`information_schema.tables`',
    '`information_schema.columns`',
    '`pg_constraint` with `pg_class`, `pg_namespace` and `pg_attribute`, for keys',
  ],
  produces: {
    nodes: [
      'a table node for each table, view and foreign table',
      'a column node for each column, with its data type, default value, and whether it can be null, is unique or is the primary key',
    ],
    edges: [
      'from each table to its columns',
      'for foreign keys: from the referenced column to the column that refers to it',
    ],
  },
  limits: [
    'A connection reads only one database.',
    'Materialized views are not in `information_schema`, so they are not read.',
    'A foreign key with several columns becomes one edge between its first columns.',
    'PostgreSQL 18 lists not-null constraints in `pg_constraint` with the type `n`. Version 0.2.4 of the library does not support this type and fails at such a column.',
    'A run fails if the role cannot see any table.',
    'Queries inside views are not parsed, so there are no edges between a view and the tables that it selects from.',
  ],
};

export default postgres;
