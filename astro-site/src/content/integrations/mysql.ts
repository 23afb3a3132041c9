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
      description: 'Database that the session opens. It does not restrict what is read.',
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
      description: 'Password of this user.',
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
      'for foreign keys: from the referenced column to the column that refers to it',
    ],
  },
  limits: [
    'All databases that the user can see are read, including `mysql` and `sys`, except `information_schema` and `performance_schema`.',
    'Foreign keys to tables in another database do not become edges.',
    'A foreign key with several columns becomes one edge between its first columns.',
    'Queries inside views are not parsed, so there are no edges between a view and the tables that it selects from.',
  ],
};

export default mysql;
