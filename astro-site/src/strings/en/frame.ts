export const header = {
  source: 'Source code',
};

export const sidebar = {
  reference: 'API reference',
  operations: 'All operations',
  coverage: 'API coverage',
  /** Leads to a page that lists all entries of a long list. */
  all: (count: number) => `All ${String(count)} entries`,
};

export const footer = {
  edit: 'Edit this page',
  source: 'View the Python source',
  repository: 'View the repository',
  copyright: (year: number) => `Copyright © ${year}`,
};

export const notFound = {
  title: 'Page not found',
  explanation: 'There is no page at this address. It may have moved, or the link may be wrong.',
  nearest: 'Did you mean one of these?',
  others: 'Other options',
  search: 'Press / or use the search box at the top to search for the page',
  home: 'Go to the home page',
  reference: 'Browse the API reference',
};
