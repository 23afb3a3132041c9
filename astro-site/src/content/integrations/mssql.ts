import type { Integration } from './integration.ts';

const mssql: Integration = {
  id: 'mssql',
  name: 'Microsoft SQL Server',
  route: '/integrations/databases/mssql/',
  category: 'databases',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'Microsoft SQL Server',
  python: {
    package: 'grai-source-mssql',
    version: '0.1.3',
    module: 'grai_source_mssql',
    integration: 'grai_source_mssql.base.MsSQLIntegration',
  },
  githubAction: '/tooling/github-actions/mssql/',
  fields: [
    {
      name: 'host',
      required: true,
      example: 'mssql.example.com',
      description: 'Host name or address of the server.',
      env: 'GRAI_MSSQL_HOST',
    },
    {
      name: 'database',
      required: false,
      example: 'shop',
      description: 'Database to read. Defaults to the default database of the login.',
      env: 'GRAI_MSSQL_DATABASE',
    },
    {
      name: 'user',
      required: true,
      example: 'grai',
      description: 'SQL Server login.',
      env: 'GRAI_MSSQL_USER',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: 'Password of this login.',
      env: 'GRAI_MSSQL_PASSWORD',
    },
    {
      name: 'port',
      required: false,
      example: '1433',
      description: 'Port of the server. If you omit it, the ODBC driver decides.',
      env: 'GRAI_MSSQL_PORT',
    },
  ],
  reads: [
    '`INFORMATION_SCHEMA.TABLES`',
    '`INFORMATION_SCHEMA.COLUMNS` with `CONSTRAINT_COLUMN_USAGE` and `TABLE_CONSTRAINTS`',
    '`sys.foreign_key_columns` with `sys.objects`, `sys.tables`, `sys.schemas` and `sys.columns`',
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
    'A connection reads only one database.',
    'Foreign keys to tables in another schema do not become edges.',
    'The web app trusts any server certificate (`TrustServerCertificate=yes`) and offers no choice of ODBC driver.',
    'Queries inside views and procedures are not parsed.',
  ],
};

export default mssql;
