export const header = {
  source: 'Source code',
};

export const sidebar = {
  reference: 'API reference',
  packages: 'All packages',
  overview: 'Overview',
  operations: 'All operations',
};

export const footer = {
  edit: 'Edit this page',
  source: 'View the Python source',
  repository: 'View the repository',
  copyright: (year: number) => `Copyright © ${year}`,
};
