import type { Integration } from './integration.ts';

const redshift: Integration = {
  id: 'redshift',
  name: 'Redshift',
  route: '/integrations/data_warehouses/redshift/',
  category: 'data_warehouses',
  status: 'general_release',
  metadata: 'reads the system',
  connector: 'Amazon Redshift',
  python: {
    package: 'grai-source-redshift',
    version: '0.1.1',
    module: 'grai_source_redshift',
    integration: 'grai_source_redshift.base.RedshiftIntegration',
  },
  githubAction: '/tooling/github-actions/redshift/',
  fields: [
    {
      name: 'host',
      required: true,
      example: 'shop.abc123.eu-west-1.redshift.amazonaws.com',
      description: 'Endpoint of the cluster or workgroup, without the port and the database.',
      env: 'GRAI_REDSHIFT_HOST',
    },
    {
      name: 'port',
      required: true,
      default: '5439',
      description: 'Port of the endpoint.',
      env: 'GRAI_REDSHIFT_PORT',
    },
    {
      name: 'database',
      required: true,
      example: 'analytics',
      description: 'Database to read.',
      env: 'GRAI_REDSHIFT_DATABASE',
    },
    {
      name: 'user',
      required: true,
      example: 'grai',
      description: 'User to log in as.',
      env: 'GRAI_REDSHIFT_USER',
    },
    {
      name: 'password',
      required: true,
      secret: true,
      description: 'Password of this user.',
      env: 'GRAI_REDSHIFT_PASSWORD',
    },
  ],
  reads: [
    '`information_schema.tables`',
    '`information_schema.columns`',
    '`pg_get_late_binding_view_cols()`',
    '`information_schema.table_constraints` with `key_column_usage`, `referential_constraints` and `constraint_column_usage`',
  ],
  produces: {
    nodes: [
      'a table node for each table and view, including late-binding views',
      'a column node for each column, with its data type, default value and whether it can be null',
    ],
    edges: [
      'from each table to its columns',
      'for foreign keys: from the referenced column to the column that refers to it',
    ],
  },
  limits: [
    'A connection reads only one database.',
    'External schemas (Redshift Spectrum) are not in `information_schema`, so their tables are not read.',
    'Columns are not marked as primary key or unique.',
    'For columns of late-binding views, only the data type is read, but not the default value and whether they can be null.',
    '`information_schema` shows some constraints only to the owner of a table, so a user with only `SELECT` may not see foreign keys.',
    'A foreign key with several columns becomes an edge for each pair of its columns.',
    'Queries inside views are not parsed.',
  ],
};

export default redshift;
