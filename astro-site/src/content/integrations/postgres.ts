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
      description: 'Password of that role.',
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
      'along foreign keys, from the referenced column to the column that refers to it',
    ],
  },
  limits: [
    'One database for each connection.',
    'Materialized views are not in `information_schema`, so they are not read.',
    'A foreign key over several columns gives one edge, between its first columns.',
    'PostgreSQL 18 lists not-null constraints in `pg_constraint` with type `n`. Library version 0.2.4 does not know that type and stops at such a column.',
    'A run fails when the role sees no table at all.',
    'Queries inside views are not parsed: a view has no edges to the tables it selects from.',
  ],
};

export default postgres;
