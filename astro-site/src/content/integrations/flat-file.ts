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
  upload: 'one file that ends in `.csv`, `.parquet` or `.feather`',
  reads: ['the whole file, with pandas: names, types and missing values of its columns'],
  produces: {
    nodes: ['a table for the file', 'a column for each column, with `data_type` and `is_nullable`'],
    edges: ['from the table to its columns'],
  },
  limits: [
    'The web app names the table after the place where the server keeps the upload, `run_<run id>/orders`. The next upload makes a new table, and the old one goes.',
    'The file is loaded into memory as a whole.',
    'Types are what pandas finds: `integer`, `float`, `string`, or the name of the pandas type. A column of integers with a gap becomes `float`.',
    '`is_nullable` says whether this file has a gap in the column, not whether one is allowed.',
    'The dialog of the web app also offers `.arrow` files; reading one fails.',
    'Endings are compared as they are: `.CSV` is not `.csv`.',
  ],
};

export default flatFile;
