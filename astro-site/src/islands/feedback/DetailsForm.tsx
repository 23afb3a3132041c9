import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { feedback as strings } from '#strings';
import { MAX_DETAILS, type Answer } from './entry.ts';
import { EmailField } from './EmailField.tsx';
import { canRetry, isSending, type FeedbackAction, type FeedbackState } from './feedback-state.ts';

interface DetailsFormProps {
  state: FeedbackState;
  answer: Answer;
  dispatch: Dispatch<FeedbackAction>;
}

/** What a reader may add to the answer. Our messages replace the browser's own bubbles. */
export function DetailsForm({ state, answer, dispatch }: DetailsFormProps): ReactNode {
  const email = useRef<HTMLInputElement>(null);
  const isBusy = isSending(state);
  const isEmailInvalid = state.notice?.kind === 'email';

  useEffect(() => {
    if (isEmailInvalid) email.current?.focus();
  }, [isEmailInvalid]);

  return (
    <form
      className="feedback-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'send', isEmailValid: email.current?.validity.valid ?? true });
      }}
    >
      <div className="feedback-field">
        <label htmlFor="feedback-details">{strings.details[answer]}</label>
        <textarea
          id="feedback-details"
          name="details"
          rows={4}
          maxLength={MAX_DETAILS}
          readOnly={isBusy}
          value={state.details}
          onChange={({ target }) => {
            dispatch({ type: 'write', field: 'details', value: target.value });
          }}
        />
      </div>
      <EmailField
        ref={email}
        value={state.email}
        isInvalid={isEmailInvalid}
        isReadOnly={isBusy}
        onWrite={(value) => {
          dispatch({ type: 'write', field: 'email', value });
        }}
      />
      <Trap
        value={state.website}
        onWrite={(value) => {
          dispatch({ type: 'write', field: 'website', value });
        }}
      />
      <button type="submit" className="feedback-send" aria-disabled={isBusy}>
        {canRetry(state.notice) ? strings.tryAgain : strings.send}
      </button>
    </form>
  );
}

/** Invisible to people; bots fill it in, and the collector drops what they send. */
function Trap({ value, onWrite }: { value: string; onWrite: (value: string) => void }): ReactNode {
  return (
    <div className="feedback-trap" aria-hidden="true">
      <label>
        {strings.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            onWrite(target.value);
          }}
        />
      </label>
    </div>
  );
}
