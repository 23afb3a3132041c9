export const notFound = {
  title: 'Page not found',
  explanation:
    'There is nothing at this address. The page may have moved, or the link that led here may be mistyped.',
  nearest: 'Did you mean one of these?',
  others: 'Other ways on',
  search: 'Search for it: press / or use the search box at the top.',
  home: 'Start from the home page',
  reference: 'Look through the API reference',
};
