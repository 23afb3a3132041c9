export const sidebar = {
  reference: 'API reference',
  packages: 'All packages',
  overview: 'Overview',
  operations: 'All operations',
};
