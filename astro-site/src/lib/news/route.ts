/** The page of what is new in the release, below the site's base. */
export const NEWS_ROUTE = 'whats-new';
