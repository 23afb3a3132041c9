export const sidebar = {
  reference: 'API reference',
  packages: 'Packages',
  overview: 'Overview',
};
