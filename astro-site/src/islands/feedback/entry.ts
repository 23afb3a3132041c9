export type Answer = 'yes' | 'no';

/** The posted data; the collector keeps the latest entry with the same key. */
export interface Entry {
  /** A UUID, one per page view. */
  key: string;
  /** Path of the page's address. */
  page: string;
  answer: Answer;
  details?: string;
  email?: string;
  /** A field that only bots see and fill in. */
  website: string;
}

/** Longest details in UTF-16 units; at three bytes each they fit into the collector's 16 KB. */
export const MAX_DETAILS = 4000;

/** Longest e-mail address that mail servers accept. */
export const MAX_EMAIL = 254;
