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
      description: 'Database that the session opens.',
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
      description: "The user's password.",
      env: 'GRAI_MYSQL_PASSWORD',
    },
  ],
  reads: [
    '`information_schema.tables`',
    '`information_schema.columns`',
    '`information_schema.table_constraints` with `information_schema.key_column_usage`',
  ],
  produces: {
    nodes: ['a node for each table and view', 'a node for each column'],
    edges: ['from each table to its columns', 'from column to column along foreign keys'],
  },
  limits: [],
};

export default mysql;
