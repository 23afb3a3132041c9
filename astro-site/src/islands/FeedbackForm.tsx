import { type ReactNode, useEffect, useRef } from 'react';
import { feedback as strings } from '#strings';
import { AnswerButtons } from './feedback/AnswerButtons.tsx';
import { DetailsForm } from './feedback/DetailsForm.tsx';
import { isSending, isTrouble, type Notice } from './feedback/feedback-state.ts';
import { useFeedback } from './feedback/use-feedback.ts';
import { useWake } from './use-wake.ts';
import './feedback/feedback.css';

const QUESTION = 'feedback-question';

export interface FeedbackFormProps {
  /** Where the answers are posted: a path of the site or a whole address. */
  endpoint: string;
}

/**
 * Asks whether the page helped. The answer is sent at once; details and an e-mail address may
 * follow.
 */
export function FeedbackForm({ endpoint }: FeedbackFormProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useFeedback(endpoint);
  const { answer, isSent, notice } = state;
  useWake(root);

  useEffect(() => {
    // The button that had the focus disappeared with the form.
    const isLost = document.activeElement === document.body;
    if (notice?.kind === 'sent' && isLost) status.current?.focus({ preventScroll: true });
  }, [notice]);

  const said = isSending(state) ? strings.sending : describeNotice(notice);
  const isAlert = isTrouble(notice);
  return (
    <section ref={root} className="feedback" aria-labelledby={QUESTION}>
      <p id={QUESTION} className="feedback-question">
        {strings.question}
      </p>
      {!isSent && (
        <AnswerButtons
          labelledBy={QUESTION}
          answer={answer}
          isDisabled={isSending(state)}
          onChoose={(chosen) => {
            dispatch({ type: 'choose', answer: chosen });
          }}
        />
      )}
      {answer !== undefined && !isSent && (
        <DetailsForm state={state} answer={answer} dispatch={dispatch} />
      )}
      <p ref={status} className="feedback-status" role="status" tabIndex={-1}>
        {isSent ? strings.sent : !isAlert && said}
      </p>
      <p className="feedback-status feedback-trouble" role="alert">
        {isAlert && said}
      </p>
    </section>
  );
}

/** The notice in words, without what the e-mail field already says. */
export function describeNotice(notice: Notice | undefined): string {
  if (notice === undefined) return '';
  switch (notice.kind) {
    case 'email':
      return '';
    case 'busy':
      return strings.busy(notice.seconds);
    case 'refused':
    case 'broken':
      return strings[notice.kind](notice.status);
    default:
      return strings[notice.kind];
  }
}
