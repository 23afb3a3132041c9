import type { Integration } from './integration.ts';

const flatFile: Integration = {
  id: 'flat-file',
  name: 'Flat File',
  route: '/integrations/misc/flat-file/',
  category: 'misc',
  status: 'general_release',
  metadata: 'reads a file',
  connector: 'Flat File',
  python: {
    package: 'grai-source-flat-file',
    version: '0.2.2',
    module: 'grai_source_flat_file',
    integration: 'grai_source_flat_file.base.FlatFileIntegration',
  },
  githubAction: '/tooling/github-actions/flat-file/',
  fields: [],
  upload: 'a file that ends in `.csv`, `.parquet` or `.feather`',
  reads: ['the whole file, with pandas: the names, types and missing values of its columns'],
  produces: {
    nodes: ['a table for the file', 'a column for each column, with `data_type` and `is_nullable`'],
    edges: ['from the table to its columns'],
  },
  limits: [
    'In the web app, the table is named after the path where the server stores the upload, such as `run_<run id>/orders`. The next upload creates a new table and deletes the old one.',
    'The whole file is loaded into memory.',
    'The types are inferred by pandas: `integer`, `float`, `string`, or the name of the pandas type. Integer columns with missing values become `float`.',
    '`is_nullable` only means that the column has missing values in this file, not that they are allowed.',
    'The web app also lets you select `.arrow` files, but reading them fails.',
    'File extensions are case-sensitive: `.CSV` is not supported.',
  ],
};

export default flatFile;
