import type { Answer } from './entry.ts';

/** What a reader wrote on a page and what became of it, kept as long as the browser's tab. */
export interface Draft {
  key: string;
  answer: Answer;
  details: string;
  email: string;
  /** The answer that the collector has. */
  voted: Answer | undefined;
  isSent: boolean;
}

/** The prefix of drafts' names in the store; the page's path follows. */
export const DRAFTS = 'wrapdocs:feedback:';

/** The draft of a page; undefined if there is no store, or if it contains something else. */
export function readDraft(page: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS + page) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a page; if the browser has no store, it lasts as long as the page. */
export function writeDraft(page: string, draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFTS + page, JSON.stringify(draft));
  } catch {
    // Blocked or full: a reload loses the text, but everything else works.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, answer, details, email, voted, isSent } = value as Partial<
    Record<keyof Draft, unknown>
  >;
  return (
    [key, details, email].every((text) => typeof text === 'string') &&
    isAnswer(answer) &&
    (voted === undefined || isAnswer(voted)) &&
    typeof isSent === 'boolean'
  );
}

function isAnswer(value: unknown): value is Answer {
  return value === 'yes' || value === 'no';
}
