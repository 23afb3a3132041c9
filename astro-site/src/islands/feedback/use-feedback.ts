import { useEffect, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import {
  NO_FEEDBACK,
  reduceFeedback,
  toDraft,
  type FeedbackAction,
  type FeedbackState,
} from './feedback-state.ts';
import { makeKey } from './entry.ts';
import { postFeedback } from './post-feedback.ts';

/**
 * The feedback on the current page: posted to the endpoint, and kept in the tab's store meanwhile.
 */
export function useFeedback(endpoint: string): [FeedbackState, Dispatch<FeedbackAction>] {
  const [state, dispatch] = useReducer(reduceFeedback, NO_FEEDBACK);
  const { page, posting } = state;

  useLayoutEffect(() => {
    const page = location.pathname;
    dispatch({ type: 'open', page, key: makeKey(), draft: readDraft(page) });
  }, []);

  useEffect(() => {
    if (posting === undefined) return;
    void postFeedback(endpoint, posting.entry).then((outcome) => {
      dispatch({ type: 'settle', outcome, freshKey: makeKey() });
    });
  }, [endpoint, posting]);

  useEffect(() => {
    const draft = toDraft(state);
    if (draft !== undefined) writeDraft(page, draft);
  }, [page, state]);

  useEffect(() => {
    const reportOnline = (): void => {
      dispatch({ type: 'online' });
    };
    addEventListener('online', reportOnline);
    return () => {
      removeEventListener('online', reportOnline);
    };
  }, []);

  return [state, dispatch];
}
