export const footer = {
  edit: 'Edit this page',
  source: 'View the Python source',
  repository: 'View the repository',
  copyright: (year: number) => `Copyright © ${year}`,
};
