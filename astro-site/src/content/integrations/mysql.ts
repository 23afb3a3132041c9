import type { Integration } from './integration.ts';

const mysql: Integration = {
  id: 'mysql',
  name: 'MySQL',
  route: '/integrations/databases/mysql/',
  category: 'databases',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'MySQL',
  python: {
    package: 'grai-source-mysql',
    version: '0.1.1',
    module: 'grai_source_mysql',
    integration: 'grai_source_mysql.base.MySQLIntegration',
  },
  githubAction: '/tooling/github-actions/mysql/',
  fields: [
    {
      name: 'host',
      required: true,
      default: 'localhost',
      example: 'mysql.example.com',
      description: 'Host name or address of the server.',
      env: 'GRAI_MYSQL_HOST',
    },
    {
      name: 'port',
      required: true,
      default: '3306',
      description: 'Port of the server.',
      env: 'GRAI_MYSQL_PORT',
    },
    {
      name: 'dbname',
      label: 'Database Name',
      required: true,
      example: 'shop',
      description: 'Database that the session opens. It does not narrow what is read.',
      env: 'GRAI_MYSQL_DBNAME',
    },
    {
      name: 'user',
      required: true,
      example: 'grai',
      description: 'User to log in as.',
      env: 'GRAI_MYSQL_USER',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: 'Password of that user.',
      env: 'GRAI_MYSQL_PASSWORD',
    },
  ],
  reads: [
    '`information_schema.tables`',
    '`information_schema.columns`',
    '`information_schema.table_constraints` together with `information_schema.key_column_usage`',
  ],
  produces: {
    nodes: [
      'a table node for each table and view',
      'a column node for each column, with its data type, default value, and whether it can be null, is unique or is the primary key',
    ],
    edges: [
      'from each table to its columns',
      'along foreign keys, from the referenced column to the column that refers to it',
    ],
  },
  limits: [
    'Every database that the user can see is read, also `mysql` and `sys`; only `information_schema` and `performance_schema` are left out.',
    'The referenced table of a foreign key is looked for in the database of the referring table, so keys across databases give no edge.',
    'A foreign key over several columns gives one edge, between its first columns.',
    'Queries inside views are not parsed: a view has no edges to the tables it selects from.',
  ],
};

export default mysql;
