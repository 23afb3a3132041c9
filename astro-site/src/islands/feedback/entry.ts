export type Answer = 'yes' | 'no';

/** What is posted; the collector keeps the latest entry of a key. */
export interface Entry {
  /** A UUID, one a view of a page. */
  key: string;
  /** Path of the page's address. */
  page: string;
  answer: Answer;
  details?: string;
  email?: string;
  /** A field that only robots see and fill. */
  website: string;
}

/** Longest details in UTF-16 units; at three bytes each they fit into the collector's 16 KB. */
export const MAX_DETAILS = 4000;

/** Longest e-mail address that mail servers take. */
export const MAX_EMAIL = 254;
