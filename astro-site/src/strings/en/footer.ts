export const footer = {
  edit: 'Edit this page',
  source: 'See the Python source',
  repository: 'See the repository',
  copyright: (year: number) => `Copyright © ${year}`,
};
